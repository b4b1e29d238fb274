import { contradicts, speaksOfReversal, type Reversible } from '../compare/contradictions';
import type { Candidate } from '../document';
import type { LedgerClaim } from '../ledger';
import { claimFrom, type Reading, type Run } from '../run';
import { bareTitle, ownIdentifier } from '../stories/titles';
import { timeOf } from '../words/dates';
import { tokens } from '../words/stems';

/** Shorter titles are ordinary phrases. */
const SHORTEST_TITLE_WORDS = 4;

/** The stories that hold, with the numbers and titles that name them. Call it once a run. */
export const reversibleStories = (run: Run): readonly Reversible[] =>
  [...run.told.stories()]
    .filter(([, claims]) => claims.some((claim) => run.told.holds(claim)))
    .map(([story, claims]) => {
      const pages = claims.flatMap((claim) => claim.evidence);
      const titles = pages.map(({ title, publisher }) => bareTitle(title, publisher));
      return {
        story,
        identifiers: [...new Set(pages.flatMap(({ title }) => ownIdentifier(title) ?? []))],
        titles: [...new Set(titles)].filter((title) => tokens(title).length >= SHORTEST_TITLE_WORDS),
      };
    });

const isLater = (reading: Reading, claims: readonly LedgerClaim[]): boolean => {
  const at = reading.document.publishedAt;
  return at === null || claims.every((claim) => at >= (timeOf(claim.publishedAt) ?? 0));
};

/** What a page reverses, before it is asked whether its sentences may be told: most pages speak of no reversal at all. */
const reversals = (reading: Reading, stories: readonly Reversible[]): ReadonlyMap<Candidate, Reversible> => {
  const found = new Map<Candidate, Reversible>();
  for (const sentence of reading.document.sentences) {
    if (!reading.isOpen(sentence.block) || !speaksOfReversal(sentence.text)) continue;
    const subject = stories.find((story) => story.story !== reading.story && contradicts(sentence.text, story));
    if (subject !== undefined) found.set(sentence, subject);
  }
  return found;
};

/** Tells what an open page reverses in so many words. Each story is contradicted once. */
export const tellContradictions = (run: Run, reading: Reading, stories: readonly Reversible[]): boolean => {
  const found = reversals(reading, stories);
  if (found.size === 0) return false;
  let any = false;
  for (const { sentence } of run.sentencesOf(reading)) {
    const subject = found.get(sentence);
    const claims = subject === undefined ? [] : run.told.ofStory(subject.story).filter((claim) => run.told.holds(claim));
    const was = claims.find((claim) => claim.role === 'headline') ?? claims[0];
    if (was === undefined || !isLater(reading, claims) || !run.verify(reading, sentence)) continue;
    const claim = claimFrom(run, reading, sentence, { role: 'detail', story: reading.story });
    const [wasEvidence] = was.evidence;
    run.told.record({
      kind: 'contradicted',
      claim,
      was: was.text,
      ...(wasEvidence === undefined ? {} : { wasEvidence }),
      replaces: claims.map(({ id }) => id),
    });
    any = true;
  }
  return any;
};
