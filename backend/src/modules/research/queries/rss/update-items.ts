import { Inject, Injectable } from '@nestjs/common';
import type { CitedSource } from '#events/research/ledger.events';
import type { TextLine } from '#events/research/text-lines';
import type { FeedItem } from '#modules/syndication/published';
import { type TrackerDocument, titleOf } from '#modules/trackers/published';
import { CONFIG, type Config } from '#platform/config/config';
import { escapeHtml } from '#platform/mail/escape-html';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { type Update, updates } from '#projections/research/updates/updates.projection';
import { longDate } from '#wording/dates';
import { type IsStruckLine, struckLinesOf } from '../displayed-verdicts';
import { type PublishedNewsLine, publisherOf, quoteBeside, publishedLines } from '../published-news';
import { SourceLinks } from '../source-links';

const MAX_ITEMS = 50;

interface PublishedUpdate {
  readonly id: string;
  readonly tracker: TrackerDocument;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly lines: readonly TextLine[];
  readonly sources: readonly CitedSource[];
}

/** The parts of an item that do not depend on the feed it is in. */
type UpdateContent = Pick<FeedItem, 'title' | 'html'>;

/** The newest updates of trackers as items of a feed; the overview of one that has no update yet. */
@Injectable()
export class UpdateItems {
  /** Written items by their lines, which the store caches and never changes: feeds show the same ones for weeks. */
  private readonly written = new WeakMap<readonly TextLine[], UpdateContent | null>();

  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly links: SourceLinks,
  ) {}

  /** The newest items. `named`: puts the tracker's title before each item's. */
  async newestOf(
    trackers: readonly TrackerDocument[],
    { named }: { readonly named: boolean },
  ): Promise<readonly FeedItem[]> {
    const newest = (await this.publishedBy(trackers)).slice(0, MAX_ITEMS);
    const isStruck = await struckLinesOf(this.reads, [...new Set(newest.map(({ tracker }) => tracker._id))]);
    return newest.flatMap((update) => this.itemOf(update, isStruck, named ? `${titleOf(update.tracker)}: ` : ''));
  }

  trackerPageUrl(trackerId: string): string {
    return `${this.config.publicUrl}/tracker/${trackerId}`;
  }

  /** Newest first. */
  private async publishedBy(trackers: readonly TrackerDocument[]): Promise<readonly PublishedUpdate[]> {
    const trackerOf = new Map(trackers.map((tracker) => [tracker._id, tracker]));
    const lists = { of: 'tracker_id', among: [...trackerOf.keys()], by: 'created_at' } as const;
    const published = await this.reads.newest(updates, lists, { limit: MAX_ITEMS, after: null });
    const ofUpdates = published.flatMap(({ _id: id, tracker_id, created_at: at, written, lines, sources }) => {
      const tracker = trackerOf.get(tracker_id);
      return tracker === undefined ? [] : [{ id, tracker, at, lines: written?.lines ?? lines, sources }];
    });
    const overviews = await this.overviewsOf(trackers, published);
    return [...ofUpdates, ...overviews].sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
  }

  /** Overviews of the trackers without an update, unless there are more than enough newer updates of others. */
  private async overviewsOf(
    trackers: readonly TrackerDocument[],
    published: readonly Update[],
  ): Promise<readonly PublishedUpdate[]> {
    const updated = new Set(published.map(({ tracker_id }) => tracker_id));
    const others = new Map(trackers.filter(({ _id }) => !updated.has(_id)).map((tracker) => [tracker._id, tracker]));
    const states = await this.reads.find(trackerStates, { _id: { $in: [...others.keys()] } });
    const oldest = published.length < MAX_ITEMS ? '' : (published.at(-1)?.created_at ?? '');
    return states.flatMap(({ _id, updated_at: at, newest_lines: lines, newest_sources: sources }) => {
      const tracker = others.get(_id);
      if (tracker === undefined || at === null || at <= oldest) return [];
      return [{ id: `${_id}/overview`, tracker, at, lines, sources }];
    });
  }

  private itemOf(update: PublishedUpdate, isStruck: IsStruckLine, prefix: string): readonly FeedItem[] {
    const { id, tracker, at, lines, sources } = update;
    const isWhole = !sources.some(({ quote }) => isStruck({ trackerId: tracker._id, quote }));
    const written = (isWhole ? this.written.get(lines) : undefined) ?? this.write(update, isStruck);
    if (isWhole) this.written.set(lines, written);
    if (written === null) return [];
    const { title, html } = written;
    return [{ id, title: `${prefix}${title}`, link: this.trackerPageUrl(tracker._id), publishedAt: at, html }];
  }

  /** Writes an item; null if no line is left. */
  private write({ tracker, at, lines, sources }: PublishedUpdate, isStruck: IsStruckLine): UpdateContent | null {
    const displayed = publishedLines(
      { trackerId: tracker._id, lines, sources },
      { isStruck, links: this.links, today: at.slice(0, 10) },
    );
    const [first] = displayed;
    if (first === undefined) return null;
    const more = displayed.length === 1 ? '' : ` (${displayed.length - 1} more)`;
    return { title: `${first.text}${more}`, html: `<ul>${displayed.map(lineHtml).join('')}</ul>` };
  }
}

const lineHtml = (line: PublishedNewsLine): string => {
  const { lead, text, was, said, source } = line;
  const earlier = was === null ? '' : ` <del>${escapeHtml(was)}</del>`;
  const whole = `${text}${said.length === 0 ? '' : ` (${said.join('; ')})`}`;
  const beside = quoteBeside(line);
  const quote = beside === null ? '' : `<blockquote>${escapeHtml(beside)}</blockquote>`;
  const day = source.day === null ? '' : `, ${longDate(Date.parse(source.day))}`;
  const where = escapeHtml(`${publisherOf(source)}${day}`);
  return `<li>${lead}:${earlier} ${escapeHtml(whole)}${quote}<p><a href="${escapeHtml(source.link)}">${where}</a></p></li>`;
};
