import { isSection, type ReadPage } from '#pages/page';
import { languageOfWords } from '#text/languages/detection';
import type { Language } from '#text/languages/language';
import { sentencesOf, paragraphsWithSingleSpaces, type Sentence } from '#text/sentences/sentences';
import { timeOf } from '#text/words/dates';
import { isCapitalised } from '#text/words/names';
import { contentStem, stemSet, tokens } from '#text/words/stems';
import { ownActsOf } from './gate/document-acts';
import { numberedWordsIn, numberedWordsOf, type PageWords } from './gate/numbered-words';

/** A sentence with the properties that the stages use. */
export interface CandidateSentence extends Sentence {
  /** Its position among the page's sentences, from 0. */
  readonly index: number;
  readonly words: number;
  /** The words as written, in order. */
  readonly tokens: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/** A page as the stages see it. */
export interface AnalysedPage {
  readonly page: ReadPage;
  /** The language; null for English and for unknown languages. */
  readonly language: Language | null;
  /** Blocks with whitespace collapsed. */
  readonly blocks: readonly string[];
  readonly sentences: readonly CandidateSentence[];
  readonly titleStems: ReadonlySet<string>;
  readonly gate: PageWords;
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

interface CountedWord {
  readonly word: string;
  /** The stem; empty for a function word. */
  readonly stem: string;
  count: number;
  /** How often it opens a sentence. */
  opens: number;
}

/** A stem belongs to a name if inside sentences it is capitalised more than this many times as often as not. */
const MIN_CAPITALISED_RATIO = 2;

/** Looks up each written word once; counting stem by stem would take twice as long. */
const wordCounter = (language: Language | null) => {
  const words = new Map<string, CountedWord>();
  return {
    stemOf(word: string, opens: boolean): string {
      const known = words.get(word) ?? { word, stem: contentStem(word, language), count: 0, opens: 0 };
      if (known.count === 0) words.set(word, known);
      known.count++;
      if (opens) known.opens++;
      return known.stem;
    },
    counts(): ReadonlyMap<string, number> {
      const counts = new Map<string, number>();
      for (const { stem, count } of words.values()) if (stem !== '') counts.set(stem, (counts.get(stem) ?? 0) + count);
      return counts;
    },
    names(): ReadonlySet<string> {
      const capitals = new Map<string, number>();
      for (const { word, stem, count, opens } of words.values())
        if (stem !== '' && count > opens && isCapitalised(word))
          capitals.set(stem, (capitals.get(stem) ?? 0) + count - opens);
      const names = new Set(capitals.keys());
      for (const { word, stem, count } of words.values())
        if (names.has(stem) && !isCapitalised(word) && MIN_CAPITALISED_RATIO * count >= (capitals.get(stem) ?? 0))
          names.delete(stem);
      return names;
    },
  };
};

const NO_ACTS: ReadonlySet<string> = new Set();

export const analysePage = (page: ReadPage, blocks = paragraphsWithSingleSpaces(page.blocks)): AnalysedPage => {
  const lead = new Set<string>();
  let words = 0;
  const written = sentencesOf(blocks);
  const tokensOfSentences = written.map(({ text }) => tokens(text));
  const language = languageOfPage(tokensOfSentences);
  const counter = wordCounter(language);
  // Properties are listed, since spreading takes longer than counting the stems.
  const sentences = written.map(({ text, block, from, to, label, isQuoted }, index): CandidateSentence => {
    const own = tokensOfSentences[index] ?? [];
    const stems = new Set<string>();
    let opens = true;
    for (const word of own) {
      const stem = counter.stemOf(word, opens);
      opens = false;
      if (stem !== '') stems.add(stem);
    }
    if (words < LEAD_WORDS) for (const stem of stems) lead.add(stem);
    words += own.length;
    return { text, block, from, to, label, isQuoted, index, words: own.length, tokens: own, stems };
  });
  const titleStems = stemSet(page.title, language);
  const numbered = tokensOfSentences.map((own) => numberedWordsIn(own, language));
  return {
    page,
    language,
    blocks,
    sentences,
    titleStems,
    gate: {
      title: isSection(page) ? stemSet(`${page.title} ${page.documentTitle}`, language) : titleStems,
      lead,
      counts: counter.counts(),
      names: counter.names(),
      words,
      acts: language === null ? ownActsOf(page.title, sentences) : NO_ACTS,
      sentences: sentences.map(({ stems, index }) => {
        const further = numbered[index] ?? [];
        return further.length === 0 ? stems : new Set([...stems, ...further]);
      }),
      numbered: numberedWordsOf(
        numberedWordsIn(tokens(page.title), language),
        sentences.map(({ words: length, index }) => ({ words: length, numbered: numbered[index] ?? [] })),
        LEAD_WORDS,
      ),
    },
    publishedAt: timeOf(page.publishedAt),
  };
};
