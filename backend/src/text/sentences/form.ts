import { memoize } from '#kernel/memoize';
import { invitation, labelOfAside } from '../languages/english/labels';
import { anyPiece } from '../words/phrases';
import { wordCount } from '../words/stems';
import { openingDeadline } from './opening-deadline';
import type { Sentence } from './sentences';

/** Maximum number of words of a line. A limit of 45 would lose the key sentence of seven documents of the corpus. */
export const MAX_WORDS = 60;
const MIN_WORDS = 4;

/** Longer than any sixty words, and than any quote; longer texts are rejected without further checks. */
const MAX_CHARACTERS = 1_200;

const END_MARK = /[.!。！।។።](?:["”’'»」』)\]]{0,3})$/u;
const QUESTION = /(?:[?？؟]|\p{Script=Greek};)["”’»」』)]*$/u;
const TRAILING_OFF = /(?:\.\.\.|…)["”’)]*$/;
const SMALL_OPENING = /^[“"‘'«]?\p{Ll}/u;
const BRACKET_OR_NUMBER = /^[“"‘']?[([{<\d*#|•·–—/\\-]/;

/** `duties.Next`, `(the order)The`, `text.[1]`: pieces joined without a space. Starts at the marks, which are rare. */
const GLUED = anyPiece(
  String.raw`
    [.!?;:,](?<=\p{Ll}{2}.)(?=\p{Lu}\p{Ll})
    \)(?<=\p{Ll}.)(?=\p{Lu}\p{Ll})
    [.!?](?<=\p{Ll}{2}.)\d?\[\d
  `,
  'u',
);

/** URLs, markup, footnote marks, control characters, marks for unreadable text, spaces before punctuation. */
const RESIDUE = anyPiece(
  String.raw`
    https?:
    www\.
    \.com\b
    [@|{}<>\\_*#\ufffc\ufffd\u0000-\u001f]
    \[\d
    \]\(
    \+\+
    --\s*$
    \s[,;.]\s
  `,
);

/** Page headers and footers of a printed register. */
const PRINTED_HEAD = anyPiece(
  String.raw`
    Federal Register\s?\/
    Federal Register Vol\.
    Presidential Documents
    VerDate
    Billing code
    \bFR Doc\b
    <GPH>
    Jkt \d
  `,
  'i',
);

/** `By Ana Lima and Ben Roe, CNN Rebels …`: the author's name is joined to the sentence. */
const BYLINE =
  /^By (?:the \p{Lu}\S+ Wire Staff |\p{Lu}[\p{L}.’'-]+ (?:\p{Lu}[\p{L}.’'-]+,? ){1,2}(?:and \p{Lu}[\p{L}.’'-]+ (?:\p{Lu}[\p{L}.’'-]+,? ){1,2})?(?:[Ff]or )?\p{Lu}{2,} )/u;

const countMark = (text: string, mark: string): number => {
  let found = 0;
  for (let index = text.indexOf(mark); index !== -1; index = text.indexOf(mark, index + mark.length)) found++;
  return found;
};

const PAIRED = /[()[\]“”«»„"]|‘‘|’’/;

/** Paired marks: opening and closing. */
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
  ['‘‘', '’’'],
] as const;

/** The German opening mark is closed by the English opening or closing one. */
const GERMAN_PAIR = /„([^„“”]*)[“”]/g;

const hasOpenPair = (written: string): boolean => {
  const text = written.replace(GERMAN_PAIR, '$1');
  return (
    PAIRS.some(([opening, closing]) => countMark(text, opening) !== countMark(text, closing)) ||
    text.includes('„') ||
    countMark(text, '"') % 2 === 1
  );
};

/** Whether a quotation or a bracket stays open. */
export const unbalanced = (text: string): boolean => PAIRED.test(text) && hasOpenPair(text);

interface Letters {
  readonly capitals: number;
  readonly small: number;
  /** Letters of scripts without capitals. */
  readonly caseless: number;
}

/** A loop, since every sentence of every page is counted; regular expressions take four times as long. */
const lettersIn = (text: string): Letters => {
  let [capitals, small, caseless] = [0, 0, 0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 97 && code <= 122) small++;
    else if (code >= 65 && code <= 90) capitals++;
    else if (code > 127) {
      const character = text.charAt(index);
      if (/\p{Ll}/u.test(character)) small++;
      else if (/\p{Lu}/u.test(character)) capitals++;
      else if (/\p{L}/u.test(character)) caseless++;
    }
  }
  return { capitals, small, caseless };
};

const mostlyCapitals = ({ capitals, small, caseless }: Letters): boolean => capitals > 8 && capitals > small + caseless;

/** In a script without capitals every word would look like a name. */
const hasCapitals = ({ capitals, small, caseless }: Letters): boolean => capitals + small >= caseless;

const UNCAPITALISED_WORD = /(?<![^ ])\p{Ll}[^ ]{3}/u;

/** A heading with a period: all its words are capitalised. */
const isHeading = (text: string, letters: Letters): boolean =>
  !UNCAPITALISED_WORD.test(text) && text.split(' ').length < 13 && hasCapitals(letters);

export type SentenceFault =
  | 'endless'
  | 'too long'
  | 'too short'
  | 'no end'
  | 'a question'
  | 'no beginning'
  | 'an open quote or bracket'
  | 'residue of markup or print'
  | 'a heading'
  | 'an invitation'
  | 'an aside';

/** The number of words of a line without a deadline at its beginning, whose last day is shown after the line. */
const wordsOfLine = (text: string): number => wordCount(text.slice(openingDeadline(text)?.written.length));

export const isTooLong = (text: string): boolean =>
  text.length > 2 * MAX_WORDS && wordCount(text) > MAX_WORDS && wordsOfLine(text) > MAX_WORDS;

const findFault = ({ text, label, isQuoted }: Sentence): SentenceFault | null => {
  if (text.length > MAX_CHARACTERS) return 'endless';
  if (QUESTION.test(text)) return 'a question';
  if (!END_MARK.test(text) || TRAILING_OFF.test(text)) return 'no end';
  if (SMALL_OPENING.test(text) || BRACKET_OR_NUMBER.test(text)) return 'no beginning';
  if (isQuoted || unbalanced(text)) return 'an open quote or bracket';
  if ([GLUED, RESIDUE, PRINTED_HEAD, BYLINE].some((pattern) => pattern.test(text))) return 'residue of markup or print';
  const letters = lettersIn(text);
  if (mostlyCapitals(letters) || isHeading(text, letters)) return 'a heading';
  if (invitation.test(text)) return 'an invitation';
  if (labelOfAside.test(label) || labelOfAside.test(text)) return 'an aside';
  const words = wordCount(text);
  if (words > MAX_WORDS && isTooLong(text)) return 'too long';
  return words < MIN_WORDS ? 'too short' : null;
};

/** Why a sentence may not be published; null if it is complete. Cached, since several stages ask. */
export const sentenceFault = memoize(findFault, new WeakMap<Sentence, SentenceFault | null>());

/**
 * Whether a sentence would be complete if it were shorter, or without the list that it opens: `Agencies shall comply
 * with the following:`
 */
export const isWholeButLong = (sentence: Sentence): boolean => {
  const { text } = sentence;
  const fault = text.endsWith(':')
    ? findFault({ ...sentence, text: `${text.slice(0, -1)}.` })
    : sentenceFault(sentence);
  return fault === 'too long' || (fault === null && text.endsWith(':'));
};
