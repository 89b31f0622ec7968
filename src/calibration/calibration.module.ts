import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { CalibrationRepository } from './calibration.repository.js';
import { CalibrationService } from './calibration.service.js';

@Module({
  imports: [WorkspacesModule],
  providers: [CalibrationRepository, CalibrationService],
  exports: [CalibrationService],
})
export class CalibrationModule {}
