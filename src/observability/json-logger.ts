import type { LoggerService, LogLevel } from '@nestjs/common';
import { currentRequestId } from './request-id.js';
import { redact } from './redact.js';

/** Takes one finished line; the default is standard error, so that standard output stays a command's answer. */
export type WriteLine = (line: string) => void;

export interface JsonLoggerOptions {
  /** Values that never appear in a line. */
  secrets?: readonly string[];
  write?: WriteLine;
  /** Levels that are written; all but debug and verbose when absent. */
  levels?: readonly LogLevel[];
  /** Contexts that are left out. */
  without?: readonly string[];
}

/** One JSON object a line: level, time, context, request id, message, cause; secrets redacted. */
export class JsonLogger implements LoggerService {
  private readonly write: WriteLine;
  private readonly levels: ReadonlySet<LogLevel>;

  constructor(private readonly options: JsonLoggerOptions = {}) {
    this.write = options.write ?? ((line) => process.stderr.write(line));
    this.levels = new Set(options.levels ?? ['log', 'warn', 'error', 'fatal']);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.line('log', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.line('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.line('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.line('fatal', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.line('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.line('verbose', message, rest);
  }

  private line(level: LogLevel, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    if (!this.levels.has(level) || this.options.without?.some((name) => name === context)) return;
    const entry = {
      level,
      time: new Date().toISOString(),
      context,
      requestId: currentRequestId(),
      message: plain(message),
      more: rest.length > 1 ? rest.slice(0, -1).map(plain) : undefined,
    };
    this.write(`${redact(JSON.stringify(entry), this.options.secrets)}\n`);
  }
}

/** Errors have no enumerable fields, so JSON would show them as {}. */
function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const cause = value.cause === undefined ? {} : { cause: plain(value.cause) };
  const code = 'code' in value ? { code: value.code } : {};
  return { name: value.name, ...code, message: value.message, stack: value.stack, ...cause };
}
