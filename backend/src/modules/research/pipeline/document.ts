import type { GateText } from './gate/presence';
import { languageOfWords } from './languages/detection';
import type { Language } from './languages/language';
import type { ReadPage } from './page';
import { sentencesOf, shownBlocks, type Sentence } from './sentences/sentences';
import { timeOf } from './words/dates';
import { contentStem, stemSet, tokens } from './words/stems';

/** A sentence with the properties that the stages use. */
export interface Candidate extends Sentence {
  /** Its place among the page's sentences, from 0. */
  readonly place: number;
  /** Their number. */
  readonly words: number;
  readonly stems: ReadonlySet<string>;
}

/** A page as the stages see it. */
export interface ReadDocument {
  readonly page: ReadPage;
  /** Null for English and for languages that are not known. */
  readonly language: Language | null;
  /** Blocks with whitespace collapsed. */
  readonly blocks: readonly string[];
  readonly sentences: readonly Candidate[];
  readonly titleStems: ReadonlySet<string>;
  readonly gate: GateText;
  /** Publication time in milliseconds; null if unknown. */
  readonly publishedAt: number | null;
}

const LEAD_WORDS = 70;
const LANGUAGE_SAMPLE = 200;

const languageOfPage = (sentences: readonly (readonly string[])[]): Language | null => {
  const sample: string[] = [];
  for (const words of sentences) {
    if (sample.length >= LANGUAGE_SAMPLE) break;
    sample.push(...words);
  }
  return languageOfWords(sample);
};

interface Counted {
  /** Empty for a word without meaning. */
  readonly stem: string;
  count: number;
}

/** Looks up each written word once; counting stem by stem would take twice as long. */
const wordCounter = (language: Language | null) => {
  const words = new Map<string, Counted>();
  return {
    stemOf(word: string): string {
      const known = words.get(word) ?? { stem: contentStem(word, language), count: 0 };
      if (known.count === 0) words.set(word, known);
      known.count++;
      return known.stem;
    },
    counts(): ReadonlyMap<string, number> {
      const counts = new Map<string, number>();
      for (const { stem, count } of words.values()) if (stem !== '') counts.set(stem, (counts.get(stem) ?? 0) + count);
      return counts;
    },
  };
};

export const readDocument = (page: ReadPage, blocks = shownBlocks(page.blocks)): ReadDocument => {
  const lead = new Set<string>();
  let words = 0;
  const written = sentencesOf(blocks);
  const wordsOf = written.map(({ text }) => tokens(text));
  const language = languageOfPage(wordsOf);
  const counter = wordCounter(language);
  // Properties are listed, since spreading takes longer than counting the stems.
  const sentences = written.map(({ text, block, from, to, label, quoted }, place): Candidate => {
    const own = wordsOf[place] ?? [];
    const stems = new Set<string>();
    for (const word of own) {
      const stem = counter.stemOf(word);
      if (stem !== '') stems.add(stem);
    }
    if (words < LEAD_WORDS) for (const stem of stems) lead.add(stem);
    words += own.length;
    return { text, block, from, to, label, quoted, place, words: own.length, stems };
  });
  const titleStems = stemSet(page.title, language);
  return {
    page,
    language,
    blocks,
    sentences,
    titleStems,
    gate: { title: titleStems, lead, counts: counter.counts(), words },
    publishedAt: timeOf(page.publishedAt),
  };
};
