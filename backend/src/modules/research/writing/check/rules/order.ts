import type { SenseToken } from '../words/sense-tokens';
import { corresponds, type Alignment } from './alignment';

/** How many words of a long sentence may be in another order than in the quote. */
const outOfOrder = (length: number): number => (length >= 8 ? 1 : 0);

/** Whether all is in the quote’s order but what may be elsewhere: dates, and a word or so that no figure counts. */
export const keepsOrder = (placed: readonly SenseToken[], alignment: Alignment): boolean => {
  const isByFigure = (at: number): boolean => placed[at - 1]?.kind === 'figure' || placed[at + 1]?.kind === 'figure';
  const astray = [...placed.keys()].filter((at) => alignment[at] === undefined);
  return (
    astray.length <= outOfOrder(placed.length) && astray.every((at) => placed[at]?.kind === 'word' && !isByFigure(at))
  );
};

const OTHER_PHRASE = /[,;:]|\b(?:the|an?|its|their|and|or|of|for|in|on|at|to|from|by|with|as)\b/i;

const DIRECTION = /\b(from|to) $/;

/** Whether a value is where something comes from that it goes to in the quote. */
export const turnsRound = (
  written: string,
  placed: readonly SenseToken[],
  alignment: Alignment,
  text: string,
  quote: readonly SenseToken[],
): boolean =>
  placed.some(({ kind, offset }, at) => {
    const given = quote[alignment[at] ?? -1];
    if (kind !== 'figure' || given === undefined) return false;
    const [own, theirs] = [DIRECTION.exec(written.slice(0, offset)), DIRECTION.exec(text.slice(0, given.offset))];
    return own !== null && theirs !== null && own[1] !== theirs[1];
  });

/** Whether a figure counts something else than in the quote: `150 duties` for `for 150 days, a duty`. */
export const countsOther = (
  written: string,
  placed: readonly SenseToken[],
  alignment: Alignment,
  text: string,
  quote: readonly SenseToken[],
): boolean =>
  placed.some((figure, at) => {
    const [counted, place] = [placed[at + 1], alignment[at]];
    if (figure.kind !== 'figure' || counted?.kind !== 'word' || place === undefined) return false;
    if (!/^[$€£]?[\d.,]*\d[ -]$/.test(written.slice(figure.offset, counted.offset))) return false;
    const after = text.slice(quote[place]?.offset).replace(/^[$€£]?[\d.,]*\d/, '');
    const [phrase = ''] = after.split(OTHER_PHRASE);
    const end = text.length - after.length + phrase.length;
    return !quote.some((token, index) => index > place && token.offset < end && corresponds(counted, token));
  });
