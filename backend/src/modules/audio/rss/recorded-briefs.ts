import { Inject, Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FeedOf } from '#events/syndication/feed-kinds';
import type { Clock } from '#kernel/clock';
import { DAY_MS } from '#kernel/durations';
import type { Ids } from '#kernel/ids';
import { type BriefDocument, briefs, mayListen } from '#modules/delivery/published';
import type { Enclosure, EnclosureSource, FeedItem } from '#modules/syndication/published';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { IDS } from '#platform/ids';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { soundMediaTypes } from '#platform/speech/encoder';
import { briefsOfNews, newsOfUser } from '#projections/audio/briefs-of-news/briefs-of-news.projection';
import { recordings } from '#projections/audio/recordings/recordings.projection';
import { AskForRecording } from '../commands/ask-for-recording.command';
import { RecordingAddresses } from './recording-addresses';

/** How old a requested brief may be: subscribers want the latest, not an archive that nobody may ever hear. */
const ASKED_FOR_MS = 7 * DAY_MS;
const MAX_ASKED_FOR = 3;

/** Briefs of a feed's owner as episodes: each is attached to the item of its last news. */
@Injectable()
export class RecordedBriefs implements EnclosureSource {
  private readonly log = new Logger(RecordedBriefs.name);

  constructor(
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'get' | 'find'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    private readonly addresses: RecordingAddresses,
    private readonly commands: CommandBus,
  ) {}

  async of(feed: FeedOf, ownerId: string, items: readonly FeedItem[]): Promise<ReadonlyMap<string, Enclosure>> {
    if (items.length === 0 || !(await mayListen(this.reads, ownerId))) return new Map();
    const ofBriefs = await this.briefsIn(ownerId, items);
    const made = new Map(
      (await this.reads.find(recordings, { _id: { $in: ofBriefs.map(({ _id }) => _id) } })).map((each) => [
        each._id,
        each,
      ]),
    );
    this.askFor(ofBriefs.filter(({ _id }) => !made.has(_id)));

    const addressOf = await this.addresses.within(feed);
    return new Map(
      ofBriefs.flatMap(({ _id, news }) => {
        const recording = made.get(_id);
        const last = news.at(-1);
        if (recording?.state !== 'made' || recording.format === null || last === undefined) return [];
        const { format, bytes, seconds } = recording;
        const { sound, chapters } = addressOf(_id);
        const mediaType = soundMediaTypes[format];
        return [[last.newsId, { url: sound(format), mediaType, bytes, seconds, chaptersUrl: chapters }] as const];
      }),
    );
  }

  /** Briefs whose news is all in the feed, so that they say nothing that the feed does not show. */
  private async briefsIn(ownerId: string, items: readonly FeedItem[]): Promise<readonly BriefDocument[]> {
    const itemIds = new Set(items.map(({ id }) => id));
    const of = await this.reads.find(briefsOfNews, { _id: { $in: [...itemIds].map((id) => newsOfUser(ownerId, id)) } });
    const found = await this.reads.find(briefs, { _id: { $in: [...new Set(of.map(({ brief_id }) => brief_id))] } });
    return found.filter(({ news }) => news.every(({ newsId }) => itemIds.has(newsId)));
  }

  /** Requests recordings without waiting for them: the next reader of the feed finds them. */
  private askFor(unheard: readonly BriefDocument[]): void {
    const now = this.clock.now();
    const since = new Date(now.getTime() - ASKED_FOR_MS).toISOString();
    const newest = unheard
      .filter(({ planned_at }) => planned_at >= since)
      .sort((a, b) => (a.planned_at < b.planned_at ? 1 : -1))
      .slice(0, MAX_ASKED_FOR);
    for (const { _id: briefId, user_id: userId } of newest)
      this.commands
        .execute(new AskForRecording({ userId, briefId }, ofTheSystem(this.ids.next(), now)))
        .catch((error: unknown) => this.log.error(`The brief ${briefId} could not be asked for.`, error));
  }
}
