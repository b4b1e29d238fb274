import { addTo } from '#kernel/grouping';
import { memoize } from '#kernel/memoize';
import { sentenceFault } from '#text/sentences/form';
import { timeOf } from '#text/words/dates';
import { stem, stemSet, tokens } from '#text/words/stems';
import type { CandidateSentence, AnalysedPage } from '../analysed-page';
import { reversalOf, reversible, spelledList, type Reversal, type Reversible } from '../compare/contradictions';
import { correctedStatement } from '../compare/corrections';
import { endedPart } from '../compare/ended-part';
import { speaksOfAct, speaksOfUndoing } from '../compare/undoing/parse';
import { isStanding } from '../composition/lapsed';
import type { Ended, LedgerClaim } from '../ledger';
import type { RunPage, Run } from '../run';
import { identifiersIn } from '../stories/titles';
import { claimFrom } from './claim-from';
import { mayEnd } from './ended-in-words';
import { overruledClaim } from './overruled-claims';

/** Finds the published stories that a sentence of a document names by their number or full title. */
export type StoriesMentionedIn = (sentence: string, analysis: AnalysedPage) => readonly Reversible[];

interface NamedBy {
  readonly identifiers: ReadonlyMap<string, Reversible>;
  /** Titles in lower case by their first word, so that a sentence is compared with few of them. */
  readonly titles: ReadonlyMap<string, readonly (readonly [string, Reversible])[]>;
}

const lowerCaseTokens = (text: string): readonly string[] => tokens(text.toLowerCase());

type SubjectOf = (story: string, claims: readonly LedgerClaim[]) => Reversible;

/** Caches subjects until more is published of a story. */
const rememberedSubjects = (): SubjectOf => {
  const known = new Map<string, { readonly subject: Reversible; readonly of: number }>();
  return (story, claims) => {
    const last = known.get(story);
    if (last?.of === claims.length) return last.subject;
    const pages = claims.flatMap((claim) => claim.evidence);
    const subject = reversible(story, pages);
    known.set(story, { subject, of: claims.length });
    return subject;
  };
};

/** Stories that hold, including those of this run, since a first run may read an act and what ended it. */
const storiesByName = (run: Run, subjectOf: SubjectOf): NamedBy => {
  const identifiers = new Map<string, Reversible>();
  const titles = new Map<string, (readonly [string, Reversible])[]>();
  for (const [story, claims] of run.ledger.stories()) {
    if (!claims.some(run.ledger.holds)) continue;
    const subject = subjectOf(story, claims);
    for (const identifier of subject.identifiers) identifiers.set(identifier, subject);
    for (const title of subject.titles) addTo(titles, lowerCaseTokens(title)[0] ?? '', [title.toLowerCase(), subject]);
  }
  return { identifiers, titles };
};

/** The title in brackets after a number: `Executive Order 14257 of April 2, 2025 (Regulating Imports …)`. */
const DEFINED_AS = /^(?: of \p{Lu}\p{Ll}+ \d{1,2}, \d{4},?)? \(([^()]{20,300})\)/u;

/** The full titles, in lower case, that a document gives for numbers, which a page in the ledger may lack. */
const titlesByNumber = ({ blocks }: AnalysedPage): ReadonlyMap<string, string> => {
  const text = blocks.join(' ');
  return new Map(
    identifiersIn(text).flatMap(({ id, to }) => {
      const title = DEFINED_AS.exec(text.slice(to, to + 400))?.[1];
      return title === undefined ? [] : [[id, title.toLowerCase()] as const];
    }),
  );
};

/**
 * Looks up published stories sentence by sentence. The index is built at the first lookup, which few runs need, and
 * rebuilt once more is published.
 */
export const reversibleStories = (run: Run): StoriesMentionedIn => {
  let stories: NamedBy | undefined;
  let indexedFindings = 0;
  const subjectOf = rememberedSubjects();
  const defined = new Map<AnalysedPage, ReadonlyMap<string, string>>();
  return (sentence, analysis) => {
    if (indexedFindings !== run.ledger.findings.length) stories = undefined;
    indexedFindings = run.ledger.findings.length;
    stories ??= storiesByName(run, subjectOf);
    const { identifiers, titles } = stories;
    if (identifiers.size === 0 && titles.size === 0) return [];
    const lower = sentence.toLowerCase();
    const entitled = (title: string): Reversible | undefined =>
      titles.get(lowerCaseTokens(title)[0] ?? '')?.find(([known]) => known === title)?.[1];
    const numbered = identifiersIn(spelledList(sentence)).flatMap(({ id }) => {
      const own = identifiers.get(id);
      if (own !== undefined) return [own];
      const known = defined.get(analysis) ?? titlesByNumber(analysis);
      defined.set(analysis, known);
      const subject = entitled(known.get(id) ?? '');
      return subject === undefined ? [] : [{ ...subject, identifiers: [...subject.identifiers, id] }];
    });
    const titled = [...new Set(lowerCaseTokens(sentence))].flatMap((word) =>
      (titles.get(word) ?? []).flatMap(([title, subject]) => (lower.includes(title) ? [subject] : [])),
    );
    return [...numbered, ...titled].filter(
      ({ story }, index, all) => all.findIndex((other) => other.story === story) === index,
    );
  };
};

const isLater = (runPage: RunPage, claims: readonly LedgerClaim[]): boolean => {
  const pagePublishedAt = runPage.analysis.publishedAt;
  return pagePublishedAt === null || claims.every((claim) => pagePublishedAt >= (timeOf(claim.publishedAt) ?? 0));
};

/** The claims that one sentence ends, in whole or in part. It contradicts the first of them. */
type EndedClaims = readonly [Ended, ...Ended[]];

/**
 * The claim, or the part of it that a sentence ends, such as the `additional duties` under an act. Null if the claim
 * does not mention that.
 */
const endedBy = (claim: LedgerClaim, sentence: string, reversal: Reversal): Ended | null => {
  if (reversal.kind === 'all') return { claim, words: null };
  const of = stem(reversal.of);
  const names = (clause: string): boolean => stemSet(clause).has(of);
  return names(claim.text) ? { claim, words: endedPart(claim.text, { sentence, language: null, names }) } : null;
};

/**
 * The claims of stories that a sentence names by number or full title, and the claims that fall with them or rest on
 * them.
 */
const ofMentionedStories = (
  run: Run,
  runPage: RunPage,
  sentence: CandidateSentence,
  mentioned: StoriesMentionedIn,
): EndedClaims | null => {
  const own = mentioned(sentence.text, runPage.analysis).flatMap((subject) => {
    const reversal = subject.story === runPage.story ? null : reversalOf(sentence.text, subject);
    if (reversal === null) return [];
    const held = run.ledger.ofStory(subject.story).filter(run.ledger.holds);
    const ended = held.flatMap((claim) => endedBy(claim, sentence.text, reversal) ?? []);
    return isLater(runPage, ended.map(claimIn)) ? ended : [];
  });
  // Other pages may show that a claim rests on an act. From a page off topic, only claims that name the act are ended.
  const links = runPage.isRelevant ? run.links : [];
  const fallen = run.fieldKnowledge
    .fallenWith(sentence.text, own.map(claimIn), run.ledger, links)
    .filter(({ claim }) => claim.story !== runPage.story && isLater(runPage, [claim]));
  const first = own.find(({ claim }) => claim.role === 'headline') ?? own[0] ?? fallen[0];
  return first === undefined ? null : [first, ...[...own, ...fallen].filter(({ claim }) => claim !== first.claim)];
};

const claimIn = ({ claim }: Ended): LedgerClaim => claim;

/**
 * The claim that a sentence says no longer holds and, if it is a headline, the rules and acts that other claims of its
 * story report. Other facts of the story, such as how many firms there are, continue to hold. Any of the claims may
 * have ended only in part.
 */
const ofClaim = (run: Run, runPage: RunPage, sentence: CandidateSentence): EndedClaims | null => {
  const claim = overruledClaim(run, runPage, sentence);
  if (claim === null) return null;
  const { language } = runPage.analysis;
  const ended = (each: LedgerClaim): Ended => ({
    claim: each,
    words: endedPart(each.text, { sentence: sentence.text, language }),
  });
  const others = claim.role === 'headline' ? run.ledger.ofStory(claim.story) : [];
  const falls = (other: LedgerClaim): boolean => other !== claim && run.ledger.holds(other) && isStanding(other);
  return [ended(claim), ...others.filter(falls).map(ended)];
};

/** Cached, since the pages of a story are also compared with each other. */
const undoingSentences = memoize(
  ({ analysis: { sentences, language }, isOpen }: RunPage): readonly CandidateSentence[] =>
    sentences.filter(
      ({ block, text, stems }) => isOpen(block) && (speaksOfUndoing(text, stems) || mayEnd(text, language)),
    ),
  new WeakMap(),
);

/** Finds a page's reversals before its sentences are ranked, since most pages have none. */
const reversals = (
  run: Run,
  runPage: RunPage,
  mentioned: StoriesMentionedIn,
): ReadonlyMap<CandidateSentence, EndedClaims> => {
  const found = new Map<CandidateSentence, EndedClaims>();
  for (const sentence of undoingSentences(runPage)) {
    const ofStory = speaksOfAct(sentence.text, sentence.stems)
      ? ofMentionedStories(run, runPage, sentence, mentioned)
      : null;
    const overruled = ofStory ?? ofClaim(run, runPage, sentence);
    if (overruled !== null) found.set(sentence, overruled);
  }
  return found;
};

/** Corrections of the page itself, and sentences too long for a line, which are shown by the page's title. */
const isPublishableUnranked = (sentence: CandidateSentence): boolean =>
  correctedStatement(sentence.text) !== null || sentenceFault(sentence) === 'too long';

/** The sentences, best first. Unranked ones come last, with the weight of their page's best sentence. */
const inOrder = (run: Run, runPage: RunPage, found: ReadonlyMap<CandidateSentence, EndedClaims>) => {
  const ranked = run.sentencesOf(runPage).filter(({ sentence }) => found.has(sentence));
  const known = new Set(ranked.map(({ sentence }) => sentence));
  const others = [...found.keys()].filter((sentence) => !known.has(sentence) && isPublishableUnranked(sentence));
  const appeal = others.length === 0 ? 0 : (run.sentencesOf(runPage)[0]?.appeal ?? 0);
  return [...ranked, ...others.map((sentence) => ({ sentence, appeal }))];
};

/** Each claim once, and as a whole if any entry ends all of it. */
const wholeOrParts = (ended: readonly Ended[]): readonly Ended[] => {
  const whole = new Set(ended.flatMap(({ claim, words }) => (words === null ? [claim] : [])));
  const known = new Set<LedgerClaim>();
  return ended.flatMap(({ claim, words }) => {
    if (known.has(claim)) return [];
    known.add(claim);
    return [{ claim, words: whole.has(claim) ? null : words }];
  });
};

/** Publishes what an unread page explicitly reverses. Each claim is contradicted once. */
export const addContradictions = (run: Run, runPage: RunPage, mentioned: StoriesMentionedIn): boolean => {
  const found = reversals(run, runPage, mentioned);
  if (found.size === 0) return false;
  let any = false;
  for (const { sentence, appeal } of inOrder(run, runPage, found)) {
    const ended = wholeOrParts(found.get(sentence) ?? []).filter(({ claim, words }) =>
      run.ledger.holdsPart(claim, words),
    );
    const whole = ended.flatMap(({ claim, words }) => (words === null ? [claim] : []));
    const parts = ended.flatMap(({ claim, words }) => (words === null ? [] : [{ claimId: claim.id, words }]));
    const [was] = whole.length > 0 ? whole.map((each) => ({ claim: each, words: each.text })) : ended;
    // A second copy of the same act ends nothing again.
    const isPublished = run.ledger.ofStory(runPage.story).some(({ text }) => text === sentence.text);
    if (was === undefined || isPublished || !run.verify(runPage, sentence)) continue;
    const claim = claimFrom(run, runPage, sentence, { role: 'detail', story: runPage.story, appeal });
    const [wasEvidence] = was.claim.evidence;
    run.ledger.record({
      kind: 'contradicted',
      claim,
      was: was.words ?? was.claim.text,
      ...(wasEvidence === undefined ? {} : { wasEvidence }),
      replaces: whole.map(({ id }) => id),
      ...(parts.length === 0 ? {} : { endsParts: parts }),
    });
    any = true;
  }
  return any;
};
