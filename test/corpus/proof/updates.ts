import type { Finding } from '#engine/ledger';
import { composeUpdate } from '#modules/research/news-engine';
import { allDocuments, pageOf, topic } from './corpus-documents';
import { documentIds, labelledUpdates, type LabelledUpdate } from './expectations';
import { runTracker, type TrackerRun } from './run-tracker';

const ids = documentIds();
const pages = allDocuments().map(pageOf);
const publishedOn = (day: string | null): string => day?.slice(0, 10) ?? '';

/** A run over what was published until the period's end, after one over what was published before it. */
const runOf = ({ topic: name, after, until }: LabelledUpdate): TrackerRun => {
  const tracker = { description: topic(name).tracker_description };
  const before = pages.filter(({ publishedAt }) => publishedOn(publishedAt) < after);
  const there = pages.filter(({ publishedAt }) => publishedOn(publishedAt) <= until);
  const { knowledge } = runTracker(tracker, before, `${after}T00:00:00Z`);
  return runTracker(tracker, there, `${until}T23:59:00Z`, knowledge);
};

type Verdict = 'first' | 'shown' | 'minor' | 'left';

const verdicts = ['first', 'shown', 'minor', 'left'] as const;
const verdictOf = (update: LabelledUpdate, { claim }: Finding): Verdict | undefined => {
  const document = ids.get(claim.evidence[0]?.url ?? '') ?? '';
  return verdicts.find((verdict) => update[verdict].includes(document));
};

/**
 * Headlines and what overrules, the first of each story, as an update keeps the lines of a story together; without findings
 * that another of the same run overrules, which are only struck through.
 */
const leadingFindings = (recorded: readonly Finding[]): readonly Finding[] => {
  const overruled = new Set(recorded.flatMap(({ replaces }) => replaces));
  const stories = new Set<string>();
  return recorded.filter(({ kind, claim }) => {
    if (overruled.has(claim.id) || (kind === 'new' && claim.role !== 'headline') || stories.has(claim.story))
      return false;
    stories.add(claim.story);
    return true;
  });
};

/** Verdicts on the headlines of each update and on what overrules, in the order of the update, and how many it shows. */
export const updatesRead = (half: LabelledUpdate['half']) =>
  labelledUpdates()
    .filter((update) => update.half === half)
    .map((update) => {
      const { findings, knowledge } = runOf(update);
      const { lines, sources, more } = composeUpdate(findings);
      const headlines = leadingFindings(findings.recorded);
      return {
        update,
        findings,
        knowledge,
        lines,
        sources,
        more,
        told: headlines.map((finding) => verdictOf(update, finding)),
        shown: headlines
          .filter((finding) => findings.recorded.indexOf(finding) < findings.displayed)
          .map((finding) => verdictOf(update, finding)),
      };
    });

const areInEditorsOrder = (told: readonly (Verdict | undefined)[]): readonly boolean[] =>
  told.flatMap((earlier, index) =>
    told.slice(index + 1).flatMap((later) => {
      if (earlier === undefined || later === undefined || earlier === later) return [];
      return [verdicts.indexOf(earlier) < verdicts.indexOf(later)];
    }),
  );

/** Shares of the updates, of the pairs of headlines with different verdicts, and of what an editor tells first. */
export const updateFigures = (updates: ReturnType<typeof updatesRead>) => {
  const places = updates.flatMap(({ told }) => areInEditorsOrder(told));
  const first = (those: readonly (Verdict | undefined)[]) => those.filter((verdict) => verdict === 'first').length;
  const sum = (of: (update: (typeof updates)[number]) => number) =>
    updates.reduce((total, each) => total + of(each), 0);
  return {
    leads: updates.filter(({ told: [lead] }) => lead === 'first').length / updates.length,
    inOrder: places.filter(Boolean).length / places.length,
    kept: sum(({ shown }) => first(shown)) / sum(({ told }) => first(told)),
    /** A count: shown, though an editor would leave them in the ledger. */
    left: sum(({ shown }) => shown.filter((verdict) => verdict === 'left').length),
  };
};
