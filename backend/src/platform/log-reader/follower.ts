import { categoryOf } from '#kernel/stream-name';
import type { EventPage, Unreadable } from '../event-store/event-store';
import type { LogSubscriber } from './log-subscriber';

/** A subscriber and its position in the log. */
export class Follower {
  private readonly categories: ReadonlySet<string>;
  private callback: Promise<void> = Promise.resolve();
  private isStopped = false;
  private latest = { stream: '', followed: false };

  constructor(
    readonly subscriber: LogSubscriber,
    /** Position up to which everything has been delivered. */
    public position: number,
  ) {
    this.categories = new Set(subscriber.categories);
  }

  get isCatchingUp(): boolean {
    return this.subscriber.isCatchingUp?.() === true;
  }

  get stopped(): boolean {
    return this.isStopped;
  }

  /** Skips events that the subscriber has already received or does not follow. */
  async take(page: EventPage): Promise<void> {
    if (page.upTo <= this.position) return;
    const { position } = this;
    const concerns = (each: Pick<Unreadable, 'position' | 'stream'>): boolean =>
      each.position > position && this.follows(each.stream);
    const [events, unreadable] = [page.events.filter(concerns), page.unreadable.filter(concerns)];
    await this.run(() => this.subscriber.onPage({ events, unreadable, upTo: page.upTo }));
    this.position = page.upTo;
  }

  private follows(stream: string): boolean {
    // Events of one stream are often adjacent in the log.
    if (stream !== this.latest.stream) this.latest = { stream, followed: this.categories.has(categoryOf(stream)) };
    return this.latest.followed;
  }

  /** A callback that rejects ends the subscription. */
  async run(callback: () => Promise<void> | undefined): Promise<void> {
    if (this.isStopped) return;
    this.callback = Promise.resolve(callback()).catch((error: unknown) => {
      this.isStopped = true;
      this.subscriber.onFailure(error);
    });
    await this.callback;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.callback;
  }
}
