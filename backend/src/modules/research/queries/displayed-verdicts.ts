import type { Verdict } from '#events/research/feedback.events';
import type { CitedSource, StateText } from '#events/research/ledger.events';
import { quoteKey } from '#events/research/quote-key';
import { renumberCitations } from '#events/research/text-lines';
import type { ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { type TrackerFeedback, feedback } from '#projections/research/feedback/feedback.projection';
import type { Update } from '#projections/research/updates/updates.projection';
import type { Cited } from './line-mentions';

interface DisplayedVerdict {
  readonly verdict: Verdict;
  readonly note: string | null;
  readonly at: string;
  /** The number of pages that it has kept out of later runs. */
  readonly keptOut: number;
}

export type DisplayedVerdicts = ReadonlyMap<string, DisplayedVerdict>;

/** Whether a verdict strikes a claim: it leaves overviews, and lists strike it through. */
export const strikesClaim = (said: Pick<DisplayedVerdict, 'verdict'> | undefined): boolean =>
  said?.verdict === 'wrong' || said?.verdict === 'off_topic';

const verdictsIn = ({ verdicts, kept_out }: TrackerFeedback): DisplayedVerdicts =>
  new Map(Object.entries(verdicts).map(([claimId, said]) => [claimId, { ...said, keptOut: kept_out[claimId] ?? 0 }]));

/** The verdicts of a tracker's owner on its claims. */
export const verdictsOf = async (reads: ReadStore, trackerId: string): Promise<DisplayedVerdicts> => {
  const given = await reads.get(feedback, trackerId);
  return given === undefined ? new Map() : verdictsIn(given);
};

/** The verdicts that a reader may see: everyone sees `wrong`, only the owner sees the others. */
export const visibleVerdicts = (verdicts: DisplayedVerdicts, canEdit: boolean): DisplayedVerdicts =>
  canEdit ? verdicts : new Map([...verdicts].filter(([, { verdict }]) => verdict === 'wrong'));

/** Whether a line is struck, by the quote that it cites. */
export type IsStruckLine = (cited: Cited) => boolean;

/** The claims of several trackers that are struck, by their ids. */
export const struckClaimsOf = async (reads: ReadStore, trackerIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const given = await reads.find(feedback, { _id: { $in: trackerIds } });
  return new Set(
    given.flatMap(({ verdicts }) =>
      Object.entries(verdicts).flatMap(([claimId, said]) => (strikesClaim(said) ? [claimId] : [])),
    ),
  );
};

/** Tells which lines are struck, for lists with lines of several trackers. */
export const struckLinesOf = async (reads: ReadStore, trackerIds: readonly string[]): Promise<IsStruckLine> => {
  const struck = [...(await struckClaimsOf(reads, trackerIds))];
  const recorded = await Promise.all(struck.map((claimId) => reads.get(claims, claimId)));
  const keys = new Set(recorded.map((claim) => claim?.quote_key));
  return ({ trackerId, quote }) => keys.size > 0 && keys.has(quoteKey(trackerId, quote));
};

/**
 * A text without lines and remarks that cite a struck source, so that a verdict shows at once rather than after the
 * next run that publishes.
 */
export const withoutStruckSources = <Text extends StateText>(
  text: Text,
  isStruck: (source: CitedSource) => boolean,
): Text => {
  const places = new Map<number, number>();
  text.sources.forEach((source, index) => {
    if (!isStruck(source)) places.set(index + 1, places.size + 1);
  });
  if (places.size === text.sources.length) return text;
  const { earlier, written } = text;
  return {
    ...text,
    lines: renumberCitations(text.lines, places),
    ...(earlier === undefined ? {} : { earlier: renumberCitations(earlier, places) }),
    sources: text.sources.filter((_source, index) => places.has(index + 1)),
    ...(written === undefined ? {} : { written: { ...written, lines: renumberCitations(written.lines, places) } }),
  };
};

/** An update without struck lines and remarks; null if no line is left. */
export const updateWithoutStruck = (update: Update, isStruck: IsStruckLine): Update | null => {
  const left = withoutStruckSources(update, ({ quote }) => isStruck({ trackerId: update.tracker_id, quote }));
  return left.lines.length === 0 && update.lines.length > 0 ? null : left;
};
