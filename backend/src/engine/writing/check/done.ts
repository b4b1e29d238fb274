import { ahead, done } from '#text/languages/english/sentence-words';
import { occurrencesOf, type ParsedText } from './reading';

/** Words of a text before an offset that say whether a verb is done. */
const BEFORE_VERB = 40;

const before = ({ text }: ParsedText, offset: number): string => text.slice(Math.max(0, offset - BEFORE_VERB), offset);

/**
 * Whether a sentence tells as done what its quote only has as still to be done: `has cut` for `plans to cut`, `was authorised` for
 * `recommended that it be authorised`.
 */
export const tellsAsDone = (piece: ParsedText, quote: ParsedText): boolean =>
  piece.tokens.some((verb) => {
    if (verb.kind !== 'word' || !done.test(before(piece, verb.offset))) return false;
    const given = occurrencesOf(verb, quote).map((occurrence) => quote.tokens[occurrence]?.offset ?? 0);
    return given.length > 0 && given.every((offset) => ahead.test(before(quote, offset)));
  });
