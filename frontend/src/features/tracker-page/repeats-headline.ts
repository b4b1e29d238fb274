/** Share of a headline's words that a line has to contain. */
const MIN_WORD_OVERLAP = 0.85;

/** Letters that are compared: longer stems differ between forms of a word, as 'imposes' and 'imposing' do. */
const STEM_LENGTH = 5;

/** Whether a word is significant: long, a figure, or an abbreviation such as 'AI'. */
const isSignificant = (word: string): boolean =>
  word.length > 3 || /\d/.test(word) || (word.length > 1 && word === word.toUpperCase());

/** The significant words of a text, each as its beginning. */
export const stem = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(isSignificant).map((word) => word.slice(0, STEM_LENGTH).toLowerCase()),
  );

/** Whether a line contains nearly all words of its page's headline, which then adds nothing. */
export const repeatsHeadline = (headline: string, line: string): boolean => {
  const [headlineStems, lineStems] = [stem(headline), stem(line)];
  return [...headlineStems].filter((word) => lineStems.has(word)).length >= MIN_WORD_OVERLAP * headlineStems.size;
};
