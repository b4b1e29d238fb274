import type { FeedContent, FeedItem, FeedSource } from '#modules/feeds/published';
import { type TrackerDocument, ownTracker, trackers } from '#modules/trackers/published';
import { Inject, Injectable } from '@nestjs/common';

import { isRefusal } from '#kernel/decider';
import { CONFIG, type Config } from '#platform/config/config';
import type { Caller } from '#platform/http/caller';
import { escapeHtml } from '#platform/mail/escape-html';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import type { CitedSource, LineKind, UpdateLine } from '../../domain/ledger.events';
import { SourceLinks } from '../source-links';
import { calendarDay } from '../source-view';
import { isStruck, verdictsOf } from '../verdicts-shown';

const NEWEST = { sort: { created_at: -1 }, limit: 50 } as const;

interface Told {
  readonly lines: readonly UpdateLine[];
  readonly sources: readonly CitedSource[];
}

/** The feed of a tracker: an item for each update; before the first, one for its overview. */
@Injectable()
export class TrackerFeed implements FeedSource {
  readonly kind = 'tracker';

  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly links: SourceLinks,
  ) {}

  async contentOf(id: string): Promise<FeedContent | null> {
    const tracker = await this.reads.get(trackers, id);
    if (tracker === undefined || tracker.deleted_at !== null) return null;
    const [state, newest, struck] = await Promise.all([
      this.reads.get(trackerStates, id),
      this.reads.find(updates, { tracker_id: id }, NEWEST),
      this.struckQuotes(id),
    ]);
    const told = newest.map((update) => ({ id: update._id, at: update.created_at, told: update }));
    const first = { lines: state?.newest_lines ?? [], sources: state?.newest_sources ?? [] };
    const all =
      told.length > 0 ? told : [{ id: `${id}/overview`, at: state?.updated_at ?? tracker.created_at, told: first }];
    return {
      title: titleOf(tracker),
      description: tracker.description,
      link: this.pageOf(id),
      updatedAt: state?.updated_at ?? tracker.created_at,
      items: all.flatMap((each) => this.itemOf(id, each, struck)),
    };
  }

  async refusalFor(id: string, caller: Caller) {
    const tracker = await ownTracker(this.reads, id, caller);
    return isRefusal(tracker) ? tracker : null;
  }

  private pageOf(id: string): string {
    return `${this.config.publicUrl}/tracker/${id}`;
  }

  /** Of claims that are wrong or off the topic. */
  private async struckQuotes(trackerId: string): Promise<ReadonlySet<string>> {
    const struck = [...(await verdictsOf(this.reads, trackerId))].filter(([, said]) => isStruck(said));
    const told = await Promise.all(struck.map(([claimId]) => this.reads.get(claims, claimId)));
    return new Set(told.flatMap((claim) => claim?.text ?? []));
  }

  private itemOf(
    trackerId: string,
    { id, at, told: { lines, sources } }: { readonly id: string; readonly at: string; readonly told: Told },
    struck: ReadonlySet<string>,
  ): readonly FeedItem[] {
    const shown = lines.flatMap((line) => {
      const source = sources[line.source - 1];
      return source === undefined || struck.has(source.quote) ? [] : [{ line, source }];
    });
    const [first] = shown;
    if (first === undefined) return [];
    const more = shown.length === 1 ? '' : ` (${shown.length - 1} more)`;
    return [
      {
        id,
        title: `${first.line.text}${more}`,
        link: this.pageOf(trackerId),
        publishedAt: at,
        html: `<ul>${shown.map(({ line, source }) => this.lineOf(line, source)).join('')}</ul>`,
      },
    ];
  }

  private lineOf({ kind, text, was }: UpdateLine, source: CitedSource): string {
    const before = was === undefined ? '' : ` <del>${escapeHtml(was)}</del>`;
    const where = [source.host, calendarDay(source.publishedAt)].filter(Boolean).join(', ');
    const link = `<a href="${escapeHtml(this.links.linkTo(source.id))}">${escapeHtml(where)}</a>`;
    return `<li>${kindWords[kind]}:${before} ${escapeHtml(text)} (${link})</li>`;
  }
}

const kindWords: Readonly<Record<LineKind, string>> = { new: 'New', changed: 'Changed', contradicted: 'Contradicts' };

const titleOf = ({ display_title, description }: TrackerDocument): string => display_title ?? description;
