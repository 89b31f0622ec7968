import { Module, type DynamicModule } from '@nestjs/common';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

/** Documents as files over HTTP. */
@Module({ controllers: [UploadsController], providers: [UploadsService] })
export class UploadsModule {
  /** Over the application's own ingestion. */
  static over(ingestion: DynamicModule): DynamicModule {
    return { module: UploadsModule, imports: [ingestion] };
  }
}
