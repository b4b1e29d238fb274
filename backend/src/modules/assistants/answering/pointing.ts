import type { Language } from '#text/languages/language';
import { contentStem, tokens } from '#text/words/stems';
import { goingOnWords } from '../languages/going-on-words';
import { phrases } from '#text/languages/patterns';

/** What a question says of the lines of the answer before it. */
export type Pointing =
  /** `the second`: one line, of which more is asked, or what the rest of the question asks. */
  | { readonly kind: 'one'; readonly line: number; readonly asksMore: boolean; readonly rest: string }
  /** `which of them`: all lines, between which the rest of the question decides. */
  | { readonly kind: 'among'; readonly rest: string }
  /** `what was it before that?`: lines that something has ended since. */
  | {
      readonly kind: 'earlier';
      readonly rest: string;
      /** `wasn’t it earlier before?`: what it became belongs to the answer. */
      readonly asksIfSo: boolean;
    };

const NUMBERED = /(?:(?<![\p{L}\p{N}])(?:no\.?|number|nr\.?|nº|#)\s?)(\d{1,2})(?!\d)/iu;

/** An ordinal with any ending, and the word `one` after it. */
const patterns = new Map(
  Object.entries(goingOnWords).map(([code, { ordinals, last, more, ofThem, earlier, interrogatives }]) => [
    code,
    {
      ordinals: ordinals.map((ordinal) => phrases(String.raw`${ordinal}\p{L}{0,3}(?: ones?)?`)),
      last: phrases(String.raw`${last}\p{L}{0,3}(?: ones?)?`),
      more: phrases(more),
      ofThem: phrases(ofThem),
      earlier: phrases(earlier),
      interrogatives: phrases(interrogatives),
    },
  ]),
);

const SPACES = /\s+/g;

/** Where a line is named, by its number or by its place. */
const lineNamed = (
  question: string,
  count: number,
  { ordinals, last }: { readonly ordinals: readonly RegExp[]; readonly last: RegExp },
): { readonly line: number; readonly named: RegExpExecArray } | null => {
  const numbered = NUMBERED.exec(question);
  if (numbered !== null) return { line: Number(numbered[1]), named: numbered };
  for (const [at, ordinal] of ordinals.entries()) {
    const named = ordinal.exec(question);
    if (named !== null) return { line: at + 1, named };
  }
  const named = last.exec(question);
  return named === null ? null : { line: count, named };
};

/** Null if the question points to no line; `count` is how many lines there are. */
export const pointingOf = (question: string, count: number, language: Language | null): Pointing | null => {
  const words = patterns.get(language?.code ?? 'en');
  if (count === 0 || words === undefined) return null;
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
  const found = lineNamed(question, count, words);
  if (found === null) {
    // `tell me more`, of the only line
    const isBare = tokens(question.replace(words.more, ' ')).every(
      (word) => contentStem(word, language) === '' || word.length < 5,
    );
    return asksMore && isBare && count === 1 ? { kind: 'one', line: 1, asksMore, rest: '' } : null;
  }
  const { line, named } = found;
  // Of a single line, `the first one` is not said.
  if (count === 1 && !asksMore) return null;
  // `the first order` names an order; `the first?` or `the first one ends when` a line.
  const [next = ''] = tokens(question.slice(named.index + named[0].length));
  const standsAlone = named[0].includes(' ') || next === '' || contentStem(next, language) === '';
  if (line > count || !(standsAlone || asksMore)) return null;
  const rest = `${question.slice(0, named.index)} ${question.slice(named.index + named[0].length)}`
    .replace(SPACES, ' ')
    .trim();
  return { kind: 'one', line, asksMore, rest };
};
