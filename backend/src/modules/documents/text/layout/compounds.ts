const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that English joins to the next with a hyphen, before a noun. */
const FIRST = setOf(`
  long short high low full part half well ill self all cross large small mid double single first second third fourth fifth
  two three four five six seven eight nine ten year month week day hour state fast slow early late old new
  good best better hard soft open free wide deep near far low real right left top
`);
/** Word endings that are not words themselves, and words that English writes as one with those. */
const SOLID = setOf(`
  er est ly ness en ish age ages ment hood ship ty teen fold wide some ing ed
  way ways light lights lighted time end ends day days night book roads road over out cut fall hand list land lands lander
  bound side hold line town ward wards thing bye stream come being ware board copy house box dom ized ize ism ity
  scape ball back thought cast put most rise rising sight
`);

const ENGLISH = /\b(?:the|of|and|to|in)\b/gi;
const WORD = /\p{L}+/gu;
/** The part of the words of English that are among the five. */
const SHARE = 0.08;

export const isEnglish = (lines: readonly string[]): boolean => {
  const text = lines.join(' ').slice(0, 20_000);
  return (text.match(ENGLISH)?.length ?? 0) >= SHARE * Math.max(1, text.match(WORD)?.length ?? 0);
};

/** Whether English writes two words with a hyphen between them: `long-term`. */
export const isCompound = (before: string, after: string): boolean =>
  FIRST.has(before.toLowerCase()) && after.length > 2 && !SOLID.has(after);
