import type { ReadDocument } from '../document';
import { eventVerbs } from '#text/languages/english/event-words';
import { titlesOfPersons } from '#text/languages/english/peoples';
import { isSection } from '#pages/page';
import { isPlace } from './peoples';
import { namesIn } from '#text/words/names';
import { isContentWord, stem, stemIn, stemSet } from '#text/words/stems';
import { rowOfStem } from '#text/words/vectors';
import { instructionWords, scopeWords, vagueWords } from '#text/languages/english/description';

const PROPOSED = 3;
const FEWEST_PAGES = 3;
/** Share of the pages on the topic that have it, beyond the share of the others that do. */
const TYPICAL = 0.4;
/** Largest share of the others that do, and how many of those it takes to show that something is rare. */
const RARE = { share: 0.1, names: 3, phrases: 10 };

/** Words that any topic has. */
const common = new Set([...instructionWords, ...scopeWords, ...vagueWords].map(stem));

/** Words for what happens, rather than for what it happens to. */
const isVerb = (word: string): boolean => /(?:ed|ing|ly)$/.test(word) || eventVerbs.has(word);

const CAPITALISED = /\p{Lu}[\p{L}\p{N}]+(?:[- ]\p{Lu}[\p{L}\p{N}]*)*/gu;
const PAIR = /(?<![\p{L}-])(\p{Ll}{4,})(?= (\p{Ll}{4,})(?![\p{L}-]))/gu;

const isInCapitals = (text: string): boolean => text === text.toUpperCase();

/** `NASA` */
const isAbbreviation = (word: string): boolean => /^\p{Lu}{2,5}$/u.test(word);

/** A word by itself is a name if ordinary English lacks it: `Earth` and `Proclamation` are written like names. */
const standsForItself = (name: string): boolean =>
  name.includes(' ') || isAbbreviation(name) || isPlace(stem(name)) || rowOfStem(stem(name)) < 0;

/** Words in a row that are written as a name in the sentence and all over its page. */
const namesOf = (text: string, { gate, language }: ReadDocument): readonly string[] => {
  const known = namesIn(text);
  const isName = (word: string): boolean =>
    known.has(word.toLowerCase()) && !titlesOfPersons.has(word.toLowerCase()) && gate.names.has(stemIn(word, language));
  return [...text.matchAll(CAPITALISED)].flatMap(([written]) => {
    const words = written.split(' ');
    const first = words.findIndex(isName);
    const last = words.findLastIndex(isName);
    const name = words.slice(first, last + 1).join(' ');
    return first < 0 || !standsForItself(name) ? [] : [name];
  });
};

/** Two words of meaning in a row. */
const pairsOf = (text: string): readonly string[] =>
  [...text.matchAll(PAIR)]
    .filter((pair) => pair.slice(1).every((word) => isContentWord(word) && !isVerb(word) && !common.has(stem(word))))
    .map(([, one = '', other = '']) => `${one} ${other}`);

interface Candidate {
  /** As a page writes it first in small letters, if one does. */
  readonly phrase: string;
  readonly stems: ReadonlySet<string>;
  readonly pages: Set<ReadDocument>;
}

/** Stems that so many pages have: what is proposed consists of them, and most sentences have none or one. */
const frequentIn = (documents: readonly ReadDocument[], fewest: number): ReadonlySet<string> => {
  const having = new Map<string, number>();
  for (const { gate } of documents)
    for (const stem of gate.counts.keys()) having.set(stem, (having.get(stem) ?? 0) + 1);
  return new Set([...having].flatMap(([stem, pages]) => (pages >= fewest ? [stem] : [])));
};

/** The names and phrases that so many pages have, with these pages. German writes every noun like a name. */
const candidatesIn = (
  documents: readonly ReadDocument[],
  fewest: number,
  withPhrases: boolean,
): readonly Candidate[] => {
  const found = new Map<string, Candidate>();
  const frequent = frequentIn(documents, fewest);
  for (const document of documents) {
    const add = (phrase: string): void => {
      const stems = stemSet(phrase, document.language);
      const key = [...stems].join(' ');
      const known = found.get(key);
      const pages = (known?.pages ?? new Set<ReadDocument>()).add(document);
      const written = known === undefined || isInCapitals(known.phrase) ? phrase : known.phrase;
      found.set(key, { phrase: written, stems, pages });
    };
    for (const { text, stems } of document.sentences) {
      const known = [...stems].filter((each) => frequent.has(each)).length;
      if (known === 0) continue;
      if (document.language?.capitalisedNouns !== true) for (const name of namesOf(text, document)) add(name);
      if (withPhrases && known > 1) for (const pair of pairsOf(text)) add(pair);
    }
  }
  return [...found.values()].filter(({ stems, pages }) => stems.size > 0 && pages.size >= fewest);
};

const shareWith = (stems: ReadonlySet<string>, documents: readonly ReadDocument[]): number =>
  documents.filter(({ gate, titleStems }) => [...stems].every((each) => gate.counts.has(each) || titleStems.has(each)))
    .length / Math.max(1, documents.length);

/**
 * At most three names or phrases that several pages on a topic have, its description lacks, and pages on something else hardly have: never
 * a common noun, which other topics have too. Without enough of the others nothing is known to be rare. `topicStems`: stems of the
 * description; `others`: pages that were read and are not on the topic.
 */
export const proposedWords = (
  relevant: readonly ReadDocument[],
  others: readonly ReadDocument[],
  topicStems: ReadonlySet<string>,
): readonly string[] => {
  const onTopic = relevant.filter(({ page }) => !isSection(page));
  if (onTopic.length < FEWEST_PAGES || others.length < RARE.names) return [];
  const publishers = stemSet(onTopic.map(({ page }) => page.publisher).join(' '));
  return candidatesIn(onTopic, Math.max(FEWEST_PAGES, TYPICAL * onTopic.length), others.length >= RARE.phrases)
    .filter(({ stems }) => [...stems].some((each) => !topicStems.has(each) && !publishers.has(each)))
    .map((each) => ({ ...each, elsewhere: shareWith(each.stems, others), share: each.pages.size / onTopic.length }))
    .filter(({ elsewhere, share }) => elsewhere <= RARE.share && share - elsewhere >= TYPICAL)
    .sort((a, b) => b.share - b.elsewhere - (a.share - a.elsewhere) || a.phrase.localeCompare(b.phrase))
    .filter(({ stems }, place, all) =>
      all.slice(0, place).every((before) => ![...stems].some((each) => before.stems.has(each))),
    )
    .slice(0, PROPOSED)
    .map(({ phrase }) => phrase);
};
