import { scopeWords } from '../gate/description-words';
import { eventVerbs } from '../ranking/event-words';
import { namesIn } from '../words/names';
import { stem, tokens } from '../words/stems';
import { stopWords } from '../words/stop-words';

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

/**
 * Phrases that may head a group: content words side by side in the title, at most three. A single word has to be a name in the
 * line itself, since titles write every word with a capital.
 */
export const phrasesOf = (title: string, line: string): readonly Phrase[] => {
  const phrases = new Map<string, Phrase>();
  const names = namesIn(line);
  for (const piece of title.split(/[,;:()“”"/]|\s[–—-]\s/)) {
    const words = tokens(piece);
    for (let from = 0; from < words.length; from++) {
      for (let length = 1; length <= LONGEST && from + length <= words.length; length++) {
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
