import { has, placesOf, type Reading } from './reading';

const known = (piece: Reading, index: number, quote: Reading, around: Reading): boolean => {
  const token = piece.tokens[index];
  return token === undefined || has(quote, token) || has(around, token);
};

const STRONG = /\b(?:all|every|everyone|entire|entirely|whole|always|never|first|largest|biggest|highest|lowest|worst|best|fewest|longest|most|record|must|proven|proved|conclusively|immediately|permanently|nationwide|worldwide|unanimously|historic|own|careless|extinction|giant|prize-winning)\b/gi;

const ALL = ['all', 'every', 'each', 'whole', 'entire', 'entirely', 'everyone', 'both', 'any', 'no'];

export const isStronger = (piece: Reading, quote: Reading, around: Reading): boolean => {
  const given = `${quote.text} ${around.text}`.toLowerCase();
  return [...piece.text.matchAll(STRONG)].some(([word]) => {
    const same = ALL.includes(word.toLowerCase()) ? ALL.join('|') : word.toLowerCase();
    return !new RegExp(String.raw`\b(?:${same})\b`).test(given);
  });
};

const SEGMENT = /[,;:–—] | (?:because|after|before|since|while|which|who|whose|as|to|for|at|in|by|with|from|through|over|under|between|and|but|caused) /g;

/** `, the largest deal of the year`: a phrase of which no quote has a word. */
export const addsPhrase = (piece: Reading, quote: Reading, around: Reading, fewest: number): boolean => {
  const cuts = [0, ...[...piece.text.matchAll(SEGMENT)].map(({ index, 0: { length } }) => index + length), piece.text.length];
  return cuts.slice(1).some((end, at) => {
    const from = cuts[at] ?? 0;
    const inside = [...piece.tokens.keys()].filter((index) => {
      const token = piece.tokens[index];
      return token !== undefined && token.offset >= from && token.end <= end;
    });
    return inside.length >= fewest && inside.every((index) => !known(piece, index, quote, around));
  });
};

const TAIL = /, (?!(?:according|NOAA)\b)| (?:because|after|before|caused|leaving|following|despite|so|when|to|in) /g;

/** `…, the largest deal of the year`, `… to cut the emissions of its fleet`: an end of which no quote has a word. */
export const addsTail = (piece: Reading, quote: Reading, around: Reading): boolean =>
  [...piece.text.matchAll(TAIL)].some(({ index, 0: { length } }) => {
    const inside = [...piece.tokens.keys()].filter((at) => (piece.tokens[at]?.offset ?? 0) >= index + length);
    return inside.length >= 2 && inside.every((at) => !known(piece, at, quote, around));
  });

export const noveltyOf = (piece: Reading, quote: Reading, around: Reading): number =>
  [...piece.tokens.keys()].filter((index) => !known(piece, index, quote, around)).length / Math.max(1, piece.tokens.length);

const SPEECH = /[“"]([^“”"]{25,})[”"]/gu;
const TOLD = /[“”"]|\b(?:sa(?:id|ys?|ying)|told|tells?|wrote|writes?|call(?:s|ed)|according|warn(?:s|ed)|argu(?:es|ed)|claim(?:s|ed)|describ(?:es|ed)|think(?:s)?|believ(?:es|ed)|stat(?:es|ed)|promis(?:es|ed)|vow(?:s|ed)|pledg(?:es|ed)|insist(?:s|ed)|add(?:s|ed)|announc(?:es|ed)|criticis(?:es|ed)|prais(?:es|ed)|report(?:s|ed)|suggest(?:s|ed)|estimat(?:es|ed)|fear(?:s|ed)|express(?:es|ed))\b/i;

/** What somebody says, as a fact. */
export const leavesOutSpeaker = (piece: Reading, quote: Reading): boolean => {
  if (TOLD.test(piece.text)) return false;
  return [...quote.text.matchAll(SPEECH)].some(({ index, 0: { length } }) => {
    const places = piece.tokens.flatMap((token) => { const all = placesOf(token, quote); return all.length === 0 ? [] : [all]; });
    const inside = places.filter((all) => all.some((place) => { const given = quote.tokens[place]; return given !== undefined && given.offset > index && given.end < index + length; }));
    return places.length > 0 && inside.length / places.length >= 0.7;
  });
};
