import { pageKinds } from '#text/languages/english/titles';
import { scopeWords } from '#text/languages/english/description';
import { eventVerbs } from '#text/languages/english/event-words';
import { nameWordsIn } from '#text/words/names';
import { stem, tokens } from '#text/words/stems';
import { stopWords } from '#text/languages/english/function-words';

/** A phrase that lines may share: as written, and as stems. */
export interface Phrase {
  readonly text: string;
  readonly key: string;
}

const MAX_PHRASE_WORDS = 3;

const carries = (word: string): boolean =>
  word.length > 1 &&
  !/^\d/.test(word) &&
  !stopWords.has(word.toLowerCase()) &&
  !pageKinds.has(word.toLowerCase()) &&
  !eventVerbs.has(word.toLowerCase());

/**
 * Candidate headings: up to three adjacent content words of the title. A single word must be a name in the line itself,
 * since titles may capitalise every word.
 */
export const phrasesOf = (title: string, line: string): readonly Phrase[] => {
  const phrases = new Map<string, Phrase>();
  const names = nameWordsIn(line);
  for (const piece of title.split(/[,;:()“”"/]|\s[–—-]\s/)) {
    const words = tokens(piece);
    for (let from = 0; from < words.length; from++) {
      for (let length = 1; length <= MAX_PHRASE_WORDS && from + length <= words.length; length++) {
        const run = words.slice(from, from + length);
        if (!run.every(carries)) break;
        if (run.every((word) => scopeWords.has(word.toLowerCase()))) continue;
        if (length === 1 && !run.every((word) => names.has(word.toLowerCase()))) continue;
        const key = run.map(stem).join(' ');
        if (!phrases.has(key)) phrases.set(key, { text: run.join(' '), key });
      }
    }
  }
  return [...phrases.values()];
};
