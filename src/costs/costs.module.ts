import { Module, type DynamicModule } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { Budgets } from './budgets.service.js';
import { PRICE_BOOK, priceBook, type PriceSettings } from './price-book.js';
import { UsageRepository } from './usage.repository.js';
import { UsageResolver } from './usage.resolver.js';
import { UsageService } from './usage.service.js';

/** Prices, what was used, and budgets. Needs the global graph. */
@Module({
  imports: [WorkspacesModule],
  providers: [UsageRepository, UsageService, UsageResolver, Budgets],
  exports: [UsageService, Budgets, PRICE_BOOK],
})
export class CostsModule {
  static register(settings: PriceSettings): DynamicModule {
    return {
      module: CostsModule,
      global: true,
      providers: [{ provide: PRICE_BOOK, useFactory: () => priceBook(settings) }],
    };
  }
}
