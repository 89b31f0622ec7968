import { Inject, Injectable } from '@nestjs/common';
import { INGESTION_SETTINGS, type IngestionSettings } from './ingestion-settings.js';

/** Places where a test lets the process die as by kill -9. */
export type Failpoint =
  'before-storing' | 'after-storing' | 'while-embedding' | 'in-transaction' | 'before-completion';

/** Dies where PANINI_TEST_FAILPOINT says; for tests only. */
@Injectable()
export class Failpoints {
  private readonly place: string | undefined;
  private left: number;

  constructor(@Inject(INGESTION_SETTINGS) { PANINI_TEST_FAILPOINT: wanted }: IngestionSettings) {
    const [place, nth = '1'] = wanted?.split(':') ?? [];
    this.place = place;
    this.left = Number(nth);
  }

  /** Kills this process when the variable is `NAME` or `NAME:N` and this is the N-th time that the named place is passed; together with others it is passed `times` at once. */
  pass(name: Failpoint, times: number = 1): void {
    if (name !== this.place || this.left <= 0) return;
    this.left -= times;
    if (this.left <= 0) process.kill(process.pid, 'SIGKILL');
  }
}
