import { reversalOf, reversible, spelledList, type Reversal, type Reversible } from '../compare/contradictions';
import { correctedStatement } from '../compare/corrections';
import { speaksOfAct, speaksOfUndoing } from '../compare/undoing/speaks-of-undoing';
import type { Candidate, ReadDocument } from '../document';
import { addTo } from '#kernel/grouping';
import { oncePer } from '#kernel/once';
import type { LedgerClaim } from '../ledger';
import type { Reading, Run } from '../run';
import { claimFrom } from './claim-from';
import { mayEnd } from './ended-in-words';
import { faultOf } from '#text/sentences/form';
import { identifiersIn } from '../stories/titles';
import { timeOf } from '#text/words/dates';
import { stem, stemSet, tokens } from '#text/words/stems';
import { overruledClaim } from './overruled-claims';

/** Finds the told stories that a sentence of a document names by their number or full title. */
export type NamedStories = (sentence: string, document: ReadDocument) => readonly Reversible[];

interface NamedBy {
  readonly identifiers: ReadonlyMap<string, Reversible>;
  /** In lower case, by their first word, so that a sentence is compared with few of them. */
  readonly titles: ReadonlyMap<string, readonly (readonly [string, Reversible])[]>;
}

const wordsOf = (text: string): readonly string[] => tokens(text.toLowerCase());

/** Of the stories that hold, those of this run too: a first run reads an act and what ended it. */
const storiesByName = (run: Run): NamedBy => {
  const identifiers = new Map<string, Reversible>();
  const titles = new Map<string, (readonly [string, Reversible])[]>();
  for (const [story, claims] of run.told.stories()) {
    if (!claims.some(run.told.holds)) continue;
    const pages = claims.flatMap((claim) => claim.evidence);
    const subject = reversible(story, pages);
    for (const identifier of subject.identifiers) identifiers.set(identifier, subject);
    for (const title of subject.titles) addTo(titles, wordsOf(title)[0] ?? '', [title.toLowerCase(), subject]);
  }
  return { identifiers, titles };
};

/** `Executive Order 14257 of April 2, 2025 (Regulating Imports …)` */
const DEFINED_AS = /^(?: of \p{Lu}\p{Ll}+ \d{1,2}, \d{4},?)? \(([^()]{20,300})\)/u;

/** The full titles, in lower case, that a document gives for numbers, which a told page may lack. */
const titlesByNumber = ({ blocks }: ReadDocument): ReadonlyMap<string, string> => {
  const text = blocks.join(' ');
  return new Map(
    identifiersIn(text).flatMap(({ id, to }) => {
      const title = DEFINED_AS.exec(text.slice(to, to + 400))?.[1];
      return title === undefined ? [] : [[id, title.toLowerCase()] as const];
    }),
  );
};

/** Told stories, looked up sentence by sentence. They are prepared for the first that is, which few runs have, and when more were told. */
export const reversibleStories = (run: Run): NamedStories => {
  let stories: NamedBy | undefined;
  let told = 0;
  const defined = new Map<ReadDocument, ReadonlyMap<string, string>>();
  return (sentence, document) => {
    if (told !== run.told.findings.length) stories = undefined;
    told = run.told.findings.length;
    stories ??= storiesByName(run);
    const { identifiers, titles } = stories;
    if (identifiers.size === 0 && titles.size === 0) return [];
    const lower = sentence.toLowerCase();
    const entitled = (title: string): Reversible | undefined =>
      titles.get(wordsOf(title)[0] ?? '')?.find(([known]) => known === title)?.[1];
    const numbered = identifiersIn(spelledList(sentence)).flatMap(({ id }) => {
      const own = identifiers.get(id);
      if (own !== undefined) return [own];
      const known = defined.get(document) ?? titlesByNumber(document);
      defined.set(document, known);
      const subject = entitled(known.get(id) ?? '');
      return subject === undefined ? [] : [{ ...subject, identifiers: [...subject.identifiers, id] }];
    });
    const titled = [...new Set(wordsOf(sentence))].flatMap((word) =>
      (titles.get(word) ?? []).flatMap(([title, subject]) => (lower.includes(title) ? [subject] : [])),
    );
    return [...numbered, ...titled].filter(
      ({ story }, place, all) => all.findIndex((other) => other.story === story) === place,
    );
  };
};

const isLater = (reading: Reading, claims: readonly LedgerClaim[]): boolean => {
  const at = reading.document.publishedAt;
  return at === null || claims.every((claim) => at >= (timeOf(claim.publishedAt) ?? 0));
};

/** Of the claims that one sentence overrules, the first is what it contradicts. */
type Overruled = readonly [LedgerClaim, ...LedgerClaim[]];

const isPartOf = (reversal: Reversal, claim: LedgerClaim): boolean =>
  reversal.kind === 'all' || stemSet(claim.text).has(stem(reversal.of));

/** The claims of stories that their numbers or full titles name, and what falls with these or rests on them. */
const ofNamedStories = (run: Run, reading: Reading, sentence: Candidate, named: NamedStories): Overruled | null => {
  const claims = named(sentence.text, reading.document).flatMap((subject) => {
    const reversal = subject.story === reading.story ? null : reversalOf(sentence.text, subject);
    if (reversal === null) return [];
    const held = run.told.ofStory(subject.story).filter((claim) => run.told.holds(claim) && isPartOf(reversal, claim));
    return isLater(reading, held) ? held : [];
  });
  const fallen = run.domainKnowledge
    .fallenWith(sentence.text, claims, run.told)
    .filter((claim) => claim.story !== reading.story && isLater(reading, [claim]));
  const was = claims.find((claim) => claim.role === 'headline') ?? claims[0] ?? fallen[0];
  if (was === undefined) return null;
  return [was, ...[...new Set([...claims, ...fallen])].filter((claim) => claim !== was)];
};

/** The claim that a sentence says no longer holds; with a headline, what else was told of its event. */
const ofClaim = (run: Run, reading: Reading, sentence: Candidate): Overruled | null => {
  const claim = overruledClaim(run, reading, sentence);
  if (claim === null) return null;
  const others = claim.role === 'headline' ? run.told.ofStory(claim.story) : [];
  return [claim, ...others.filter((other) => other !== claim && run.told.holds(other))];
};

/** Remembered, since the pages of a story are compared with each other, too. */
const undoingSentences = oncePer(
  ({ document: { sentences, language }, isOpen }: Reading): readonly Candidate[] =>
    sentences.filter(
      ({ block, text, stems }) => isOpen(block) && (speaksOfUndoing(text, stems) || mayEnd(text, language)),
    ),
  new WeakMap(),
);

/** Finds a page's reversals before its sentences are ranked, since most pages have none. */
const reversals = (run: Run, reading: Reading, named: NamedStories): ReadonlyMap<Candidate, Overruled> => {
  const found = new Map<Candidate, Overruled>();
  for (const sentence of undoingSentences(reading)) {
    const ofStory = speaksOfAct(sentence.text, sentence.stems) ? ofNamedStories(run, reading, sentence, named) : null;
    const overruled = ofStory ?? ofClaim(run, reading, sentence);
    if (overruled !== null) found.set(sentence, overruled);
  }
  return found;
};

/** Corrections of the page itself, and sentences too long for a line, which are shown by the page's title. */
const isToldUnranked = (sentence: Candidate): boolean =>
  correctedStatement(sentence.text) !== null || faultOf(sentence) === 'too long';

/** Best first; those that are not ranked come last and weigh as much as their page’s best. */
const inOrder = (run: Run, reading: Reading, found: ReadonlyMap<Candidate, Overruled>) => {
  const ranked = run.sentencesOf(reading).filter(({ sentence }) => found.has(sentence));
  const known = new Set(ranked.map(({ sentence }) => sentence));
  const others = [...found.keys()].filter((sentence) => !known.has(sentence) && isToldUnranked(sentence));
  const appeal = others.length === 0 ? 0 : (run.sentencesOf(reading)[0]?.appeal ?? 0);
  return [...ranked, ...others.map((sentence) => ({ sentence, appeal }))];
};

/** Tells what an unread page explicitly reverses. Each claim is contradicted once. */
export const tellContradictions = (run: Run, reading: Reading, named: NamedStories): boolean => {
  const found = reversals(run, reading, named);
  if (found.size === 0) return false;
  let any = false;
  for (const { sentence, appeal } of inOrder(run, reading, found)) {
    const claims = (found.get(sentence) ?? []).filter((claim) => run.told.holds(claim));
    const [was] = claims;
    // Another print of the same act ends nothing anew.
    const isTold = run.told.ofStory(reading.story).some(({ text }) => text === sentence.text);
    if (was === undefined || isTold || !run.verify(reading, sentence)) continue;
    const claim = claimFrom(run, reading, sentence, { role: 'detail', story: reading.story, appeal });
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
