import { Global, Module } from '@nestjs/common';
import { EditsModule } from '../edits/edits.module.js';
import { AFTER_VERSION } from '../gsw/after-version.js';
import { DECIDED_CONSISTENCY } from '../gsw/decided-consistency.js';
import { CanonicalConsistency } from './canonical-consistency.service.js';
import { FollowVersions } from './follow-versions.service.js';
import { ReconciliationModule } from './reconciliation.module.js';

/** Global, so that whatever writes or checks a version finds the ports by which what was decided follows. */
@Global()
@Module({
  imports: [EditsModule, ReconciliationModule],
  providers: [
    FollowVersions,
    { provide: AFTER_VERSION, useExisting: FollowVersions },
    { provide: DECIDED_CONSISTENCY, useExisting: CanonicalConsistency },
  ],
  exports: [AFTER_VERSION, DECIDED_CONSISTENCY],
})
export class FollowVersionsModule {}
