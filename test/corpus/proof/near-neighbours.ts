import type { NewsPair, Written } from './news-pairs';

const CAPITALISED = /\p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*)*/gu;

/** What a topic is called: the longest row of capitalised words of its description, or in German its last noun. */
const nameOf = ({ topic, lang }: NewsPair): readonly string[] => {
  const rows = [...topic.matchAll(CAPITALISED)].map(({ 0: row, index }) => ({ words: row.split(' '), index }));
  if (lang === 'de') return rows.at(-1)?.words.slice(-1) ?? [];
  return rows
    .filter(({ words, index }) => words.length > 1 || index > 0)
    .reduce<readonly string[]>((longest, { words }) => (words.length > longest.length ? words : longest), []);
};

/** A page on something else, with one name in the place of another. */
const renamed = ({ title, text }: Written, from: readonly string[], to: readonly string[]): Written => {
  const rename = (written: string): string =>
    from.reduce(
      (line, word, index) => {
        const other = to[Math.max(0, to.length - from.length + index)] ?? '';
        return line.replace(new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'gu'), other);
      },
      written.replaceAll(from.join(' '), to.join(' ')),
    );
  return { title: rename(title), text: text.map(rename) };
};

const contentWords = (topic: string): readonly string[] => topic.match(/[\p{L}\p{M}’'-]{4,}/gu) ?? [];

/** A host's near neighbours of one topic, a day. */
const NEIGHBOURS = 3;

/**
 * Near neighbours of a pair: other news of the place, person or organisation that its topic names, made of the pages of other
 * pairs by that name.
 */
export const nearNeighbours = (
  pair: NewsPair,
  others: readonly NewsPair[],
  which: 'first' | 'second',
): readonly Written[] => {
  const name = nameOf(pair);
  // All news of a name is on the topic of that name alone.
  if (name.length === 0 || contentWords(pair.topic).every((word) => name.includes(word))) return [];
  return others
    .filter((other) => nameOf(other).length > 0)
    .map((other) => renamed(other[which], nameOf(other), name))
    .filter(({ title, text }) => [title, ...text].some((line) => line.includes(name.join(' '))))
    .slice(0, NEIGHBOURS);
};
