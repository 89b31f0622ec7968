import { crc32 } from 'node:zlib';

/** A zip of one deflated part, which may say of itself what it likes. */
export function zipOf(name: string, deflated: Buffer, size: number): Buffer {
  const bytes = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(crc32(deflated), 10);
  shared.writeUInt32LE(deflated.length, 14);
  shared.writeUInt32LE(size, 18);
  shared.writeUInt16LE(bytes.length, 22);
  shared.copy(local, 4);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  shared.copy(central, 6, 0, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + bytes.length, 12);
  end.writeUInt32LE(local.length + bytes.length + deflated.length, 16);
  return Buffer.concat([local, bytes, deflated, central, bytes, end]);
}
