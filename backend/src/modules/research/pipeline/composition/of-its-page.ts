import type { FindingKind, LedgerClaim } from '../ledger';
import { continuedBy } from './continued';
import { definitionOf, limitOf } from './in-force';
import { continuedNote, definitionNote, leftOffNote, limitNote } from './notes';
import type { Shared } from './shared';
import type { Known } from './told-ending';

/** What the act of a line says that it does not do, if no line has said so before. */
export const limitBehind = (claim: LedgerClaim, { isFirst, numberOf }: Shared, { claims }: Known): string => {
  const limit = limitOf(claim, claims);
  return limit !== null && isFirst(limit.quote) ? limitNote(limit.quote, numberOf(limit)) : '';
};

/** What a term of a line means by its act, if no line has said so before. */
const definitionBehind = (
  claim: LedgerClaim,
  text: string,
  { isFirst, numberOf }: Shared,
  { claims }: Known,
): string => {
  const definition = definitionOf(claim, text, claims);
  return definition !== null && isFirst(definition.evidence.quote)
    ? definitionNote(definition.term, definition.evidence.quote, numberOf(definition.evidence))
    : '';
};

/** What the sentence before an act lists that the line leaves off; a list that the line itself opens is a part of its text. */
export const leftOffBehind = ({ text, list = [], evidence: [page] }: LedgerClaim, { numberOf }: Shared): string =>
  page === undefined || !text.endsWith('.')
    ? ''
    : leftOffNote(list.map((quote) => ({ quote, source: numberOf({ ...page, quote: quote.replace(/ …$/, '') }) })));

const continuedBehind = (claim: LedgerClaim, { numberOf }: Shared, { links }: Known): string => {
  const continuation = continuedBy(claim, links);
  return continuation === null
    ? ''
    : continuedNote(continuation.act, continuation.title, numberOf(continuation.evidence));
};

/** What the page of a line says besides, and what has continued its act, as markdown. `hasEnded`: a part of what it depends on. */
export const ofItsPage = (
  claim: LedgerClaim,
  { kind, text, hasEnded }: { readonly kind: FindingKind; readonly text: string; readonly hasEnded: boolean },
  shared: Shared,
  known: Known,
): string =>
  [
    hasEnded ? '' : continuedBehind(claim, shared, known),
    definitionBehind(claim, text, shared, known),
    kind === 'contradicted' ? '' : limitBehind(claim, shared, known),
  ].join('');
