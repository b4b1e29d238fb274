import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { contentStem, tokens } from '#text/words/stems';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';

/** How a question refers to the lines of the answer before it. */
export type LineReference<Line> =
  /**
   * One line, `the second`. With no `rest`, the question asks for more about it; otherwise it asks the rest of that
   * line.
   */
  | {
      readonly kind: 'one';
      readonly line: Line;
      readonly asksMore: boolean;
      readonly isBare: boolean;
      readonly rest: string;
    }
  /** All lines, `which of them`; the rest of the question chooses among them. */
  | { readonly kind: 'among'; readonly rest: string }
  /** Lines that no longer hold: `what was it before that?` */
  | {
      readonly kind: 'earlier';
      readonly rest: string;
      /** Set for `wasn’t it earlier before?`. The answer then includes what replaced the line. */
      readonly asksIfSo: boolean;
    };

const NUMBERED = /(?:(?<![\p{L}\p{N}])(?:no\.?|number|nr\.?|nº|#)\s?)(\d{1,2})(?!\d)/iu;

/** The patterns of each language. An ordinal may have any ending, and `one` after it. */
const patternsFor = byLanguage((code) => {
  const { ordinals, last, more, ofThem, earlier, interrogatives } = lexicons[code].followUp;
  return {
    ordinals: ordinals.map((ordinal) => phrases(String.raw`${ordinal}\p{L}{0,3}(?: ones?)?`)),
    last: phrases(String.raw`${last}\p{L}{0,3}(?: ones?)?`),
    more: phrases(more),
    ofThem: phrases(ofThem),
    earlier: phrases(earlier),
    interrogatives: phrases(interrogatives),
  };
});

const SPACES = /\s+/g;
const LETTER = /\p{L}/u;

/** The line that a question names by its number. */
const lineMentioned = (
  question: string,
  count: number,
  { ordinals, last }: { readonly ordinals: readonly RegExp[]; readonly last: RegExp },
): { readonly line: number; readonly named: RegExpExecArray } | null => {
  const numbered = NUMBERED.exec(question);
  if (numbered !== null) return { line: Number(numbered[1]), named: numbered };
  for (const [index, ordinal] of ordinals.entries()) {
    const mentioned = ordinal.exec(question);
    if (mentioned !== null) return { line: index + 1, named: mentioned };
  }
  const mentioned = last.exec(question);
  return mentioned === null ? null : { line: count, named: mentioned };
};

/** The lines of the last answer that a question refers to; null if none. */
export const lineReferenceIn = <Line>(
  question: string,
  lines: readonly Line[],
  language: Language | null,
): LineReference<Line> | null => {
  const words = patternsFor(language);
  const count = lines.length;
  if (count === 0) return null;
  const among = words.ofThem.exec(question);
  if (among !== null)
    return {
      kind: 'among',
      rest: `${question.slice(0, among.index)} ${question.slice(among.index + among[0].length)}`,
    };
  const earlier = words.earlier.exec(question);
  if (earlier !== null)
    return {
      kind: 'earlier',
      rest: question.replace(words.earlier, ' '),
      asksIfSo: !words.interrogatives.test(question.slice(0, earlier.index)),
    };
  const asksMore = words.more.test(question);
  const found = lineMentioned(question, count, words);
  if (found === null) {
    // `Tell me more`, after an answer of one line.
    const isBare = tokens(question.replace(words.more, ' ')).every(
      (word) => contentStem(word, language) === '' || word.length < 5,
    );
    const [only] = lines;
    return asksMore && isBare && count === 1 && only !== undefined
      ? { kind: 'one', line: only, asksMore, isBare: true, rest: '' }
      : null;
  }
  const { named } = found;
  const line = lines[found.line - 1];
  // A single line is never called `the first one`.
  if (count === 1 && !asksMore) return null;
  // `The first order` is an order; `the first?` and `the first one ends when` are lines.
  const [next = ''] = tokens(question.slice(named.index + named[0].length));
  const standsAlone = named[0].includes(' ') || next === '' || contentStem(next, language) === '';
  if (line === undefined || !(standsAlone || asksMore)) return null;
  const rest = `${question.slice(0, named.index)} ${question.slice(named.index + named[0].length)}`
    .replace(SPACES, ' ')
    .trim();
  return { kind: 'one', line, asksMore, isBare: !LETTER.test(rest), rest };
};
