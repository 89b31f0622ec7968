import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { IngestionService, type AcceptedIngest } from '../ingestion/ingestion.service.js';
import { receiveUpload, type Upload } from './receive-upload.js';
import { UPLOAD_LIMITS } from './upload-limits.js';
import { uploadedDocuments } from './uploaded-documents.js';

export interface UploadRequest {
  request: IncomingMessage;
  signal: AbortSignal;
  /** The caller's context in the workspace that the form names. */
  contextOf: (workspace: string) => RequestContext;
}

/** Files sent over HTTP become jobs like any other documents. */
@Injectable()
export class UploadsService {
  private underWay = 0;

  constructor(@Inject(IngestionService) private readonly ingestion: IngestionService) {}

  /**
   * Receives, reads and accepts the files of one form; a receipt for each document, in the order sent.
   * @throws PaniniError BAD_USER_INPUT, LIMIT_EXCEEDED, MODEL_MISMATCH, GRAPH_*, CANCELLED, DEADLINE_EXCEEDED
   */
  async upload(upload: UploadRequest): Promise<AcceptedIngest> {
    if (this.underWay >= UPLOAD_LIMITS.together) throw busy();
    this.underWay += 1;
    try {
      return await this.received(upload);
    } finally {
      this.underWay -= 1;
    }
  }

  private async received({ request, signal, contextOf }: UploadRequest): Promise<AcceptedIngest> {
    const upload = await receiveUpload(request, signal);
    const documents = await uploadedDocuments(upload, signal).finally(() => closed(upload));
    const { workspace, construct } = upload.fields;
    const options = construct === null ? {} : { construct };
    return this.ingestion.acceptAll(contextOf(workspace), documents, options);
  }
}

async function closed({ files }: Upload): Promise<void> {
  await Promise.all(files.map((file) => file.close()));
}

function busy(): PaniniError {
  return new PaniniError('LIMIT_EXCEEDED', `More than ${UPLOAD_LIMITS.together} uploads at one time.`, {
    hint: 'Send it again in a moment.',
    details: { retryAfterSeconds: 5 },
  });
}
