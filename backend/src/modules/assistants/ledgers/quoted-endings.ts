import { addTo } from '#kernel/grouping';
import type { Claim } from '#modules/research/published';
import type { Language } from '#text/languages/language';
import type { AssistantAnswer, Quote } from '../answering/assistant-answer';
import { type QuestionPeriod, isDayWithin } from '../periods/question-period';
import { answerTypeScore } from '../retrieval/answer-type-scores';
import { type QuotedClaim, inOrderOfDate, claimPassages, quotedClaims } from './claim-passages';
import { lastDayOf } from './last-days';

export const quoteOfClaim = (quoted: QuotedClaim): Quote<QuotedClaim> => ({
  text: quoted.claim.text,
  lead: null,
  location: quoted,
});

/** The quotes, with each ended claim (or one whose part asked for has ended) followed by what ended it. */
export const withEndings = (quotes: readonly Quote<QuotedClaim>[]): readonly Quote<QuotedClaim>[] => {
  const ended = new Map<string, string[]>();
  const changed = new Map<string, string[]>();
  const inPart = new Map<string, string[]>();
  const quoted = new Map(quotes.map(({ location }) => [location.claim._id, location]));
  const byText = new Map(quotes.map(({ location: { claim } }) => [claim.text, claim._id]));
  // What ended a claim may already be among the quotes as a claim of its own.
  const idOf = ({ _id: id, text }: Claim): string => byText.get(text) ?? id;
  for (const { location } of quotes) {
    const { claim, endedBy, day } = location;
    if (endedBy === null) continue;
    const whole = claim.status === 'updated' ? changed : ended;
    addTo(claim.ended_by === undefined ? inPart : whole, idOf(endedBy), day);
    if (byText.has(endedBy.text)) continue;
    byText.set(endedBy.text, endedBy._id);
    for (const by of quotedClaims([endedBy], new Map())) quoted.set(endedBy._id, by);
  }
  return [...quoted.values()]
    .map((place) => {
      const { _id: id } = place.claim;
      return quoteOfClaim({
        ...place,
        ended: [...new Set(ended.get(id))],
        changed: [...new Set(changed.get(id))],
        endedInPart: [...new Set(inPart.get(id))],
      });
    })
    .sort((one, other) => inOrderOfDate(one.location, other.location));
};

/** The quotes in their order, each with what the others ended of it. */
export const markedWithEndings = (quotes: readonly Quote<QuotedClaim>[]): readonly Quote<QuotedClaim>[] => {
  const marked = new Map(withEndings(quotes).map((quote) => [quote.location.claim._id, quote]));
  return quotes.map((quote) => marked.get(quote.location.claim._id) ?? quote);
};

/** Whether a claim ended in whole or in part, gives its duration, or ended another. */
export const tellsEnd =
  (language: Language | null) =>
  (quoted: QuotedClaim): boolean => {
    const { endedBy, ended, changed, endedInPart, groundEnded } = quoted;
    return (
      endedBy !== null ||
      groundEnded !== null ||
      [ended, changed, endedInPart].some((days) => days.length > 0) ||
      claimPassages([quoted], language).some((passage) => answerTypeScore(passage, 'until', language) > 0)
    );
  };

/** Whether a claim is not known to have ended by a day. */
export const holdsOn =
  (today: string) =>
  ({ claim, endedBy }: QuotedClaim): boolean =>
    endedBy === null && (lastDayOf(claim) ?? today) >= today;

export const stillHolding = (quotes: readonly Quote<QuotedClaim>[]): readonly Quote<QuotedClaim>[] =>
  withEndings(quotes).filter(({ location }) => location.endedBy === null);

/** The quotes outside a period; what ended one of them may be inside it. */
export const quotesOutsidePeriod = (
  nearest: readonly Quote<QuotedClaim>[],
  period: QuestionPeriod,
): readonly Quote<QuotedClaim>[] => nearest.filter(({ location: { day } }) => !isDayWithin(Date.parse(day), period));

/** The answer with what ended its claims. */
export const withEndingsOf = (answer: AssistantAnswer<QuotedClaim>): AssistantAnswer<QuotedClaim> =>
  answer.kind === 'quoted'
    ? { ...answer, quotes: withEndings(answer.quotes) }
    : { ...answer, nearest: markedWithEndings(answer.nearest) };

export const uniqueByClaim = (quotes: readonly Quote<QuotedClaim>[]): readonly Quote<QuotedClaim>[] => [
  ...new Map(quotes.map((quote) => [quote.location.claim._id, quote])).values(),
];
