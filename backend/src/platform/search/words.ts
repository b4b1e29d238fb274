/** Letters that Unicode does not decompose into a base letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const ACCENTS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['’ʼ]/g;
const DOTTED_ACRONYM = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts without spaces between words. */
const SPACELESS =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}/u;
const MAX_WORD_LENGTH = 64;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

const split = (run: string): readonly string[] =>
  SPACELESS.test(run) ? [...segmenter.segment(run)].map(({ segment }) => segment) : [run];

/** The distinct words of a text in order, in lower case without accents: `São Tomé’s U.S.` gives sao, tomes, us. */
export const searchWords = (text: string): readonly string[] => {
  const plain = text
    .replace(APOSTROPHES, '')
    .replace(DOTTED_ACRONYM, (acronym) => acronym.replaceAll('.', ''))
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN[letter] ?? letter);
  const words = [...plain.matchAll(WORD)].flatMap(([run]) => split(run));
  return [...new Set(words.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join('')))];
};

const ENGLISH = /^[a-z]{3,}$/;
const TAKES_ES = /(?:s|x|z|ch|sh|o)$/;

/** A word and, if it looks English, its plural or singular. */
export const singularAndPlural = (word: string): readonly string[] => {
  if (!ENGLISH.test(word)) return [word];
  const forms = [word];
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (TAKES_ES.test(word)) forms.push(`${word}es`);
  if (!word.endsWith('s')) forms.push(`${word}s`);
  if (/.{2}ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/.{2}[^sui]s$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
};
