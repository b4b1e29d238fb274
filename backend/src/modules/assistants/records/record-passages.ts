import type { Language } from '#text/languages/language';
import { type Quote, quoteOf } from '../answering/assistant-answer';
import { lexicons } from '../languages/lexicons';
import type { Passage } from '../retrieval/passage';
import { type RankedPassage, passagesInReadingOrder } from '../retrieval/ranking';
import type { SubjectRecord } from './record';
import type { RecordPlace } from './record-answer';

/** The fields and texts of a record as passages, with the words of a language as headings. */
export const recordPassages = (
  { facts, texts }: SubjectRecord,
  language: Language | null,
): readonly Passage<RecordPlace>[] => {
  const words = lexicons[language?.code ?? 'en'].field;
  const shared = { lead: null, isHeading: false };
  return [
    ...facts.map((fact, index): Passage<RecordPlace> => ({
      ...shared,
      text: fact.statement?.value ?? '',
      heading: words[fact.field],
      paragraph: index,
      location: { kind: 'fact', fact },
      gives: fact.kinds,
    })),
    ...texts.map((text, index): Passage<RecordPlace> => ({
      ...shared,
      text: text.text,
      heading: words[text.field],
      paragraph: facts.length + index,
      location: { kind: 'text', text },
    })),
  ];
};

/** The value of a field as a quote, in place of its heading words; none if unknown. */
const quoteOfPlace = (passage: Passage<RecordPlace>): readonly Quote<RecordPlace>[] => {
  const { location } = passage;
  if (location.kind === 'text') return [quoteOf(passage)];
  const { statement } = location.fact;
  return statement === null ? [] : [{ text: statement.statement, lead: null, location }];
};

export const recordQuotes = (found: readonly RankedPassage<RecordPlace>[]): readonly Quote<RecordPlace>[] =>
  passagesInReadingOrder(found).flatMap(({ passage }) => quoteOfPlace(passage));

/** Everything that a record has, as quotes for a model to word an answer from. */
export const quotesOfRecord = (record: SubjectRecord): readonly Quote<RecordPlace>[] =>
  recordPassages(record, null).flatMap(quoteOfPlace);
