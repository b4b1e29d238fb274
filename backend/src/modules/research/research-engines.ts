import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config';
import { userAgentOf } from '#platform/fetch/fetch-settings';
import { Outbound } from '#platform/fetch/outbound';
import { productVersion } from '#platform/product-version';
import { EngineBudget } from './engine-budget';
import { enginesOf, type EngineFor } from './engines/engines';

/** The paid engines that are configured, within the monthly budget. */
@Injectable()
export class ResearchEngines implements OnApplicationShutdown {
  private readonly outbound: Outbound;
  readonly engineFor: EngineFor;

  constructor(@Inject(CONFIG) { fetch, research, publicUrl }: Config, budget: EngineBudget) {
    this.outbound = new Outbound({ ...fetch, userAgent: userAgentOf(productVersion(), publicUrl) });
    const engineFor = enginesOf({ engine: research.engine, ...research.engines }, this.outbound);
    this.engineFor = (model) => {
      const engine = engineFor(model);
      return engine === null
        ? null
        : { name: engine.name, find: async (question) => (await budget.refusal()) ?? engine.find(question) };
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.outbound.close();
  }
}
