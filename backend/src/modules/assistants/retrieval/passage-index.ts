import { languageOf } from '#text/languages/detection';
import type { Language } from '#text/languages/language';
import { tokens } from '#text/words/stems';
import { meaningOfWords, rowOfStem } from '#text/words/vectors';
import { type Abbreviation, abbreviationsIn } from './abbreviations';
import { termsOf } from './index-terms';
import type { Passage } from './passage';
import { type Postings, type TermRows, countOfTerm, postingsOf, rowsOf } from './term-rows';

/** The weight of a term by the field it is in. */
export const WEIGHTS = { own: 1, spelt: 0.7, lead: 0.5, beside: 0.25, heading: 0.6 };
export type Field = keyof typeof WEIGHTS;
export const FIELDS: readonly Field[] = ['own', 'spelt', 'lead', 'beside', 'heading'];

/** BM25 parameters: how soon repetitions stop counting, and how much long fields are discounted. */
export const SATURATION = 1.2;
const LENGTH = 0.5;

/** Terms, each with how often it is used. */
export interface Frequencies extends Pick<ReadonlyMap<string, number>, 'get' | 'has'> {
  /** Iterates the terms; one may be yielded several times. */
  keys(): Iterable<string>;
}

export interface IndexedPassage<Location> {
  readonly passage: Passage<Location>;
  /** Rows of terms by field. Passages share the rows of their headings and neighbours. */
  readonly fields: Readonly<Record<Field, readonly number[]>>;
}

export interface PassageIndex<Location> {
  readonly passages: readonly IndexedPassage<Location>[];
  readonly abbreviations: readonly Abbreviation[];
  readonly language: Language | null;
  /** Every term of the material, with the number of passages that have it. */
  readonly frequencies: Frequencies;
  /** The number of passages in the material; `passages` may be a selection. */
  readonly size: number;
  /** For each passage and field in turn, the discount on its terms for length. */
  readonly lengthenings: Float32Array<ArrayBuffer>;
  /** Rows of terms; the first are the passages’ own. */
  readonly rows: TermRows;
  readonly postings: Postings;
  readonly numbers: ReadonlyMap<string, number>;
  /** The word-vector row of each term number, -1 for none. Empty for languages other than English. */
  readonly wordRows: Int32Array<ArrayBuffer>;
  /** Vectors by passage: its own topic, and that of its heading and neighbours. Empty for languages other than English. */
  readonly about: Int8Array<ArrayBuffer>;
  readonly aboutAround: Int8Array<ArrayBuffer>;
}

const SAMPLE = 5000;

export const languageOfPassages = <Location>(passages: readonly Passage<Location>[]): Language | null => {
  let sample = '';
  for (const { text } of passages) {
    if (sample.length > SAMPLE) break;
    sample += `${text} `;
  }
  return languageOf(sample);
};

/** The number of passages with each term: in the sentence, in what it continues, or in its heading. */
const frequenciesIn = (
  passages: readonly IndexedPassage<unknown>[],
  { starts, terms }: TermRows,
  numbers: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const counts = new Uint32Array(numbers.size);
  const lastIn = new Int32Array(numbers.size).fill(-1);
  for (const [index, { fields }] of passages.entries())
    for (const row of [...fields.own, ...fields.lead, ...fields.heading])
      for (let entry = starts[row] ?? 0; entry < (starts[row + 1] ?? 0); entry++) {
        const term = terms[entry] ?? 0;
        if (lastIn[term] === index) continue;
        lastIn[term] = index;
        counts[term] = (counts[term] ?? 0) + 1;
      }
  return new Map(
    [...numbers].flatMap(([term, number]) => {
      const count = counts[number] ?? 0;
      return count === 0 ? [] : [[term, count]];
    }),
  );
};

const lengthOf = (rows: readonly number[], { lengths }: TermRows): number =>
  rows.reduce((sum, row) => sum + (lengths[row] ?? 0), 0);

const lengtheningsIn = (passages: readonly IndexedPassage<unknown>[], rows: TermRows): Float32Array<ArrayBuffer> => {
  const found = new Float32Array(passages.length * FIELDS.length);
  for (const [fieldIndex, field] of FIELDS.entries()) {
    const lengths = passages.map(({ fields }) => lengthOf(fields[field], rows));
    const usual = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, passages.length));
    for (const [index, length] of lengths.entries())
      found[index * FIELDS.length + fieldIndex] = 1 - LENGTH + (LENGTH * length) / usual;
  }
  return found;
};

const aboutAll = (
  passages: readonly IndexedPassage<unknown>[],
  { starts, terms }: TermRows,
  wordRows: Int32Array,
  fields: readonly Field[],
): Int8Array<ArrayBuffer> => {
  const all = passages.map((passage) => {
    const words = fields
      .flatMap((field) => passage.fields[field])
      .flatMap((row) => [...terms.subarray(starts[row], starts[row + 1])]);
    return meaningOfWords(words.map((term) => wordRows[term] ?? -1));
  });
  const joined = new Int8Array(all.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const each of all) {
    joined.set(each, offset);
    offset += each.length;
  }
  return joined;
};

/** Maximum number of sentences that a pronoun refers back over. */
const MAX_REFERRED = 2;

/**
 * The positions of the sentences before one that it refers to by a pronoun: the last, and what that refers to.
 * `refersToLast`: whether the sentence at a position refers to the one before.
 */
export const referredTo = (refersToLast: (position: number) => boolean, at: number): readonly number[] => {
  let first = at;
  while (refersToLast(first) && at - first < MAX_REFERRED) first -= 1;
  return Array.from({ length: at - first }, (_, index) => first + index);
};

/** Indexes passages; takes time and memory in proportion to the text, and is done once for each material. */
export const indexOf = <Location>(
  passages: readonly Passage<Location>[],
  language: Language | null = languageOfPassages(passages),
): PassageIndex<Location> => {
  const abbreviations = abbreviationsIn(passages.map(({ text }) => text));
  const texts = passages.map(({ text }) => termsOf(text, language));
  const rowOfText = new Map<string, number>();
  const rowFor = (text: string): number => {
    const row = rowOfText.get(text) ?? texts.length;
    if (row === texts.length) texts.push(termsOf(text, language));
    rowOfText.set(text, row);
    return row;
  };
  const spelt = new Map(abbreviations.map(({ short, long }) => [short, long]));
  const refersToLast = (position: number): boolean => passages[position]?.refersToLast === true;
  const indexed = passages.map((passage, index): IndexedPassage<Location> => {
    const isBeside = (near: number): boolean => passages[near]?.paragraph === passage.paragraph;
    const longForms = tokens(passage.text).flatMap((word) => spelt.get(word) ?? []);
    return {
      passage,
      fields: {
        own: [index],
        spelt: longForms.map(rowFor),
        lead: [...(passage.lead === null ? [] : [rowFor(passage.lead)]), ...referredTo(refersToLast, index)],
        beside: [index - 1, index + 1].filter(isBeside),
        heading: passage.heading === null ? [] : [rowFor(passage.heading)],
      },
    };
  });
  const { rows, numbers } = rowsOf(texts);
  const wordRows = Int32Array.from(language === null ? numbers.keys() : [], rowOfStem);
  const about = (fields: readonly Field[]): Int8Array<ArrayBuffer> =>
    language === null ? aboutAll(indexed, rows, wordRows, fields) : new Int8Array(0);
  return {
    passages: indexed,
    abbreviations,
    language,
    frequencies: frequenciesIn(indexed, rows, numbers),
    size: indexed.length,
    lengthenings: lengtheningsIn(indexed, rows),
    rows,
    postings: postingsOf(rows, numbers.size),
    numbers,
    wordRows,
    about: about(['own', 'spelt', 'lead']),
    aboutAround: about(['heading', 'beside']),
  };
};

/** How much a term says about a passage that has it; highest for a term that the material does not have. */
export const rarityOf = (
  { frequencies, size }: Pick<PassageIndex<unknown>, 'frequencies' | 'size'>,
  term: string,
): number => {
  const count = frequencies.get(term) ?? 0;
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
};

/** The weight of a term in the passage at a place, from 0 to less than 1. */
export const termWeightIn = (
  { numbers, passages, rows, lengthenings }: PassageIndex<unknown>,
  at: number,
  term: string,
): number => {
  const number = numbers.get(term);
  const fields = passages[at]?.fields;
  if (number === undefined || fields === undefined) return 0;
  let weighted = 0;
  for (const [fieldIndex, field] of FIELDS.entries()) {
    const count = fields[field].reduce((sum, row) => sum + countOfTerm(rows, row, number), 0);
    if (count > 0) weighted += (WEIGHTS[field] * count) / (lengthenings[at * FIELDS.length + fieldIndex] ?? 1);
  }
  return weighted / (SATURATION + weighted);
};
