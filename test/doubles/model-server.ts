import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChatModel, answerChat } from './chat-wire.js';
import { answerRerank } from './cohere-wire.js';
import { type ModelReply, type ModelRequest, type ScriptedFault, refuses } from './model-reply.js';
import { answerEmbeddings } from './openai-wire.js';

/** Embeddings, rerank and chat over real HTTP: deterministic, recording, refusing what the services refuse, and failing as told. */
export class ModelServer {
  /** Every request that came, in order. */
  readonly requests: ModelRequest[] = [];
  /** What the chat model answers; a test sets it. */
  chat: ChatModel = () => ({ content: 'N/A' });
  private readonly faults: ScriptedFault[] = [];
  private readonly server: Server = createServer((request, response) => {
    this.serve(request, response).catch(() => response.destroy());
  });

  /** @param key the only key accepted; absent, none is asked for. */
  private constructor(private readonly key: string | undefined) {}

  static async start(key?: string): Promise<ModelServer> {
    const double = new ModelServer(key);
    await new Promise<void>((resolve) => double.server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** For OpenAI clients, whose base URL ends in the version. */
  get openAiUrl(): string {
    return `${this.url}/v1`;
  }

  /** The next requests meet these, one each; later ones are answered rightly. */
  script(...faults: ScriptedFault[]): void {
    this.faults.push(...faults);
  }

  reset(): void {
    this.requests.length = 0;
    this.faults.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(incoming);
    this.requests.push(request);
    const fault = this.faults.shift() ?? {};
    if (fault.delayMs) await sleep(fault.delayMs);
    if (fault.cut) return void response.destroy();
    if (fault.hang === 'before') return;
    const right = fault.reply ?? (await this.answer(request));
    send(
      response,
      fault.mangle ? { ...right, body: fault.mangle(right.body as never) } : right,
      fault.hang === 'midway',
    );
  }

  private async answer(request: ModelRequest): Promise<ModelReply> {
    if (request.path === '/v1/embeddings') return answerEmbeddings(request, this.key);
    if (request.path === '/v1/chat/completions')
      return answerChat(request, { key: this.key, model: this.chat });
    if (request.path === '/v2/rerank') return answerRerank(request, this.key);
    return refuses(404, {
      error: {
        message: `Invalid URL (POST ${request.path})`,
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    });
  }
}

async function read(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
  return { path: incoming.url ?? '', headers: incoming.headers, body, at: Date.now() };
}

function send(response: ServerResponse, { status, headers, body }: ModelReply, stall: boolean): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (stall) response.write(text.slice(0, text.length / 2));
  else response.end(text);
}
