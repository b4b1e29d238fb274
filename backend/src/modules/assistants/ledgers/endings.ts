import { addTo } from '#kernel/grouping';
import type { Answer, Quote } from '../answering/answer';
import { type Period, isWithin } from '../periods/asked-period';
import { type QuotedClaim, inOrderOfDate, quotedClaims } from './claim-passages';

export const quoteOfClaim = (place: QuotedClaim): Quote<QuotedClaim> => ({ text: place.claim.text, lead: null, place });

/** Quotes where each claim that no longer holds, or not in the part that is asked for, is followed by what ended it. */
export const withEndings = (quotes: readonly Quote<QuotedClaim>[]): readonly Quote<QuotedClaim>[] => {
  const ended = new Map<string, string[]>();
  const inPart = new Map<string, string[]>();
  const quoted = new Map(quotes.map(({ place }) => [place.claim._id, place]));
  for (const { place } of quotes) {
    const { claim, endedBy, day } = place;
    if (endedBy === null) continue;
    addTo(claim.ended_by === undefined ? inPart : ended, endedBy._id, day);
    if (!quoted.has(endedBy._id)) for (const by of quotedClaims([endedBy], new Map())) quoted.set(endedBy._id, by);
  }
  return [...quoted.values()]
    .map((place) => {
      const { _id: id } = place.claim;
      return quoteOfClaim({
        ...place,
        ended: [...new Set(ended.get(id))],
        endedInPart: [...new Set(inPart.get(id))],
      });
    })
    .sort((one, other) => inOrderOfDate(one.place, other.place));
};

export const stillHolding = (quotes: readonly Quote<QuotedClaim>[]): readonly Quote<QuotedClaim>[] =>
  withEndings(quotes).filter(({ place }) => place.endedBy === null);

/** Quotes outside the period; what ended one of them may be inside it. */
export const atOtherTimes = (nearest: readonly Quote<QuotedClaim>[], period: Period): readonly Quote<QuotedClaim>[] =>
  nearest.filter(({ place: { day } }) => !isWithin(Date.parse(day), period));

/** The answer, with what ended any of its claims that no longer hold. */
export const withEndingsOf = (answer: Answer<QuotedClaim>): Answer<QuotedClaim> =>
  answer.kind === 'quoted'
    ? { ...answer, quotes: withEndings(answer.quotes) }
    : { ...answer, nearest: withEndings(answer.nearest) };

/** The quotes without repeats, by claim. */
export const uniqueByClaim = (quotes: readonly Quote<QuotedClaim>[]): readonly Quote<QuotedClaim>[] => [
  ...new Map(quotes.map((quote) => [quote.place.claim._id, quote])).values(),
];
