import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import { freePort, requirePortFree } from './ports.js';

describe('ports of the private server', () => {
  it('says which port is in use and which variable changes it', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    try {
      const failure = requirePortFree(port, 'PANINI_BOLT_PORT');
      await expect(failure).rejects.toMatchObject({
        code: 'SERVER_PORT_IN_USE',
        message: expect.stringContaining(String(port)),
        hint: expect.stringContaining('PANINI_BOLT_PORT'),
      });
    } finally {
      other.close();
    }
  });

  it('sees a program that listens on all addresses too', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, () => resolve((other.address() as { port: number }).port));
    });
    try {
      await expect(requirePortFree(port, 'PANINI_BROWSER_PORT')).rejects.toThrow(String(port));
    } finally {
      other.close();
    }
  });

  it('lets a free port pass', async () => {
    await expect(requirePortFree(await freePort(), 'PANINI_BOLT_PORT')).resolves.toBeUndefined();
  });
});
