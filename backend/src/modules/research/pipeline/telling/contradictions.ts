import { contradicts, speaksOfReversal, spelledList, type Reversible } from '../compare/contradictions';
import type { Candidate } from '../document';
import type { LedgerClaim } from '../ledger';
import { claimFrom, type Reading, type Run } from '../run';
import { bareTitle, identifiersIn, ownIdentifier } from '../stories/titles';
import { timeOf } from '../words/dates';
import { tokens } from '../words/stems';

/** Shorter titles are ordinary phrases. */
const SHORTEST_TITLE_WORDS = 4;

/** Finds the told story that a sentence names by its number or its full title. */
export type NamedStories = (sentence: string) => readonly Reversible[];

interface NamedBy {
  readonly identifiers: ReadonlyMap<string, Reversible>;
  /** Lower case. */
  readonly titles: readonly (readonly [string, Reversible])[];
}

/** Of the stories that held before the run. */
const storiesByName = (run: Run): NamedBy => {
  const identifiers = new Map<string, Reversible>();
  const titles: (readonly [string, Reversible])[] = [];
  for (const [story, claims] of run.told.stories()) {
    const earlier = claims.filter(({ firstSeenAt }) => firstSeenAt !== run.now);
    if (!earlier.some(({ live }) => live)) continue;
    const pages = earlier.flatMap((claim) => claim.evidence);
    const bare = new Set(pages.map(({ title, publisher }) => bareTitle(title, publisher)));
    const subject: Reversible = {
      story,
      identifiers: [...new Set(pages.flatMap(({ title }) => ownIdentifier(title) ?? []))],
      titles: [...bare].filter((title) => tokens(title).length >= SHORTEST_TITLE_WORDS),
    };
    for (const identifier of subject.identifiers) identifiers.set(identifier, subject);
    for (const title of subject.titles) titles.push([title.toLowerCase(), subject]);
  }
  return { identifiers, titles };
};

/** Told stories, looked up sentence by sentence. They are prepared for the first that is, which few runs have. */
export const reversibleStories = (run: Run): NamedStories => {
  let stories: NamedBy | undefined;
  return (sentence) => {
    stories ??= storiesByName(run);
    const { identifiers, titles } = stories;
    const lower = sentence.toLowerCase();
    const numbered = identifiersIn(spelledList(sentence)).flatMap(({ id }) => identifiers.get(id) ?? []);
    const titled = titles.filter(([title]) => lower.includes(title)).map(([, subject]) => subject);
    return [...new Set([...numbered, ...titled])];
  };
};

const isLater = (reading: Reading, claims: readonly LedgerClaim[]): boolean => {
  const at = reading.document.publishedAt;
  return at === null || claims.every((claim) => at >= (timeOf(claim.publishedAt) ?? 0));
};

/** Finds a page's reversals before its sentences are ranked, since most pages have none. */
const reversals = (reading: Reading, named: NamedStories): ReadonlyMap<Candidate, Reversible> => {
  const found = new Map<Candidate, Reversible>();
  for (const sentence of reading.document.sentences) {
    if (!reading.isOpen(sentence.block) || !speaksOfReversal(sentence.text)) continue;
    const subject = named(sentence.text).find(({ story }) => story !== reading.story);
    if (subject === undefined || !contradicts(sentence.text, subject)) continue;
    found.set(sentence, subject);
  }
  return found;
};

/** Tells what an unread page explicitly reverses. Each story is contradicted once. */
export const tellContradictions = (run: Run, reading: Reading, named: NamedStories): boolean => {
  const found = reversals(reading, named);
  if (found.size === 0) return false;
  let any = false;
  for (const { sentence, appeal } of run.sentencesOf(reading)) {
    const subject = found.get(sentence);
    const claims =
      subject === undefined ? [] : run.told.ofStory(subject.story).filter((claim) => run.told.holds(claim));
    const was = claims.find((claim) => claim.role === 'headline') ?? claims[0];
    if (was === undefined || !isLater(reading, claims) || !run.verify(reading, sentence)) continue;
    const claim = claimFrom(run, reading, sentence, { role: 'detail', story: reading.story });
    const [wasEvidence] = was.evidence;
    run.told.record({
      kind: 'contradicted',
      claim,
      appeal,
      was: was.text,
      ...(wasEvidence === undefined ? {} : { wasEvidence }),
      replaces: claims.map(({ id }) => id),
    });
    any = true;
  }
  return any;
};
