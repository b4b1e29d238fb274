import { articles, auxiliariesBetween } from '#text/languages/english/sentence-words';
import { areSameCountry } from './known';
import { corresponds, hasToken, isInitials, occurrencesOf, type ParsedText } from './reading';
import { headOf, isActorAt, isBeside, isJoint, isPassive, roleAt, textBetween } from './roles';

const isOneSentence = ({ text, tokens }: ParsedText, from: number, to: number): boolean =>
  !/[.!?]["”’)]*\s/.test(text.slice(tokens[from]?.end, tokens[to]?.offset));

const hasPassive = (reading: ParsedText, from: number, to: number): boolean =>
  reading.tokens.slice(from + 1, to).some((_, step) => isPassive(reading, from + 1 + step));

/** Whether names swap sides of a verb in the same voice: `Mexico sued Canada` for `Canada sued Mexico`. */
export const changesSides = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  if (fact?.kind !== 'name' || !isActorAt(piece, index)) return false;
  const own = occurrencesOf(fact, quote);
  if (own.length === 0) return false;
  return piece.tokens.some((other, otherIndex) => {
    if (otherIndex <= index || other.kind !== 'name') return false;
    const others = occurrencesOf(other, quote);
    if (others.some((occurrence) => own.includes(occurrence))) return false;
    const inPassive = hasPassive(piece, index, otherIndex);
    return piece.tokens.slice(index + 1, otherIndex).some((verb) => {
      if (verb.kind !== 'word' || isJoint(textBetween(piece, fact, verb))) return false;
      const verbs = occurrencesOf(verb, quote);
      return (
        verbs.length > 0 &&
        verbs.every(
          (occurrence) =>
            own.every((mine) => mine > occurrence) &&
            own.some(
              (mine) => isOneSentence(quote, occurrence, mine) && hasPassive(quote, occurrence - 1, mine) === inPassive,
            ) &&
            others.some((theirs) => theirs < occurrence && isOneSentence(quote, theirs, occurrence)),
        )
      );
    });
  });
};

/** Whether a name keeps its side of a verb in the other voice: `Canada sued Mexico` for `Canada was sued by Mexico`. */
export const changesVoice = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const [fact, verb] = [piece.tokens[index], piece.tokens[index + 1]];
  if (fact?.kind !== 'name' || verb?.kind !== 'word' || !auxiliariesBetween.test(textBetween(piece, fact, verb)))
    return false;
  const verbs = occurrencesOf(verb, quote);
  return (
    verbs.length > 0 &&
    verbs.every((occurrence) => {
      const [before, after] = [quote.tokens[occurrence - 1], quote.tokens[occurrence + 1]];
      return (
        isPassive(quote, occurrence) !== isPassive(piece, index + 1) &&
        before !== undefined &&
        after?.kind === 'name' &&
        corresponds(fact, before, quote) &&
        !corresponds(fact, after, quote) &&
        auxiliariesBetween.test(textBetween(quote, before, quote.tokens[occurrence])) &&
        /^ (?:by )?(?:the )?$/.test(textBetween(quote, quote.tokens[occurrence], after))
      );
    })
  );
};

const MAX_LINK_LENGTH = 12;

/** The text between a word and the next, without articles: ` of `, `, `. */
const linkAfter = (reading: ParsedText, one: number): string =>
  textBetween(reading, reading.tokens[one], reading.tokens[one + 1])
    .toLowerCase()
    .replace(articles, '')
    .replace(/’/g, "'");

/** How near two positions must be for names that may be parts of one. */
const MAX_NAME_PART_DISTANCE = 2;

/**
 * Whether a name replaces another one, `Coach Sade of Aster` for `Coach Sade of Kolm`: wherever the quote has the words
 * next to it, they are next to another name.
 */
export const swapsNeighbouringName = (piece: ParsedText, index: number, quote: ParsedText): boolean => {
  const fact = piece.tokens[index];
  if (fact?.kind !== 'name') return false;
  const own = occurrencesOf(fact, quote);
  const isBesideOther = (step: -1 | 1): boolean => {
    const near = piece.tokens[index + step];
    const link = linkAfter(piece, Math.min(index, index + step));
    if (near === undefined || link.length > MAX_LINK_LENGTH) return false;
    // `on Monday` says nothing of the name before it.
    if (step === 1 && (near.kind === 'date' || near.kind === 'figure')) return false;
    const occurrences = occurrencesOf(near, quote).filter(
      (occurrence) =>
        quote.tokens[occurrence - step] !== undefined &&
        linkAfter(quote, Math.min(occurrence, occurrence - step)) === link,
    );
    return (
      occurrences.length > 0 &&
      occurrences.every((occurrence) => {
        const other = quote.tokens[occurrence - step];
        if (
          other?.kind !== 'name' ||
          corresponds(fact, other, quote) ||
          isInitials(other, fact) ||
          areSameCountry(fact, other)
        )
          return false;
        const isAlsoBeside = [index - 1, index + 1].some((neighbour) => {
          const token = piece.tokens[neighbour];
          return token !== undefined && corresponds(token, other, quote);
        });
        return (
          !isAlsoBeside &&
          !own.some(
            (mine) => isBeside(quote, mine, occurrence - step) || Math.abs(mine - occurrence) < MAX_NAME_PART_DISTANCE,
          )
        );
      })
    );
  };
  return isBesideOther(-1) || isBesideOther(1);
};

/** Most words between a subject and its verb. */
const MAX_SUBJECT_DISTANCE = 7;
/** Most words before the subject of a sentence. */
const MAX_OPENING_WORDS = 4;

/** Whether a token may be the subject of the verb after it: a name, or one of the first words. */
const isSubjectAt = (piece: ParsedText, index: number): boolean => {
  const subject = piece.tokens[index];
  if (index === 0) return subject?.kind === 'name' || subject?.kind === 'word';
  if (subject?.kind === 'name') {
    const head = headOf(piece, index);
    return isActorAt(piece, head) || (roleAt(piece, head) === '' && head < MAX_OPENING_WORDS - 1);
  }
  return subject?.kind === 'word' && roleAt(piece, index) === '' && index < MAX_OPENING_WORDS - 1;
};

/**
 * Whether a verb gets another subject: `The ministry has appealed` for `Residents have appealed against the permit,
 * which the ministry had opposed`; `Sundair will strike` for `the pilots of Sundair will strike`.
 */
export const takesSubject = (piece: ParsedText, quote: ParsedText): boolean =>
  piece.tokens.some((verb, index) => {
    const subject = piece.tokens[index - 1];
    if (subject === undefined || verb.kind !== 'word' || !isSubjectAt(piece, index - 1)) return false;
    if (!auxiliariesBetween.test(textBetween(piece, subject, verb))) return false;
    const verbs = occurrencesOf(verb, quote);
    const own = occurrencesOf(subject, quote);
    return (
      verbs.length > 0 &&
      verbs.every((occurrence) => {
        const before = quote.tokens[occurrence - 1];
        if (before === undefined || before.kind === 'figure' || before.kind === 'date') return false;
        if (isPassive(quote, occurrence) !== isPassive(piece, index)) return false;
        if (!auxiliariesBetween.test(textBetween(quote, before, quote.tokens[occurrence]).replace(',', '')))
          return false;
        if (corresponds(subject, before, quote)) {
          const head = headOf(quote, occurrence - 1);
          const governor = quote.tokens[head - 1];
          return (
            subject.kind === 'name' &&
            ['of', 'with'].includes(roleAt(quote, head)) &&
            roleAt(piece, headOf(piece, index - 1)) === '' &&
            governor !== undefined &&
            !hasToken(piece, governor)
          );
        }
        if (piece.tokens.some((token) => corresponds(token, before, quote))) return false;
        return own.length > 0 && own.every((mine) => mine > occurrence || occurrence - mine > MAX_SUBJECT_DISTANCE);
      })
    );
  });
