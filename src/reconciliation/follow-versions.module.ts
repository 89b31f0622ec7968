import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { EditsModule } from '../edits/edits.module.js';
import { AFTER_VERSION } from '../gsw/after-version.js';
import { DECIDED_CONSISTENCY } from '../gsw/decided-consistency.js';
import { CanonicalConsistency } from './canonical-consistency.service.js';
import { FollowVersions, RECONCILE_AS_IT_COMES } from './follow-versions.service.js';
import { ReconciliationModule } from './reconciliation.module.js';

const PORTS = [
  FollowVersions,
  { provide: AFTER_VERSION, useExisting: FollowVersions },
  { provide: DECIDED_CONSISTENCY, useExisting: CanonicalConsistency },
];

/**
 * Global, so that whatever writes or checks a version finds the ports by which what was decided follows. Unless it is registered with a
 * setting, new versions are not reconciled as they come.
 */
@Global()
@Module({
  imports: [EditsModule, ReconciliationModule],
  providers: PORTS,
  exports: [AFTER_VERSION, DECIDED_CONSISTENCY],
})
export class FollowVersionsModule {
  static register({ PANINI_RECONCILE: setting }: Pick<Environment, 'PANINI_RECONCILE'>): DynamicModule {
    return {
      module: FollowVersionsModule,
      providers: [{ provide: RECONCILE_AS_IT_COMES, useValue: setting === 'on' }],
    };
  }
}
