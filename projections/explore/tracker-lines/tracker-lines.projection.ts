import { type LedgerEvent, type StateText, ledgerEvents } from '#events/research/ledger.events';
import { type TrackerEvent, trackerEvents } from '#events/trackers/tracker.events';
import { HOUR_MS } from '#kernel/durations';
import { type Changes, change, projection, put } from '#kernel/projection';
import { titleOfTopic } from '#projections/trackers/display-title';
import { type ExploreSection, sectionOf } from '../explore-trackers/section';
import { displayedLines } from '../published-lines';

/** What is kept of a line in addition to its words. */
interface LineFacts {
  /** Null for a line that a model wrote. */
  readonly claim_id: string | null;
  /** Null if the line is the quote. */
  readonly quote: string | null;
  readonly host: string;
  /** ISO 8601, by the page's own clock; null if the page has no date. */
  readonly published_at: string | null;
}

interface TextFacts {
  /** Null for the overview. */
  readonly update_id: string | null;
  /** When it was told. */
  readonly at: string;
  readonly lines: readonly LineFacts[];
}

/**
 * The lines that a tracker told, by which searches find it: its overview and its latest updates. Separate from
 * `explore-trackers`, which lists read many of at once.
 */
export interface TrackerLines {
  readonly _id: string;
  /**
   * The section that lists it while it is public; otherwise the id of its owner, who alone finds it. Empty if nobody
   * does.
   */
  readonly audience: string;
  readonly deleted: boolean;
  /** The section that lists it while it is public. */
  readonly section: ExploreSection;
  readonly title: string;
  /** The words of each text, one line per line. */
  readonly texts: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, TextFacts>>;
  /** Time when a line was last told, or when the tracker was created if there is none. */
  readonly updated_at: string;
}

const OVERVIEW = 'overview';

/**
 * Maximum number of days whose updates are kept, so that a document stays small however long its tracker runs. It is
 * prime, so that weekly updates also use all places before one replaces another.
 */
const DAYS_KEPT = 31;

/**
 * The place of an hour's update, since some trackers run each hour; it replaces that of the same hour `DAYS_KEPT` days
 * before.
 */
const hourSlot = (at: string): string => `hour${Math.floor(Date.parse(at) / HOUR_MS) % (DAYS_KEPT * 24)}`;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

const publishedTexts = (place: string, updateId: string | null, at: string, text: StateText) => {
  const lines = displayedLines(text);
  return {
    [`texts.${place}`]: lines.map((line) => onOneLine(line.text)).join('\n'),
    [`facts.${place}`]: {
      update_id: updateId,
      at,
      lines: lines.map(({ claimId, text: words, source: { quote, host, publishedAt } }) => ({
        claim_id: claimId,
        quote: quote === words ? null : quote,
        host,
        published_at: publishedAt,
      })),
    },
  };
};

export interface KeptLine extends LineFacts {
  readonly tracker_id: string;
  readonly update_id: string | null;
  readonly at: string;
  readonly text: string;
}

/** The lines of a tracker, those of its overview first. */
export const keptLines = ({ _id, texts, facts }: TrackerLines): readonly KeptLine[] =>
  Object.entries(facts)
    .sort(([one], [other]) => Number(other === OVERVIEW) - Number(one === OVERVIEW))
    .flatMap(([place, { update_id, at, lines }]) => {
      const words = texts[place]?.split('\n') ?? [];
      return lines.map((line, n) => ({ tracker_id: _id, update_id, at, text: words[n] ?? '', ...line }));
    });

export const trackerLines = projection<TrackerEvent | LedgerEvent, TrackerLines>({
  name: 'tracker-lines',
  from: [trackerEvents, ledgerEvents],
  search: {
    title: 'title',
    text: 'title',
    keywords: ['texts'],
    facet: 'audience',
    freshness: 'updated_at',
    where: { deleted: false },
  },
  project(event) {
    const at = event.metadata.occurred_at;
    const changed = (changes: Changes<TrackerLines>) => [change<TrackerLines>(event.data.trackerId, changes)];
    switch (event.type) {
      case 'TrackerCreated': {
        const { trackerId, ownerId, settings } = event.data;
        return [
          put({
            _id: trackerId,
            audience: ownerId ?? '',
            deleted: false,
            section: sectionOf(null),
            title: titleOfTopic(settings.description),
            texts: {},
            facts: {},
            updated_at: at,
          }),
        ];
      }
      case 'TrackerRevised':
        return changed({ $set: { title: titleOfTopic(event.data.settings.description) } });
      case 'TrackerPublished': {
        const section = sectionOf(event.data.category);
        return changed({ $set: { audience: section, section } });
      }
      case 'TrackerUnpublished':
        return changed({ $set: { audience: event.data.ownerId ?? '' } });
      case 'TrackerDeleted':
        return changed({ $set: { deleted: true } });
      case 'TrackerRestored':
        return changed({ $set: { deleted: false } });
      case 'StateEstablished':
        return changed({ $set: { updated_at: at, ...publishedTexts(OVERVIEW, null, at, event.data.state) } });
      case 'OverviewRecomposed':
        return changed({ $set: publishedTexts(OVERVIEW, null, at, event.data.state) });
      case 'UpdatePublished': {
        const { updateId, state, update } = event.data;
        return changed({
          $set: {
            updated_at: at,
            ...publishedTexts(OVERVIEW, null, at, state),
            ...publishedTexts(hourSlot(at), updateId, at, update),
          },
        });
      }
      default:
        return [];
    }
  },
});
