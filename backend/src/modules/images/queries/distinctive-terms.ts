import type { CarriedImageDocument } from '#projections/images/images/images.projection';
import { isContentWord, stem } from '#text/words/stems';

type Described = Pick<CarriedImageDocument, 'name' | 'captions' | 'page_title'>;

const WORD = /\p{L}[\p{L}\p{M}\p{N}-]+/gu;
const CAPITAL = /^\p{Lu}/u;

interface Told {
  readonly words: string;
  /** Indexes of the pictures that are found by it. */
  readonly of: Set<number>;
}

/** The words of a caption that say something, names of several words together: `rocket`, `White House`. */
const piecesOf = (caption: string): readonly string[] => {
  const pieces: string[] = [];
  let end = -1;
  for (const { 0: word, index } of caption.matchAll(WORD)) {
    if (!isContentWord(word.toLowerCase())) continue;
    // The first word has a capital whatever it is.
    const isName = CAPITAL.test(word) && index > 0;
    const before = pieces.at(-1);
    if (isName && before !== undefined && CAPITAL.test(before) && end + 1 === index)
      pieces[pieces.length - 1] = `${before} ${word}`;
    else pieces.push(isName ? word : word.toLowerCase());
    end = index + word.length;
  }
  return pieces;
};

const stemsIn = (text: string): ReadonlySet<string> => new Set((text.match(WORD) ?? []).map(stem));

/**
 * Words by which pictures are found and which say what they are of: those of their captions that the titles of their pages
 * have, too. Each finds pictures that the ones before do not, the word for most of them first.
 */
export const distinctiveTerms = (pictures: readonly Described[], most: number): readonly string[] => {
  const byWord = new Map<string, Told>();
  for (const [index, { name, captions, page_title: title }] of pictures.entries()) {
    const inTitle = stemsIn(title);
    for (const words of captions.length === 0 ? [] : piecesOf(name)) {
      if (!words.split(' ').every((word) => inTitle.has(stem(word)))) continue;
      const key = words.split(' ').map(stem).join(' ');
      const known = byWord.get(key) ?? { words, of: new Set() };
      known.of.add(index);
      byWord.set(key, known);
    }
  }
  const chosen: string[] = [];
  const found = new Set<number>();
  while (chosen.length < most) {
    const further = [...byWord.values()].map(({ words, of }) => ({
      words,
      of,
      adds: [...of].filter((at) => !found.has(at)).length,
    }));
    const best = further.reduce((one, other) => (other.adds > one.adds ? other : one), {
      words: '',
      of: new Set<number>(),
      adds: 0,
    });
    if (best.adds === 0) return chosen;
    chosen.push(best.words);
    for (const at of best.of) found.add(at);
  }
  return chosen;
};
