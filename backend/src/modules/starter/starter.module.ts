import { Inject, Injectable, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { fillStore } from './fill-store';
import { readStarterEvents } from './starter-events';

/** Fills a store that lacks them with the recorded public trackers. */
@Injectable()
class StarterContent implements OnModuleInit {
  private readonly log = new Logger(StarterContent.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.config.starterContent || !this.config.roles.has('worker')) return;
    const taken = await fillStore(this.store, readStarterEvents());
    if (taken !== null) this.log.warn(`${taken} holds something else; the recorded trackers are left out.`);
  }
}

@Module({ providers: [StarterContent] })
export class StarterModule {}
