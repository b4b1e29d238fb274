import { changedFigure, changedMeasure, type Replacement } from '../compare/changes';
import type { LedgerClaim } from '../ledger';
import type { Ranked } from '../ranking/headline';
import { claimFrom, type Reading, type Run } from '../run';
import { timeOf } from '../words/dates';
import { covered } from '../words/likeness';
import { floors } from './floors';

interface Change {
  readonly ranked: Ranked;
  readonly figures: Replacement;
  /** The claim that is no longer true; absent if the changed figure was never told. */
  readonly claim?: LedgerClaim;
  readonly story: string;
}

const MIN_LIKENESS = 0.6;

/** The claim whose wording a sentence repeats with another figure. */
const changedClaim = (run: Run, reading: Reading, ranked: Ranked): Change | null => {
  const { page, publishedAt } = reading.document;
  const at = publishedAt ?? run.at;
  for (const { claim } of run.told.lines.near(ranked.sentence.stems, MIN_LIKENESS)) {
    if (!run.told.holds(claim) || claim.firstSeenAt === run.now) continue;
    const own = claim.evidence.find(({ url }) => url === page.url);
    const claimedAt = timeOf(claim.publishedAt) ?? timeOf(claim.firstSeenAt) ?? at;
    if (own === undefined && at < claimedAt) continue;
    const earlier = { text: own?.quote ?? claim.text, at: claimedAt, samePage: own !== undefined };
    const figures = changedFigure(earlier, ranked.sentence.text, at);
    if (figures !== null) return { ranked, figures, claim, story: claim.story };
  }
  return null;
};

/** A changed figure that was never told: the sentence must be about the page's subject, which a footer with a date is not. */
const changedOnPage = (run: Run, reading: Reading, ranked: Ranked): Change | null => {
  const { earlier, document, titleStems } = reading;
  if (earlier === undefined || earlier.story === null) return null;
  if (covered(titleStems, ranked.sentence.stems) < floors.addedLater && ranked.score < floors.headline) return null;
  const figures = changedMeasure(earlier.measures, ranked.sentence.text, document.publishedAt ?? run.at);
  return figures === null ? null : { ranked, figures, story: earlier.story };
};

const changeKey = ({ story, figures }: Change): string => `${story} ${figures.was.value} ${figures.now.value}`;

/** Claims of the changed page that state the old figure in a sentence that the page no longer has. */
const outdated = (run: Run, reading: Reading, change: Change): readonly string[] =>
  run.told
    .ofStory(change.story)
    .filter(
      (claim) =>
        run.told.holds(claim) &&
        claim.text.includes(change.figures.was.text) &&
        claim.evidence[0]?.url === reading.document.page.url &&
        !reading.document.blocks.some((block) => block.includes(claim.text)),
    )
    .map((claim) => claim.id);

const tellChange = (run: Run, reading: Reading, change: Change): void => {
  const { ranked, figures, story } = change;
  const replaces = new Set([
    ...(change.claim === undefined ? [] : [change.claim.id]),
    ...outdated(run, reading, change),
  ]);
  const role = run.told.ofStory(story).some(({ id, role }) => role === 'headline' && replaces.has(id))
    ? 'headline'
    : 'detail';
  const claim = claimFrom(run, reading, ranked.sentence, { role, story });
  run.told.record({ kind: 'changed', claim, appeal: ranked.appeal, was: figures.was.text, replaces: [...replaces] });
};

/**
 * Tells figures that differ from the ledger, each once, however often the page states it. Sentences whose earlier wording
 * was told come first.
 */
export const tellChanges = (run: Run, reading: Reading): boolean => {
  const changes = run
    .sentencesOf(reading)
    .filter(({ figures }) => figures.length > 0)
    .flatMap((ranked) => changedClaim(run, reading, ranked) ?? changedOnPage(run, reading, ranked) ?? [])
    .sort((a, b) => Number(b.claim !== undefined) - Number(a.claim !== undefined));
  const told = new Set<string>(
    run.told.findings.flatMap(({ kind, claim, was }) => (kind === 'changed' ? [`${claim.story} ${was ?? ''}`] : [])),
  );
  let any = false;
  for (const change of changes) {
    const key = changeKey(change);
    const sameElsewhere = `${change.story} ${change.figures.was.text}`;
    if (told.has(key) || told.has(sameElsewhere) || !run.verify(reading, change.ranked.sentence)) continue;
    told.add(key);
    tellChange(run, reading, change);
    any = true;
  }
  return any;
};
