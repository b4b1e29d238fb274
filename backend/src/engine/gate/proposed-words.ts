import { lazy } from '#kernel/memoize';
import { isSection } from '#pages/page';
import { instructionWords, scopeWords, vagueWords } from '#text/languages/english/description';
import { eventVerbs } from '#text/languages/english/event-words';
import { titlesOfPersons } from '#text/languages/english/peoples';
import { matchesIn } from '#text/words/matches';
import { nameWordsIn, isShortAcronym } from '#text/words/names';
import { contentStem, isContentWord, stem, stemIn, stemSet } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';
import type { AnalysedPage } from '../analysed-page';
import { isPlace } from './peoples';

const MAX_PROPOSED_WORDS = 3;
const MIN_PAGES = 3;
/** Minimum share of the pages on the topic that have it, beyond the share of the others that do. */
const TYPICAL = 0.4;
/** Maximum share of the other pages that have it, and how many other pages it takes to show that something is rare. */
const RARE = { share: 0.1, names: 3, phrases: 10 };

/** Words that occur with any topic. */
const COMMON = new Set([...instructionWords, ...scopeWords, ...vagueWords].map(stem));

/** Words for what happens, rather than for what it happens to. */
const isVerb = (word: string): boolean => /(?:ed|ing|ly)$/.test(word) || eventVerbs.has(word);

const CAPITALISED = /\p{Lu}[\p{L}\p{N}]+(?:[- ]\p{Lu}[\p{L}\p{N}]*)*/gu;
/** Spaces are looked for first, as most words are too short. */
const PAIR = / (?=(\p{Ll}{4,})(?![\p{L}-]))(?<=(?<![\p{L}-])(\p{Ll}{4,}) )/gu;

const isInCapitals = (text: string): boolean => text === text.toUpperCase();

/** A word by itself is a name if ordinary English lacks it: `Earth` and `Proclamation` are written like names. */
const standsForItself = (name: string): boolean =>
  name.includes(' ') || isShortAcronym(name) || isPlace(stem(name)) || rowOfStem(stem(name)) < 0;

/** Words in a row that are written as a name in the sentence and all over its page. */
const namesInDocument = (text: string, { gate, language }: AnalysedPage): readonly string[] => {
  const known = lazy(() => nameWordsIn(text));
  const isName = (word: string): boolean =>
    gate.names.has(stemIn(word, language)) &&
    !titlesOfPersons.has(word.toLowerCase()) &&
    known().has(word.toLowerCase());
  return matchesIn(text, CAPITALISED).flatMap(([written]) => {
    const words = written.split(' ');
    const first = words.findIndex(isName);
    const last = words.findLastIndex(isName);
    const name = words.slice(first, last + 1).join(' ');
    return first < 0 || !standsForItself(name) ? [] : [name];
  });
};

const isOfPhrase = (word: string): boolean => isContentWord(word) && !isVerb(word) && !COMMON.has(stem(word));

/** Pairs of adjacent content words. */
const pairsOf = (text: string, isFrequent: (word: string) => boolean): readonly string[] =>
  matchesIn(text, PAIR).flatMap(([, next = '', first = '']) =>
    [first, next].every((word) => isFrequent(word) && isOfPhrase(word)) ? [`${first} ${next}`] : [],
  );

interface Candidate {
  /** The phrase as written by the first page that has it in lower case, if any. */
  readonly phrase: string;
  readonly stems: ReadonlySet<string>;
  readonly pages: Set<AnalysedPage>;
}

/** Stems that at least `fewest` pages have. Proposals consist of them, and most sentences have none or one. */
const frequentIn = (analyses: readonly AnalysedPage[], fewest: number): ReadonlySet<string> => {
  const having = new Map<string, number>();
  for (const { gate } of analyses) for (const stem of gate.counts.keys()) having.set(stem, (having.get(stem) ?? 0) + 1);
  return new Set([...having].flatMap(([stem, pages]) => (pages >= fewest ? [stem] : [])));
};

/** The names and phrases with a new stem that enough pages have, with these pages. German writes every noun like a name. */
const candidatesIn = (
  analyses: readonly AnalysedPage[],
  fewest: number,
  withPhrases: boolean,
  isNew: (stem: string) => boolean,
): readonly Candidate[] => {
  const found = new Map<string, Candidate>();
  const frequent = frequentIn(analyses, fewest);
  const added = new Set([...frequent].filter(isNew));
  for (const analysis of analyses) {
    const add = (phrase: string): void => {
      const stems = stemSet(phrase, analysis.language);
      if (![...stems].every((each) => frequent.has(each)) || ![...stems].some((each) => added.has(each))) return;
      const key = [...stems].join(' ');
      const known = found.get(key);
      const pages = (known?.pages ?? new Set<AnalysedPage>()).add(analysis);
      const written = known === undefined || isInCapitals(known.phrase) ? phrase : known.phrase;
      found.set(key, { phrase: written, stems, pages });
    };
    const withNames = analysis.language?.capitalisedNouns !== true;
    const isFrequent = (word: string): boolean => frequent.has(contentStem(word, analysis.language));
    for (const { text, stems } of analysis.sentences) {
      const known = [...stems].filter((each) => frequent.has(each));
      if (!known.some((each) => added.has(each))) continue;
      const hasName = withNames && known.some((each) => analysis.gate.names.has(each));
      if (hasName) for (const name of namesInDocument(text, analysis)) add(name);
      if (withPhrases && known.length > 1) for (const pair of pairsOf(text, isFrequent)) add(pair);
    }
  }
  return [...found.values()].filter(({ stems, pages }) => stems.size > 0 && pages.size >= fewest);
};

const shareWith = (stems: ReadonlySet<string>, analyses: readonly AnalysedPage[]): number =>
  analyses.filter(({ gate, titleStems }) => [...stems].every((each) => gate.counts.has(each) || titleStems.has(each)))
    .length / Math.max(1, analyses.length);

/**
 * Proposes at most three names or phrases that several pages on a topic have, its description lacks, and other pages
 * hardly have. Common nouns are never proposed, since other topics have them too, and nothing is known to be rare
 * without enough other pages. `topicStems`: stems of the description; `others`: pages that were read and are not on the
 * topic.
 */
export const proposedWords = (
  relevant: readonly AnalysedPage[],
  others: readonly AnalysedPage[],
  topicStems: ReadonlySet<string>,
): readonly string[] => {
  const onTopic = relevant.filter(({ page }) => !isSection(page));
  if (onTopic.length < MIN_PAGES || others.length < RARE.names) return [];
  const publishers = stemSet(onTopic.map(({ page }) => page.publisher).join(' '));
  const isNew = (each: string): boolean => !topicStems.has(each) && !publishers.has(each);
  return candidatesIn(onTopic, Math.max(MIN_PAGES, TYPICAL * onTopic.length), others.length >= RARE.phrases, isNew)
    .map((each) => ({ ...each, elsewhere: shareWith(each.stems, others), share: each.pages.size / onTopic.length }))
    .filter(({ elsewhere, share }) => elsewhere <= RARE.share && share - elsewhere >= TYPICAL)
    .sort((a, b) => b.share - b.elsewhere - (a.share - a.elsewhere) || a.phrase.localeCompare(b.phrase))
    .filter(({ stems }, index, all) =>
      all.slice(0, index).every((before) => ![...stems].some((each) => before.stems.has(each))),
    )
    .slice(0, MAX_PROPOSED_WORDS)
    .map(({ phrase }) => phrase);
};
