import { oppositeWords } from '#text/languages/english/opposite-words';
import { corresponds, type Reading } from './reading';
import type { Token } from './tokens';

const STRONG = /\b(?:all|every|everyone|entire|entirely|whole|always|never|first|largest|biggest|highest|lowest|worst|best|fewest|longest|most|record|must|proven|proved|permanently|nationwide|worldwide|unanimously)\b/gi;

const ALL = ['all', 'every', 'each', 'whole', 'entire', 'entirely', 'everyone', 'both', 'any', 'no'];

export const isStronger = (piece: Reading, quote: Reading, around: Reading): boolean => {
  const given = `${quote.text} ${around.text}`.toLowerCase();
  return [...piece.text.matchAll(STRONG)].some(([word]) => {
    const same = ALL.includes(word.toLowerCase()) ? ALL.join('|') : word.toLowerCase();
    return !new RegExp(String.raw`\b(?:${same})\b`).test(given);
  });
};

const TAIL = /, | (?:because|after|before|caused|leaving|following|despite|so|when|to|in) /g;

/** `…, the largest deal of the year`, `… to cut the emissions of its fleet`: an end of which no quote has a word. */
export const addsTail = (piece: Reading, known: (token: Token) => boolean): boolean =>
  [...piece.text.matchAll(TAIL)].some(({ index, 0: { length } }) => {
    const inside = piece.tokens.filter(({ offset }) => offset >= index + length);
    return inside.length >= 2 && !inside.some(known);
  });

/** The share of a sentence's words that its source does not have. */
export const noveltyOf = ({ tokens }: Reading, known: (token: Token) => boolean): number =>
  tokens.filter((token) => !known(token)).length / Math.max(1, tokens.length);

const SPEECH = /[“"]([^“”"]{3,})[”"]/gu;
/** A name or a title, as `“The Salt Road”`. */
const NAMED = /^\p{Lu}(?:.{0,24}$|(?:\S* (?:\p{Lu}|of|the|and|for|in|on|to|a))+)/u;
const TOLD = /[“”"]|\b(?:sa(?:id|ys?|ying)|told|tells?|wrote|writes?|call(?:s|ed)|according|warn(?:s|ed)|argu(?:es|ed)|claim(?:s|ed)|describ(?:es|ed)|think(?:s)?|believ(?:es|ed)|stat(?:es|ed)|promis(?:es|ed)|vow(?:s|ed)|pledg(?:es|ed)|insist(?:s|ed)|add(?:s|ed)|announc(?:es|ed)|criticis(?:es|ed)|prais(?:es|ed)|report(?:s|ed)|suggest(?:s|ed)|estimat(?:es|ed)|fear(?:s|ed)|express(?:es|ed))\b/i;

/** What somebody says, as a fact. */
export const leavesOutSpeaker = (piece: Reading, quote: Reading): boolean => {
  if (TOLD.test(piece.text)) return false;
  return [...quote.text.matchAll(SPEECH)].some(({ index, 0: { length }, 1: words = '' }) => {
    if (NAMED.test(words)) return false;
    const within = quote.tokens.filter(({ offset, end }) => offset > index && end < index + length);
    const told = within.filter((given) => piece.tokens.some((token) => corresponds(token, given, quote))).length;
    const share = within.length < 5 ? 1 : 0.6;
    return told > 0 && told >= share * Math.min(within.length, piece.tokens.length);
  });
};

/** `upheld` for `overturned`, where neither text has the other word, too. */
export const turnsRound = (piece: Reading, quote: Reading): boolean => {
  const words = ({ text, tokens }: Reading): ReadonlySet<string> =>
    new Set([...tokens.flatMap(({ kind, keys }) => (kind === 'word' ? keys : [])), ...(text.match(/\b(?:up|down)\b/g) ?? [])]);
  const [said, given] = [words(piece), words(quote)];
  const has = (all: ReadonlySet<string>, some: ReadonlySet<string>): boolean => [...some].some((word) => all.has(word));
  return oppositeWords.some((pair) =>
    [pair, [pair[1], pair[0]] as const].some(([one, other]) => has(said, one) && !has(said, other) && has(given, other) && !has(given, one)),
  );
};
