import { isEmptyCell } from '#modules/documents/published';
import { languages } from '#text/languages/all';
import { english } from '#text/languages/english/english';
import type { Language } from '#text/languages/language';
import { phrases, wordList } from '#text/languages/patterns';
import { contentStem } from '#text/words/stems';
import { YEAR_AS_WORD } from '#text/words/year';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import { isFigure, termsOf } from '../retrieval/index-terms';
import type { PlacedPassage, TableRow } from '../retrieval/passage';
import type { PassageIndex } from '../retrieval/passage-index';
import { asksCount, hasQuestionWord, readAnswerType } from '../retrieval/question-patterns';

const wordsFor = byLanguage((code) => {
  const { table } = lexicons[code];
  if (table === undefined) return null;
  const { currencies } = (languages.find((language) => language.code === code) ?? english).numbers;
  return {
    plain: wordList(table.plain),
    money: wordList(table.money),
    currency: new RegExp(String.raw`\p{Sc}|${phrases(Object.values(currencies).join('|')).source}`, 'iu'),
  };
});

const stemsOf = (words: readonly string[], language: Language | null): ReadonlySet<string> =>
  new Set(words.map((word) => contentStem(word, language)));

/** A question for a cell, by its terms. */
interface Asked {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly language: Language | null;
}

const UNITS = /\([^()]*\)/g;
const isYear = (term: string): boolean => YEAR_AS_WORD.test(term);

/** Whether a label has a figure that is no year, as in `over 12 metres`: the question has to name all of it. */
const isExact = (label: string, language: Language | null): boolean =>
  termsOf(label, language).some((term) => isFigure(term) && !isYear(term));

const isNamed = (label: string, { text, language }: Asked): boolean =>
  !isExact(label, language) || text.toLowerCase().includes(label.toLowerCase());

const labelTerms = (label: string, { language }: Asked): readonly string[] =>
  termsOf(label.replace(UNITS, ' '), language);

/** The cells that a question may ask for by the headers of their columns, and the terms of the question in these. */
interface Columns {
  readonly at: readonly number[];
  readonly terms: ReadonlySet<string>;
}

/** The columns whose headers have all the terms of the question that any header has; null if none has. */
const columnsFor = ({ header, cells }: TableRow, asked: Asked, plain: ReadonlySet<string>): Columns | null => {
  const columns = header.flatMap((name, at) => {
    if (at === 0) return [];
    const shared = isNamed(name, asked) ? termsOf(name, asked.language).filter((term) => asked.terms.has(term)) : [];
    const further = labelTerms(name, asked).filter((term) => !asked.terms.has(term) && !plain.has(term));
    return [{ at, shared: new Set(shared), further: further.length }];
  });
  const terms = new Set(columns.flatMap(({ shared }) => [...shared]));
  const all = columns.filter(({ shared }) => shared.size === terms.size);
  if (terms.size === 0) return { at: all.map(({ at }) => at), terms };
  const fewest = Math.min(...all.map(({ further }) => further));
  // What a header says besides is another thing, but for a text: `Opening hours` tells when something is open.
  const fitting = all.filter(
    ({ at, further }) => further === fewest && (further === 0 || !/^\P{L}*\d/u.test(cells[at] ?? '')),
  );
  return fitting.length === 0 ? null : { at: fitting.map(({ at }) => at), terms };
};

/** The text that a table stands under: the title, its heading, and the paragraph before it. */
const contextOf = <Location>(at: number, { passages }: PassageIndex<Location>): string => {
  const own = passages[at]?.passage;
  const text = passages.findIndex(({ passage }) => !passage.isHeading);
  const titles = passages.slice(0, text).map(({ passage }) => passage.text);
  const before = passages.slice(0, at).findLast(({ passage }) => passage.row === undefined)?.passage;
  const paragraph = passages.filter(
    ({ passage }) => passage.paragraph === before?.paragraph && passage.heading === own?.heading,
  );
  return [...titles, own?.heading ?? '', ...paragraph.map(({ passage }) => passage.text)].join(' ');
};

/**
 * The cells of a row that a question asks for; null if it is not certain: the question has to name the row and the
 * column, and nothing that neither these nor the text above the table say.
 */
const cellsFor = <Location>(
  row: TableRow,
  at: number,
  asked: Asked,
  index: PassageIndex<Location>,
): readonly number[] | null => {
  const words = wordsFor(asked.language);
  if (words === null) return null;
  const [label = ''] = row.cells;
  const ofLabel = labelTerms(label, asked);
  if (ofLabel.length === 0 || !ofLabel.every((term) => asked.terms.has(term)) || !isNamed(label, asked)) return null;
  const plain = stemsOf(words.plain, asked.language);
  const columns = columnsFor(row, asked, plain);
  if (columns === null || (columns.terms.size === 0 && ofLabel.every(isFigure))) return null;
  const context = contextOf(at, index);
  const shown = columns.at.flatMap((each) => [row.header[each] ?? '', row.cells[each] ?? '']);
  const isOfMoney = words.currency.test([context, row.header[0] ?? '', ...shown].join(' '));
  const hasYears = [label, ...row.header].some((name) => termsOf(name, asked.language).some(isYear));
  const known = new Set([
    ...ofLabel,
    ...columns.terms,
    ...plain,
    ...(isOfMoney ? stemsOf(words.money, asked.language) : []),
    ...termsOf(`${row.header[0] ?? ''} ${context}`, asked.language).filter((term) => !(hasYears && isYear(term))),
  ]);
  const isElsewhere = [...asked.terms].some((term) => !known.has(term));
  const countsMoney = asksCount(asked.text, asked.language) && isOfMoney && columns.terms.size === 0;
  if (isElsewhere || countsMoney || columns.at.some((each) => isEmptyCell(row.cells[each] ?? ''))) return null;
  return columns.at;
};

/** A row as a sentence would tell it: its label, and each cell with the header of its column. */
export const textOfRow = ({ header, cells }: TableRow, at?: readonly number[]): string => {
  const [label = '', ...others] = cells;
  const told = others.flatMap((cell, index) => {
    if (at === undefined ? isEmptyCell(cell) : !at.includes(index + 1)) return [];
    const name = header[index + 1] ?? '';
    return [name === '' ? cell : `${name}: ${cell}`];
  });
  return [label, ...told].filter((each) => each !== '').join(' · ');
};

/** Answers a question for cells of a table by the only row that has them; null if that is not certain. */
export const answerFromTable = <Location>(
  question: string,
  index: PassageIndex<Location>,
): PlacedPassage<Location> | null => {
  const language = questionLanguage(question);
  if (language !== index.language || !hasQuestionWord(question, language)) return null;
  if (readAnswerType(question, language) === 'reason') return null;
  const asked: Asked = { text: question, terms: new Set(termsOf(question, language)), language };
  const found = index.passages.flatMap(({ passage }, position) => {
    if (passage.row === undefined || passage.row.header.length === 0) return [];
    const at = cellsFor(passage.row, position, asked, index);
    return at === null ? [] : [{ position, passage: { ...passage, text: textOfRow(passage.row, at) } }];
  });
  const [only, other] = found;
  return only === undefined || other !== undefined ? null : only;
};
