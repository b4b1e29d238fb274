import { type Language, languageOf, tokens } from '#modules/research/published';
import { type Abbreviation, abbreviationsIn } from './abbreviations';
import type { Passage } from './passage';
import { termsOf } from './terms';

/** How much a term counts by where it stands. */
const WEIGHTS = { own: 1, spelt: 0.7, lead: 0.5, beside: 0.25, heading: 0.6 };
type Field = keyof typeof WEIGHTS;
const FIELDS: readonly Field[] = ['own', 'spelt', 'lead', 'beside', 'heading'];

/** BM25: how soon repeats count no more, and how much long fields are marked down. */
const SATURATION = 1.2;
const LENGTH = 0.5;

type Counts = ReadonlyMap<string, number>;

/** The terms of a text. Passages share those of their headings and neighbours. */
interface Terms {
  readonly counts: Counts;
  /** With repeats. */
  readonly length: number;
}

export interface IndexedPassage<Place> {
  readonly passage: Passage<Place>;
  readonly fields: Readonly<Record<Field, readonly Terms[]>>;
}

export interface PassageIndex<Place> {
  readonly passages: readonly IndexedPassage<Place>[];
  readonly abbreviations: readonly Abbreviation[];
  readonly language: Language | null;
  /** Every term of the material, and of how many passages it is a term. */
  readonly frequencies: Counts;
  readonly usualLengths: Readonly<Record<Field, number>>;
}

const inTerms = (text: string, language: Language | null): Terms => {
  const terms = termsOf(text, language);
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { counts, length: terms.length };
};

const lengthOf = (field: readonly Terms[]): number => field.reduce((sum, { length }) => sum + length, 0);

const SAMPLE = 5000;

const languageOfPassages = <Place>(passages: readonly Passage<Place>[]): Language | null => {
  let sample = '';
  for (const { text } of passages) {
    if (sample.length > SAMPLE) break;
    sample += `${text} `;
  }
  return languageOf(sample);
};

/** In how many passages each term stands: in the sentence, in what it continues, or in its heading. */
const frequenciesIn = (passages: readonly IndexedPassage<unknown>[]): Counts => {
  const frequencies = new Map<string, number>();
  for (const { fields } of passages) {
    const standing = [...fields.own, ...fields.lead, ...fields.heading].flatMap(({ counts }) => [...counts.keys()]);
    for (const term of new Set(standing)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  return frequencies;
};

const usualLengthsIn = (passages: readonly IndexedPassage<unknown>[]): Readonly<Record<Field, number>> => {
  const usual = (field: Field): number =>
    Math.max(1, passages.reduce((sum, { fields }) => sum + lengthOf(fields[field]), 0) / Math.max(1, passages.length));
  return {
    own: usual('own'),
    spelt: usual('spelt'),
    lead: usual('lead'),
    beside: usual('beside'),
    heading: usual('heading'),
  };
};

/** Takes time and memory in proportion to the text; done once for each material. */
export const indexOf = <Place>(
  passages: readonly Passage<Place>[],
  language: Language | null = languageOfPassages(passages),
): PassageIndex<Place> => {
  const abbreviations = abbreviationsIn(passages.map(({ text }) => text));
  const own = passages.map(({ text }) => inTerms(text, language));
  const spelt = new Map(abbreviations.map(({ short, long }) => [short, inTerms(long, language)]));
  const shared = new Map<string, Terms>();
  const sharedTerms = (text: string | null): readonly Terms[] => {
    if (text === null) return [];
    const terms = shared.get(text) ?? inTerms(text, language);
    shared.set(text, terms);
    return [terms];
  };
  const termsAt = (at: number): readonly Terms[] => own.slice(at, at + 1);
  const indexed = passages.map((passage, at): IndexedPassage<Place> => {
    const isBeside = (near: number): boolean => passages[near]?.paragraph === passage.paragraph;
    return {
      passage,
      fields: {
        own: termsAt(at),
        spelt: tokens(passage.text).flatMap((word) => spelt.get(word) ?? []),
        lead: sharedTerms(passage.lead),
        beside: [at - 1, at + 1].filter(isBeside).flatMap(termsAt),
        heading: sharedTerms(passage.heading),
      },
    };
  });
  return {
    passages: indexed,
    abbreviations,
    language,
    frequencies: frequenciesIn(indexed),
    usualLengths: usualLengthsIn(indexed),
  };
};

/** How much a term tells about where it stands; most for one that the material does not have. */
export const rarityOf = ({ frequencies, passages }: PassageIndex<unknown>, term: string): number => {
  const count = frequencies.get(term) ?? 0;
  return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
};

/** How much a term counts in a passage, from 0 to less than 1. */
export const strengthIn = (
  { usualLengths }: PassageIndex<unknown>,
  { fields }: IndexedPassage<unknown>,
  term: string,
): number => {
  let weighted = 0;
  for (const field of FIELDS) {
    const count = fields[field].reduce((sum, { counts }) => sum + (counts.get(term) ?? 0), 0);
    if (count === 0) continue;
    const length = 1 - LENGTH + (LENGTH * lengthOf(fields[field])) / usualLengths[field];
    weighted += (WEIGHTS[field] * count) / length;
  }
  return weighted / (SATURATION + weighted);
};
