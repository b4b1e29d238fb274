import { hedges } from '#text/languages/english/hedges';
import { accused, ahead, charges, done, irregular } from '#text/languages/english/sentence-words';
import { occurrencesOf, type ParsedText } from './reading';

/** Words of a text before an offset that say whether a verb is done. */
const BEFORE_VERB = 40;

const before = ({ text }: ParsedText, offset: number): string => text.slice(Math.max(0, offset - BEFORE_VERB), offset);

/**
 * Whether a sentence reports as done what its quote only plans: `has cut` for `plans to cut`, `was authorised` for
 * `recommended that it be authorised`.
 */
export const tellsAsDone = (piece: ParsedText, quote: ParsedText): boolean => {
  const isAlleged = piece.text.search(hedges.allegation) >= 0 || piece.text.search(charges) >= 0;
  return piece.tokens.some((verb) => {
    if (verb.kind !== 'word') return false;
    const base = irregular.get(verb.keys[0] ?? '');
    const own = base === undefined ? verb : { ...verb, keys: [base] };
    const given = occurrencesOf(own, quote).map((occurrence) => before(quote, quote.tokens[occurrence]?.offset ?? 0));
    if (given.length === 0) return false;
    return (
      ((done.test(before(piece, verb.offset)) ||
        (base !== undefined && !/\b(?:be|is|are) $/.test(before(piece, verb.offset)))) &&
        given.every((words) => ahead.test(words))) ||
      (!isAlleged && given.every((words) => accused.test(words)))
    );
  });
};
