import type { FeedItem } from '#modules/feeds/published';
import { type TrackerDocument, titleOf } from '#modules/trackers/published';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config';
import { escapeHtml } from '#platform/mail/escape-html';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import type { CitedSource } from '#events/research/ledger.events';
import type { TextLine } from '#events/research/text-lines';
import { SourceLinks } from '../source-links';
import { type ToldLine, toldLines } from '../told-lines';
import { type IsStruckLine, struckLinesOf } from '../verdicts-shown';

const MOST = 50;
const NEWEST = { sort: { created_at: -1 }, limit: MOST } as const;

interface Told {
  readonly id: string;
  readonly tracker: TrackerDocument;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly lines: readonly TextLine[];
  readonly sources: readonly CitedSource[];
}

/** The newest updates of trackers as items of a feed; the overview of one that has no update yet. */
@Injectable()
export class UpdateItems {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly links: SourceLinks,
  ) {}

  /** `named` puts the tracker's title before each item's. */
  async newestOf(
    trackers: readonly TrackerDocument[],
    { named }: { readonly named: boolean },
  ): Promise<readonly FeedItem[]> {
    const newest = (await this.toldBy(trackers)).slice(0, MOST);
    const isStruck = await struckLinesOf(this.reads, [...new Set(newest.map(({ tracker }) => tracker._id))]);
    return newest.flatMap((told) => this.itemOf(told, isStruck, named ? `${titleOf(told.tracker)}: ` : ''));
  }

  pageOf(trackerId: string): string {
    return `${this.config.publicUrl}/tracker/${trackerId}`;
  }

  /** Newest first. The newest updates are of the trackers that were updated last. */
  private async toldBy(trackers: readonly TrackerDocument[]): Promise<readonly Told[]> {
    const trackerOf = new Map(trackers.map((tracker) => [tracker._id, tracker]));
    const states = await this.reads.find(trackerStates, { _id: { $in: [...trackerOf.keys()] } });
    const updatedLast = states
      .flatMap((state) => {
        const tracker = trackerOf.get(state._id);
        return tracker === undefined ? [] : [{ tracker, state, at: state.updated_at ?? tracker.created_at }];
      })
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, MOST);
    const told = await Promise.all(
      updatedLast.map(async ({ tracker, state, at }): Promise<readonly Told[]> => {
        const published = await this.reads.find(updates, { tracker_id: tracker._id }, NEWEST);
        const { newest_lines: lines, newest_sources: sources } = state;
        return published.length === 0
          ? [{ id: `${tracker._id}/overview`, tracker, at, lines, sources }]
          : published.map(({ _id: id, created_at, written, lines: own, sources: cited }) => ({
              id,
              tracker,
              at: created_at,
              lines: written?.lines ?? own,
              sources: cited,
            }));
      }),
    );
    return told.flat().sort((a, b) => b.at.localeCompare(a.at));
  }

  private itemOf(
    { id, tracker, at, lines, sources }: Told,
    isStruck: IsStruckLine,
    prefix: string,
  ): readonly FeedItem[] {
    const shown = toldLines(
      { trackerId: tracker._id, lines, sources },
      { isStruck, links: this.links, today: at.slice(0, 10) },
    );
    const [first] = shown;
    if (first === undefined) return [];
    const more = shown.length === 1 ? '' : ` (${shown.length - 1} more)`;
    return [
      {
        id,
        title: `${prefix}${first.text}${more}`,
        link: this.pageOf(tracker._id),
        publishedAt: at,
        html: `<ul>${shown.map(lineHtml).join('')}</ul>`,
      },
    ];
  }
}

const lineHtml = ({ lead, text, was, said, source }: ToldLine): string => {
  const whole = `${text}${said.length === 0 ? '' : ` (${said.join('; ')})`}`;
  const where = [source.host, source.day].filter(Boolean).join(', ');
  const link = `<a href="${escapeHtml(source.link)}">${escapeHtml(where)}</a>`;
  return `<li>${lead}:${was === null ? '' : ` ${struck(was)}`} ${escapeHtml(whole)} (${link})</li>`;
};

const struck = (text: string): string => `<del>${escapeHtml(text)}</del>`;
