import { stopWords } from '../words/stop-words';
import { languages } from './all';
import type { Language } from './language';

type Candidate = Language | 'english';

/** The languages that have a word as a function word. */
const owners: ReadonlyMap<string, readonly Candidate[]> = (() => {
  const found = new Map<string, Candidate[]>();
  const add = (words: Iterable<string>, owner: Candidate): void => {
    for (const word of words) found.set(word, [...(found.get(word) ?? []), owner]);
  };
  add(stopWords, 'english');
  for (const language of languages) add(language.functionWords, language);
  return found;
})();

/** Whether a word is a function word of a known language other than English, and not of English. */
export const isForeignFunctionWord = (lower: string): boolean => {
  const of = owners.get(lower);
  return of !== undefined && !of.includes('english');
};

/** In prose about two words in five are function words, and a quarter of these belong to one language only. */
const FEWEST_FUNCTION_WORDS = 0.05;

/** The language of a text, by its function words; null if it is English, none that is known, or undecided. */
export const languageOfWords = (words: readonly string[]): Language | null => {
  const votes = new Map<Candidate, number>();
  for (const word of words) {
    const of = owners.get(word.toLowerCase());
    // A word of several languages says less than a word of one.
    for (const owner of of ?? []) votes.set(owner, (votes.get(owner) ?? 0) + 1 / (of?.length ?? 1));
  }
  let best: Candidate | null = null;
  let most = 0;
  for (const [owner, count] of votes) {
    if (count < most) continue;
    best = count === most ? null : owner;
    most = count;
  }
  return best === null || best === 'english' || most < FEWEST_FUNCTION_WORDS * words.length ? null : best;
};

/** Frequent words of the known languages, one of which nearly every sentence has; rules out most English text. */
const MAY_BE_FOREIGN =
  /\b(?:der|die|das|den|dem|des|und|ist|im|von|mit|zu|am|auf|für|ein|eine|le|la|les|du|et|est|une|un|pour|dans|el|los|las|del|que|con|una|da|das|dos|em|os|uma|na|ao|aos|foi|il|di|che|della|nel|per|gli)\b/i;

const WORD = /[\p{L}\p{N}]+/gu;

/** The same for a text that is not yet split into words. */
export const languageOf = (text: string): Language | null =>
  MAY_BE_FOREIGN.test(text) ? languageOfWords(text.match(WORD) ?? []) : null;
