import type { Language } from '#text/languages/language';
import { languages } from '#text/languages/all';
import { contentStem } from '#text/words/stems';
import { questionWords } from '../languages/question-words';
import type { Passage } from './passage';

/** A number of things that a question asks for: `the six objectives`. */
export interface Several {
  readonly count: number;
  /** Stems of the word for them, and of what means nearly the same. */
  readonly things: ReadonlySet<string>;
}

/** More are seldom listed. */
const MOST = 20;
/** Between a number and what it counts: `six national policy objectives`. */
const WORDS_BETWEEN = 3;

const WORD = /\d[\d.,]*\d|\d|\p{L}+/gu;

const numbers = new Map(
  languages.map(({ code }) => {
    const { numbers: written, spans } = questionWords[code];
    const counts = new Map(written.split(' ').map((word, at) => [word, at + 2]));
    return [code, { counts, span: new RegExp(`^(?:${spans})$`, 'iu') }];
  }),
);

const wordsFor = (language: Language | null) => numbers.get(language?.code ?? 'en');

const countOf = (word: string, language: Language | null): number | null => {
  const count = wordsFor(language)?.counts.get(word.toLowerCase()) ?? (/^\d{1,2}$/.test(word) ? Number(word) : null);
  return count !== null && count >= 2 && count <= MOST ? count : null;
};

/** The number before the last of the things that a question names one after the other; `named` are the stems of a thing, if it names it. */
export const severalIn = (
  text: string,
  language: Language | null,
  named: (word: string) => readonly string[],
): Several | null => {
  const words = [...text.matchAll(WORD)].map(([word]) => word);
  for (const [at, word] of words.entries()) {
    const count = countOf(word, language);
    if (count === null || wordsFor(language)?.span.test(words[at + 1] ?? '') === true) continue;
    let things: readonly string[] = [];
    for (const next of words.slice(at + 1, at + 2 + WORDS_BETWEEN)) {
      const stems = named(next);
      if (stems.length === 0) break;
      things = stems;
    }
    if (things.length > 0) return { count, things: new Set(things) };
  }
  return null;
};

const SEPARATORS = /[,;]\s|\s(?:and|und|et|y|e|en)\s/gu;

/** Whether a passage counts so many of these things, or lists as many as that; what says itself what it tells is asked otherwise. */
export const tellsSeveral = (
  { lead, text, tells }: Passage<unknown>,
  { count, things }: Several,
  language: Language | null,
): boolean => {
  if (tells !== undefined) return true;
  const says = (part: string): boolean =>
    [...part.matchAll(WORD)].some(([word]) => things.has(contentStem(word, language)));
  if (lead !== null && says(lead)) return true;
  if (!says(text)) return false;
  if ([...text.matchAll(WORD)].some(([word]) => countOf(word, language) === count)) return true;
  return [...text.matchAll(SEPARATORS)].length >= count - 1;
};
