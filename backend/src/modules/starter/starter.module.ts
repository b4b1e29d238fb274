import { Inject, Injectable, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/event-store';
import { type StarterEvent, readStarterEvents } from './starter-events';

/** Fills a store that lacks them with the recorded public trackers, in the order in which they came about. */
@Injectable()
class StarterContent implements OnModuleInit {
  private readonly log = new Logger(StarterContent.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.config.starterContent || !this.config.roles.has('worker')) return;
    const events = readStarterEvents();
    const last = events.at(-1);
    if (last === undefined || (await this.store.readStream(last.stream, { limit: 1 })).length > 0) return;

    const revisions = new Map<string, number>();
    for (const append of inAppends(events)) {
      const expected = revisions.get(append.stream) ?? 'none';
      const result = await this.store.append(append.stream, expected, append.events);
      if (result.kind === 'conflict') {
        this.log.warn(`Another process fills ${append.stream}; the recorded trackers are left to it.`);
        return;
      }
      revisions.set(append.stream, result.revision);
    }
  }
}

interface Append {
  readonly stream: string;
  readonly events: StarterEvent[];
}

/** Neighbours of one stream go in one append. */
const inAppends = (events: readonly StarterEvent[]): readonly Append[] => {
  const appends: Append[] = [];
  for (const event of events) {
    const open = appends.at(-1);
    if (open?.stream === event.stream) open.events.push(event);
    else appends.push({ stream: event.stream, events: [event] });
  }
  return appends;
};

@Module({ providers: [StarterContent] })
export class StarterModule {}
