import { stopWords } from '../words/stop-words';
import { stem, tokens } from '../words/stems';
import { eventVerbs } from '../ranking/event-words';

/** A phrase that lines may share: as it is written, and by its stems. */
export interface Phrase {
  readonly text: string;
  readonly key: string;
}

const LONGEST = 3;

/** Words of titles that say what kind of page it is, not what it is about. */
const KINDS = new Set(
  `fact sheet notice request public comments comment remarks statement message presidential president executive order proclamation
  memorandum rule draft final guidance availability update new certain actions action today section information about further
  implementing modifying ensuring imposing strengthening launching promoting enabling`.split(/\s+/),
);

const carries = (word: string): boolean =>
  word.length > 1 &&
  !/^\d/.test(word) &&
  !stopWords.has(word.toLowerCase()) &&
  !KINDS.has(word.toLowerCase()) &&
  !eventVerbs.has(word.toLowerCase());

/** Phrases of one to three words that may head a group: content words side by side, from the title as it is written. */
export const phrasesOf = (title: string): readonly Phrase[] => {
  const phrases = new Map<string, Phrase>();
  for (const piece of title.split(/[,;:()“”"/]|\s[–—-]\s/)) {
    const words = tokens(piece.replace(/(\p{L})[’'](?=\p{L})/gu, '$1’'));
    for (let from = 0; from < words.length; from++) {
      for (let length = 1; length <= LONGEST && from + length <= words.length; length++) {
        const run = words.slice(from, from + length);
        if (!run.every(carries)) break;
        const key = run.map(stem).join(' ');
        if (!phrases.has(key)) phrases.set(key, { text: run.join(' '), key });
      }
    }
  }
  return [...phrases.values()];
};
