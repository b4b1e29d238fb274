import { ownSource } from '#events/research/text-lines';
import { composeUpdate } from '#modules/research/pipeline/composition/compose';
import type { Finding } from '#modules/research/pipeline/ledger';
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

const shareOf = (those: number, all: number): number => those / all;

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
const measured = (half: LabelledUpdate['half']) =>
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
          .filter((finding) => findings.recorded.indexOf(finding) < findings.shown)
          .map((finding) => verdictOf(update, finding)),
      };
    });

/** test/corpus/labels/README.md has the figures before and after. */
describe.each([
  { half: 'tuning', leads: 0.8, inOrder: 0.8, left: 1, kept: 1 },
  { half: 'blind', leads: 0.8, inOrder: 0.7, left: 1, kept: 0.9 },
] as const)('updates, labelled by reading: $half', ({ half, leads, inOrder, left, kept }) => {
  const updates = measured(half);

  test('begin with what an editor would tell first', () => {
    const right = updates.filter(({ told: [lead] }) => lead === 'first').length;
    expect(shareOf(right, updates.length)).toBeGreaterThanOrEqual(leads);
  });

  test('put what an editor would show before what is minor or would be left out', () => {
    const places = updates.flatMap(({ told }) =>
      told.flatMap((earlier, place) =>
        told.slice(place + 1).flatMap((later) => {
          if (earlier === undefined || later === undefined || earlier === later) return [];
          return [verdicts.indexOf(earlier) < verdicts.indexOf(later)];
        }),
      ),
    );
    expect(shareOf(places.filter(Boolean).length, places.length)).toBeGreaterThanOrEqual(inOrder);
  });

  test('show hardly anything that an editor would leave in the ledger', () =>
    expect(updates.flatMap(({ shown }) => shown).filter((verdict) => verdict === 'left').length).toBeLessThanOrEqual(
      left,
    ));

  test('show what an editor would tell first', () => {
    const first = (those: readonly (Verdict | undefined)[]) => those.filter((verdict) => verdict === 'first').length;
    const all = updates.reduce((sum, { told }) => sum + first(told), 0);
    const shown = updates.reduce((sum, each) => sum + first(each.shown), 0);
    expect(shareOf(shown, all)).toBeGreaterThanOrEqual(kept);
  });

  test('lose nothing: what they do not show is counted and in the ledger', () => {
    for (const { findings, knowledge, lines, sources, more } of updates) {
      const cited = new Set(sources.map(({ quote }) => quote));
      const shown = new Set(lines.map((line) => ownSource(line, sources)?.quote));
      // Struck through by a line, or the source of its first day.
      const beside = findings.recorded.filter(({ claim }) => cited.has(claim.text) && !shown.has(claim.text));
      expect(lines.length + beside.length + more).toBe(findings.recorded.length);
      const claims = new Set(knowledge.claims.map(({ id }) => id));
      expect(findings.recorded.every(({ claim }) => claims.has(claim.id))).toBe(true);
    }
  });
});
