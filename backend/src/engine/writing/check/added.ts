import { opposites } from '#text/languages/english/opposites';
import { has, placesOf, type Reading } from './reading';
import { stem } from '#text/words/stems';

const known = (piece: Reading, index: number, quote: Reading, around: Reading): boolean => {
  const token = piece.tokens[index];
  return token === undefined || has(quote, token) || has(around, token);
};

/** `upheld` for `overturned` */
export const turnsRound = (piece: Reading, quote: Reading, around: Reading): boolean =>
  piece.tokens.some((token, index) => {
    const [key = ''] = token.keys;
    if (token.kind !== 'word' || known(piece, index, quote, around)) return false;
    const own = stem(piece.text.slice(token.offset, token.end));
    const contrary = new Set([...(opposites.get(key) ?? []), ...(opposites.get(own) ?? [])]);
    if (contrary.size === 0) return false;
    return quote.tokens.some(
      (given, at) =>
        given.kind === 'word' && given.keys.some((each) => contrary.has(each)) &&
        !piece.tokens.some((each) => each.keys.some((k) => given.keys.includes(k))) &&
        quote.tokens.slice(Math.max(0, at - 4), at + 5).some((near) => piece.tokens.slice(Math.max(0, index - 4), index + 5).some((each) => each.keys.some((k) => near.keys.includes(k)))),
    );
  });

const STRONG = /\b(?:all|every|everyone|entire|entirely|whole|always|never|first|largest|biggest|highest|lowest|worst|best|fewest|longest|most|record|must|proven|proved|conclusively|immediately|permanently|nationwide|worldwide|unanimously|historic|own|careless|also|extinction|giant|prize-winning)\b/gi;

export const isStronger = (piece: Reading, quote: Reading, around: Reading): boolean => {
  const given = `${quote.text} ${around.text}`.toLowerCase();
  return [...piece.text.matchAll(STRONG)].some(([word]) => !new RegExp(String.raw`\b${word.toLowerCase()}\b`).test(given));
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
