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

export interface IndexedPassage<Place> {
  readonly passage: Passage<Place>;
  readonly fields: Readonly<Record<Field, Counts>>;
  readonly lengths: Readonly<Record<Field, number>>;
}

export interface PassageIndex<Place> {
  readonly passages: readonly IndexedPassage<Place>[];
  readonly abbreviations: readonly Abbreviation[];
  readonly language: Language | null;
  /** Every term of the material, and of how many passages it is a term. */
  readonly frequencies: Counts;
  readonly usualLengths: Readonly<Record<Field, number>>;
}

const countsOf = (terms: readonly string[]): Counts => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

const SAMPLE = 5000;

const languageOfPassages = <Place>(passages: readonly Passage<Place>[]): Language | null => {
  let sample = '';
  for (const { text } of passages) {
    if (sample.length > SAMPLE) break;
    sample += `${text} `;
  }
  return languageOf(sample);
};

/** Takes time and memory in proportion to the text; done once for each material. */
export const indexOf = <Place>(passages: readonly Passage<Place>[]): PassageIndex<Place> => {
  const language = languageOfPassages(passages);
  const terms = passages.map(({ text }) => termsOf(text, language));
  const abbreviations = abbreviationsIn(passages.map(({ text }) => text));
  const spelt = new Map(abbreviations.map(({ short, long }) => [short, termsOf(long, language)]));
  const empty: readonly string[] = [];
  const beside = (at: number): readonly string[] =>
    [at - 1, at + 1].flatMap((near) =>
      passages[near]?.paragraph === passages[at]?.paragraph ? (terms[near] ?? empty) : empty,
    );
  const indexed = passages.map((passage, at): IndexedPassage<Place> => {
    const inFields = {
      own: terms[at] ?? empty,
      spelt: tokens(passage.text).flatMap((word) => spelt.get(word) ?? empty),
      lead: passage.lead === null ? empty : termsOf(passage.lead, language),
      beside: beside(at),
      heading: passage.heading === null ? empty : termsOf(passage.heading, language),
    };
    const of = <Value>(value: (field: Field) => Value): Readonly<Record<Field, Value>> => ({
      own: value('own'),
      spelt: value('spelt'),
      lead: value('lead'),
      beside: value('beside'),
      heading: value('heading'),
    });
    return {
      passage,
      fields: of((field) => countsOf(inFields[field])),
      lengths: of((field) => inFields[field].length),
    };
  });
  const frequencies = new Map<string, number>();
  for (const { fields } of indexed)
    for (const term of new Set([...fields.own.keys(), ...fields.lead.keys(), ...fields.heading.keys()]))
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const usual = (field: Field): number =>
    Math.max(1, indexed.reduce((sum, { lengths }) => sum + lengths[field], 0) / Math.max(1, indexed.length));
  return {
    passages: indexed,
    abbreviations,
    language,
    frequencies,
    usualLengths: {
      own: usual('own'),
      spelt: usual('spelt'),
      lead: usual('lead'),
      beside: usual('beside'),
      heading: usual('heading'),
    },
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
  { fields, lengths }: IndexedPassage<unknown>,
  term: string,
): number => {
  let weighted = 0;
  for (const field of FIELDS) {
    const count = fields[field].get(term);
    if (count === undefined) continue;
    const length = 1 - LENGTH + (LENGTH * lengths[field]) / usualLengths[field];
    weighted += (WEIGHTS[field] * count) / length;
  }
  return weighted / (SATURATION + weighted);
};
