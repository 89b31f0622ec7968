import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import busboy, { type Busboy, type FileInfo } from 'busboy';
import { throwIfInterrupted } from '../context/interruption.js';
import { PaniniError } from '../errors/panini-error.js';
import { DOCUMENT_LIMITS } from '../ingestion/ingest-document.js';
import { fieldName, noFields, setField, type UploadFields } from './upload-fields.js';
import { UPLOAD_LIMITS } from './upload-limits.js';
import { storeFile, type UploadedFile } from './uploaded-file.js';

export interface Upload {
  fields: UploadFields;
  /** In the order sent. Whoever has them closes them. */
  files: UploadedFile[];
}

/**
 * Receives a multipart form: its files go to disk as they come. Whatever fails, no file of it is left.
 * @throws PaniniError BAD_USER_INPUT, LIMIT_EXCEEDED, CANCELLED, DEADLINE_EXCEEDED
 */
export async function receiveUpload(request: IncomingMessage, signal: AbortSignal): Promise<Upload> {
  refuseLarge(Number(request.headers['content-length'] ?? 0));
  const receiver = new Receiver(parserOf(request));
  try {
    await parsed(request, receiver.parser, signal);
    return await receiver.finish();
  } catch (thrown) {
    await receiver.discard();
    throwIfInterrupted(signal);
    throw receiver.fault ?? malformed(thrown);
  }
}

/** Unlike a pipeline this leaves the request open when the parser fails, so that it can still be answered. */
async function parsed(request: IncomingMessage, parser: Busboy, signal: AbortSignal): Promise<void> {
  const ended = finished(parser, { signal });
  const gone = (): void => void parser.destroy(new Error('The client went away.'));
  request.once('aborted', gone).once('error', gone);
  request.pipe(parser);
  try {
    await ended;
  } catch (thrown) {
    parser.destroy(thrown as Error);
    throw thrown;
  } finally {
    request.unpipe(parser).off('aborted', gone).off('error', gone);
  }
}

class Receiver {
  fault: PaniniError | null = null;
  private readonly fields = noFields();
  private readonly stored: Promise<UploadedFile | null>[] = [];
  private externalId: string | null = null;
  private received = 0;

  constructor(readonly parser: Busboy) {
    // A second fault, after the one that is told, must not end the process.
    parser.on('error', () => undefined);
    parser.on('field', (name, value, { valueTruncated }) =>
      this.attempt(() => {
        if (valueTruncated) throw limit(`A field has more than ${UPLOAD_LIMITS.fieldBytes} bytes.`);
        this.takeField(name, value);
      }),
    );
    parser.on('file', (name, stream, info) => this.takeFile(name, stream, info));
    parser.on('filesLimit', () => this.fail(limit(`There are more than ${UPLOAD_LIMITS.files} files.`)));
    parser.on('fieldsLimit', () => this.fail(limit(`There are more than ${UPLOAD_LIMITS.fields} fields.`)));
  }

  /** @throws PaniniError BAD_USER_INPUT when no file came, or an id after the last one */
  async finish(): Promise<Upload> {
    const files = (await Promise.all(this.stored)).filter((file) => file !== null);
    if (this.fault) throw this.fault;
    if (files.length === 0) throw this.fail(wrong('Expected a file, got none.'));
    if (this.externalId !== null) throw this.fail(wrong('The last externalId has no file after it.'));
    return { fields: this.fields, files };
  }

  async discard(): Promise<void> {
    const files = await Promise.all(this.stored);
    await Promise.all(files.flatMap((file) => (file ? [file.close()] : [])));
  }

  private takeField(name: string, value: string): void {
    const known = fieldName(name);
    if (known !== 'externalId') return setField(this.fields, known, value);
    this.externalId = checkedId(value);
  }

  private takeFile(field: string, stream: Readable, info: FileInfo): void {
    // The parser destroys what it is in the middle of with its own fault, also when nobody reads it.
    stream.once('error', () => undefined);
    const place = this.attempt(() => {
      if (field !== 'file') throw wrong(`A file came as "${field.slice(0, 40)}".`);
      return this.placeOf(info);
    });
    if (place === null) return void stream.resume();
    const stored = storeFile(stream, (bytes) => this.count(bytes));
    this.stored.push(
      stored.then(
        (file) => ({ ...place, ...file }),
        (thrown: unknown) => {
          this.fail(thrown instanceof PaniniError ? thrown : malformed(thrown));
          return null;
        },
      ),
    );
  }

  private placeOf({ filename }: FileInfo): { name: string; externalId: string } {
    const given = (filename as string | undefined) ?? '';
    const externalId = this.externalId ?? checkedId(given);
    this.externalId = null;
    return { name: given || externalId, externalId };
  }

  private count(bytes: number): void {
    this.received += bytes;
    refuseLarge(this.received);
  }

  private attempt<Result>(work: () => Result): Result | null {
    try {
      return work();
    } catch (thrown) {
      this.fail(thrown as PaniniError);
      return null;
    }
  }

  /** The first fault is the one that is told. */
  private fail(fault: PaniniError): PaniniError {
    this.fault ??= fault;
    this.parser.destroy(this.fault);
    return this.fault;
  }
}

function parserOf(request: IncomingMessage): Busboy {
  const { files, fields, fieldBytes } = UPLOAD_LIMITS;
  try {
    return busboy({
      headers: request.headers,
      // The whole path is part of an id, and names are UTF-8 as browsers and curl send them.
      ...{ preservePath: true, defParamCharset: 'utf8' },
      limits: { files, fields, parts: files + fields, fieldSize: fieldBytes, fieldNameSize: 100 },
    });
  } catch (thrown) {
    throw malformed(thrown);
  }
}

function checkedId(externalId: string): string {
  if (externalId.trim() !== '' && externalId.length <= DOCUMENT_LIMITS.externalId) return externalId;
  throw wrong(
    `Expected a file name or externalId of 1 to ${DOCUMENT_LIMITS.externalId} characters, got ${externalId.length}.`,
  );
}

function refuseLarge(bytes: number): void {
  if (bytes > UPLOAD_LIMITS.bytes) throw limit(`The upload is larger than ${UPLOAD_LIMITS.bytes} bytes.`);
}

function limit(message: string): PaniniError {
  return new PaniniError('LIMIT_EXCEEDED', message, { hint: 'Send it in parts, or use `panini ingest`.' });
}

function wrong(message: string): PaniniError {
  return new PaniniError('BAD_USER_INPUT', message, {
    hint: 'Send multipart/form-data with files as `file`; an externalId stands before its file.',
  });
}

function malformed(cause: unknown): PaniniError {
  return new PaniniError('BAD_USER_INPUT', 'Expected a whole form as multipart/form-data.', {
    hint: 'See docs/api.md for an upload with curl.',
    cause,
  });
}
