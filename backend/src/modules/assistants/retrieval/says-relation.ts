import { monthWords, weekdays } from '#text/languages/english/calendar';
import type { Language } from '#text/languages/language';
import { matchesIn } from '#text/words/matches';
import { nameWordsIn } from '#text/words/names';
import {
  type AskedRelation,
  type AskedDeed,
  relationWordsFor,
  namesDeed,
  tellsDeed,
  termOfDeed,
} from './asked-relation';
import { type Passage, wholeOf } from './passage';

interface Token {
  readonly word: string;
  readonly lower: string;
  /** Whether a mark ends a clause before it. */
  readonly opensClause: boolean;
}

/** A sentence with what it is judged by. */
interface Judged {
  readonly all: readonly Token[];
  readonly names: ReadonlySet<string>;
  /** Words that the question names something by, in lower case. */
  readonly asked: ReadonlySet<string>;
  readonly words: NonNullable<ReturnType<typeof relationWordsFor>>;
  readonly language: Language | null;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ENDS_CLAUSE = /[,;:.()–—]/;

const wordsIn = (text: string): readonly Token[] => {
  let end = 0;
  return matchesIn(text, WORD).map(({ 0: word, index }) => {
    const opensClause = ENDS_CLAUSE.test(text.slice(end, index));
    end = index + word.length;
    return { word, lower: word.toLowerCase(), opensClause };
  });
};

/** The sentence without a last clause that says who told it: `…, the engineer said on Tuesday`. */
const withoutTeller = (judged: Judged): Judged => {
  const { all, words } = judged;
  const last = all.findLastIndex(({ opensClause }) => opensClause);
  const isTeller = last > 0 && all.slice(last).some(({ lower }) => words.saying.has(lower));
  return isTeller ? { ...judged, all: all.slice(0, last) } : judged;
};

const isProgressive = ({ words: { progressive } }: Judged, lower = ''): boolean =>
  progressive !== '' && lower.endsWith(progressive);

/** Most words from an auxiliary to its participle: `was not fully repaired`. */
const REACH = 3;

const isPassiveAt = (judged: Judged, at: number): boolean =>
  !isProgressive(judged, judged.all[at]?.lower) &&
  judged.all
    .slice(judged.words.deedLast ? 0 : Math.max(0, at - REACH), at)
    .some(({ lower }) => judged.words.passives.has(lower));

const TIMES: ReadonlySet<string> = new Set([...monthWords, ...weekdays]);

/** Whether the agent of a passive follows: `was designed in 1968 by …`, but not `by 2032`. */
const hasAgentAfter = (judged: Judged, at: number): boolean =>
  judged.all.some(({ lower }, index) => {
    const next = judged.all[index + 1]?.lower ?? '';
    return (
      (index > at || judged.words.deedLast) &&
      judged.words.agents.has(lower) &&
      !/^(?:\d|$)/.test(next) &&
      !TIMES.has(next) &&
      !isProgressive(judged, next)
    );
  });

/**
 * Whether a word has no subject, by what stands around it: it is a noun (`the repair of`, `before repairing`), or a verb
 * without the object that it would have (`the ban imposed in March`).
 */
const isWithoutSubject = (judged: Judged, at: number, hasObject: boolean): boolean => {
  const { articles, prepositions, auxiliaries } = judged.words;
  const before = judged.all[at - 1]?.lower ?? '';
  const next = judged.all[at + 1];
  const lacksObject =
    next === undefined || next.opensClause || prepositions.has(next.lower) || auxiliaries.has(next.lower);
  return (
    articles.has(before) ||
    (prepositions.has(before) && before !== 'to') ||
    next?.lower === 'of' ||
    (hasObject && lacksObject) ||
    (at === 0 && isProgressive(judged, judged.all[at]?.lower))
  );
};

/** Where names begin that are not in the question and that no preposition of place precedes. */
const namesIn = ({ all, names, asked, words }: Judged): readonly number[] =>
  all.flatMap(({ lower }, at) => {
    if (!names.has(lower) || asked.has(lower)) return [];
    let first = at;
    while (all[first]?.opensClause === false && names.has(all[first - 1]?.lower ?? '')) first--;
    // Of a name of several words, the first counts: `the Kestrel Valley`, if Kestrel is asked about.
    if (asked.has(all[first]?.lower ?? '')) return [];
    const previous = all[first - 1]?.lower ?? '';
    const preposition = words.articles.has(previous) ? (all[first - 2]?.lower ?? '') : previous;
    return words.places.has(preposition) && all[first]?.opensClause === false ? [] : [first];
  });

/** Whether the party of a converse verb is named: `borrowed 12 million euros from …`. */
const hasParty = ({ all, language }: Judged, { converses }: AskedDeed): boolean =>
  converses.some(([terms, before]) => {
    const verb = all.findIndex(({ word }) => terms.has(termOfDeed(word, language)));
    return verb >= 0 && all.slice(verb + 1).some(({ lower }) => lower === before);
  });

const tellsAgent = (judged: Judged, deed: AskedDeed): boolean => {
  const { all, language, asked } = judged;
  if (hasParty(judged, deed)) return true;
  // Another word of the question may look like its verb without being it: `the new line`.
  const isOther = ({ word, lower }: Token): boolean =>
    asked.has(lower) ? !namesDeed(word, deed, language) : !tellsDeed(word, deed, language);
  return all.some((token, at) => {
    if (isOther(token)) return false;
    if (isPassiveAt(judged, at)) return hasAgentAfter(judged, at);
    if (language !== null || !isWithoutSubject(judged, at, deed.hasObject)) return true;
    return namesIn(judged).some((name) => all.slice(name, name + 1).every(isOther));
  });
};

/** The holder of an office is named within this many words of it. */
const BESIDE = 8;
/** What an office is of is named within this many words after it. */
const OF_OFFICE = 5;

/**
 * Whether a name stands next to an office, or under a heading that has the office, and the office belongs to nothing
 * else.
 */
const tellsHolder = (judged: Judged, deed: AskedDeed, heading: string): boolean => {
  const { all, asked, words, language } = judged;
  const named = namesIn(judged);
  if (wordsIn(heading).some(({ word }) => namesDeed(word, deed, language))) return named.length > 0;
  return all.some(({ word }, at) => {
    if (!namesDeed(word, deed, language)) return false;
    const [next, ...after] = all.slice(at + 1, at + 1 + OF_OFFICE);
    const end = after.findIndex(({ opensClause }) => opensClause);
    const of = end < 0 ? after : after.slice(0, end);
    const isOfOther = words.prepositions.has(next?.lower ?? '') && !of.some(({ lower }) => asked.has(lower));
    return !isOfOther && named.some((name) => Math.abs(name - at) <= BESIDE);
  });
};

/** Whether a passage says what relates it to a question. `asked`: the words it names something by, in lower case. */
export const saysRelation = (
  passage: Passage<unknown>,
  { kind, deed, others }: AskedRelation,
  asked: ReadonlySet<string>,
  language: Language | null,
): boolean => {
  const words = relationWordsFor(language);
  if (words === null || passage.gives !== undefined) return true;
  const text = wholeOf(passage).trim();
  const judged: Judged = { all: wordsIn(text), names: nameWordsIn(text), asked, words, language };
  switch (kind) {
    case 'agent':
      return tellsAgent(words.saying.has(deed.term) ? judged : withoutTeller(judged), deed);
    case 'holder':
      return tellsHolder(judged, deed, passage.heading ?? '');
    case 'most':
      return (
        judged.all.some(({ word }) => tellsDeed(word, deed, language)) &&
        others.every((other) => judged.all.some(({ word }) => namesDeed(word, other, language))) &&
        words.saysMost.test(text)
      );
  }
};
