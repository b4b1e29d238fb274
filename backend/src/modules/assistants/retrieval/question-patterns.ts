import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { contentStem, tokens } from '#text/words/stems';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import type { AnswerType } from '../languages/question-lexicon';
import type { AnswerConstraint } from './answer-type-scores';

const ASKED: readonly Exclude<AnswerType, 'thing' | 'meaning'>[] = [
  'penalty',
  'consequence',
  'act',
  'share',
  'money',
  'reason',
  'until',
  'time',
  'amount',
  'person',
];

export interface Patterns {
  readonly answerTypes: Readonly<Record<Exclude<AnswerType, 'thing'>, RegExp>>;
  readonly isFollowUp: RegExp;
  readonly pronouns: RegExp;
  readonly expletives: RegExp;
  readonly supposing: RegExp;
  readonly earlier: RegExp;
  readonly day: RegExp;
  readonly soFar: RegExp;
  /** `Did` and the like without a question word before it. */
  readonly didSo: RegExp;
  readonly compared: RegExp;
  readonly or: RegExp;
  readonly names: RegExp;
  readonly instead: RegExp;
  readonly charge: RegExp;
  readonly counting: RegExp;
  readonly now: RegExp;
  readonly past: RegExp;
  readonly former: RegExp;
  readonly holding: RegExp;
  /** Every word by which a question asks whether something holds now. */
  readonly holdingNow: RegExp;
  readonly ended: RegExp;
  readonly lasting: RegExp;
  readonly where: RegExp;
  readonly coming: RegExp;
  readonly length: RegExp;
  /** A unit of time. */
  readonly span: RegExp;
  readonly prepositions: RegExp;
  readonly determiners: RegExp;
  /** Ends in a set phrase of a preposition and a noun. */
  readonly adverbials: RegExp;
  readonly interrogatives: RegExp;
  readonly choosing: RegExp;
  /** A word that only asks: `please`, `why`. */
  readonly asking: RegExp;
  readonly elsewhere: ReadonlySet<string>;
  /** Nouns that fit any goods. */
  readonly generic: ReadonlySet<string>;
}

/** The question patterns of a language. */
export const patternsFor = byLanguage((code): Patterns => {
  const words = lexicons[code].question;
  const { interrogatives, choosing, earlier, ordinals, compared, or } = lexicons[code].followUp;
  const { time, until, amount, share, money, person, act, penalty, consequence, meaning, reason } = words;
  return {
    answerTypes: {
      time: phrases(time),
      until: phrases(until),
      amount: phrases(amount),
      share: phrases(share),
      money: phrases(money),
      person: phrases(person),
      act: phrases(act),
      penalty: phrases(penalty),
      consequence: phrases(consequence),
      reason: phrases(reason),
      // May also match parts of words: `HTSUS = ?`.
      meaning: new RegExp(`(?:${meaning})`, 'iu'),
    },
    isFollowUp: new RegExp(
      String.raw`^[¿\s]*(?:${words.goingOn})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:${words.pronouns})(?![\p{L}\p{N}])`,
      'iu',
    ),
    pronouns: phrases(words.pronouns),
    expletives: new RegExp(phrases(words.expletives), 'giu'),
    supposing: phrases(words.supposing),
    earlier: phrases(String.raw`${earlier}|${ordinals[0] ?? ''}\p{L}{0,3}`),
    day: phrases(words.day),
    soFar: phrases(words.soFar),
    didSo: phrases(words.didSo ?? words.soFar),
    compared: phrases(compared),
    or: phrases(or),
    names: phrases(words.names),
    instead: phrases(words.asksInstead),
    charge: phrases(words.charge),
    counting: phrases(words.counting),
    now: phrases(words.now),
    past: phrases(`${words.past}|${earlier}`),
    former: phrases(`${words.former}|${earlier}`),
    holding: phrases(words.holding),
    holdingNow: new RegExp(phrases(`${words.now}|${words.holding}`), 'giu'),
    ended: phrases(words.ended),
    lasting: phrases(words.lasting),
    where: phrases(words.where),
    coming: phrases(words.coming),
    length: phrases(words.length),
    span: phrases(lexicons[code].counting.spans),
    prepositions: new RegExp(`^(?:${words.prepositions})$`, 'iu'),
    determiners: new RegExp(`^(?:${words.determiners})$`, 'iu'),
    adverbials: new RegExp(String.raw`(?<!\p{L})(?:${words.adverbials})$`, 'iu'),
    interrogatives: phrases(interrogatives),
    choosing: phrases(choosing),
    asking: new RegExp(
      `^(?:${words.asking.replaceAll(' ', '|')}|${interrogatives}|(?:${ordinals.join('|')})\\p{L}{0,3})$`,
      'iu',
    ),
    elsewhere: new Set(words.elsewhere.split(' ')),
    generic: new Set(words.generic.split(' ')),
  };
});

/** Whether a word of a question names something rather than only asking. */
export const namesThing = (word: string, language: Language | null): boolean =>
  contentStem(word, language) !== '' && !patternsFor(language).asking.test(word);

/** The kind of thing that a question asks for. */
export const answerTypeOf = (text: string, { answerTypes }: Patterns): AnswerType =>
  ASKED.find((each) => answerTypes[each].test(text)) ?? 'thing';

export const readAnswerType = (text: string, language: Language | null): AnswerType =>
  answerTypeOf(text, patternsFor(language));

export const asksHowMuch = (text: string, language: Language | null): boolean =>
  patternsFor(language).answerTypes.amount.test(text);

/** The words by which a question asks for an amount or a person: `how many`, `which person`. */
export const askingIn = (text: string, language: Language | null): string => {
  const { answerTypes } = patternsFor(language);
  return [answerTypes.amount, answerTypes.person].flatMap((pattern) => pattern.exec(text)?.[0] ?? []).join(' ');
};

const TWO_WORDS = /^\S+ \S+$/u;

/** The words by which a question asks for kinds of thing, if they are two: `how high`, `what share`. */
const twoWordsFor =
  (kinds: readonly ('amount' | 'until' | 'time' | 'share')[]) => (text: string, language: Language | null) =>
    kinds
      .flatMap((kind) => TWO_WORDS.exec(patternsFor(language).answerTypes[kind].exec(text)?.[0] ?? '') ?? [])
      .join(' ');

/** How a question asks how much, `how high`, unless it is a length: `farther` answers `how far`. */
export const howMuchIn = (text: string, language: Language | null): string =>
  patternsFor(language).length.test(text) ? '' : twoWordsFor(['amount'])(text, language);

/** How a question asks for a share or a time, whose words an answer need not say: `what share`, `how long`. */
export const shareOrTimeIn = twoWordsFor(['share', 'until', 'time']);

/** Whether a question asks for the number of something that is counted. */
export const asksCount = (text: string, language: Language | null): boolean =>
  patternsFor(language).counting.test(text);

export const asksForReplacement = (text: string, language: Language | null): boolean =>
  patternsFor(language).instead.test(text);

export const asksAboutPresent = (text: string, language: Language | null): boolean =>
  patternsFor(language).now.test(text);

/** Whether a text has a question word, such as `who` or `when`. */
export const hasQuestionWord = (text: string, language: Language | null): boolean =>
  patternsFor(language).interrogatives.test(text);

/**
 * The text without its nouns in a language that capitalises them, which may look like verbs: `Waren aus Kanada` is not
 * `waren`.
 */
const withoutNouns = (text: string, language: Language | null): string =>
  language?.capitalisedNouns === true ? text.replace(/(?<=\S\s+)\p{Lu}\p{L}*/gu, ' ') : text;

/** Whether a question is about the past by its verbs, or by words such as `formerly`. */
export const asksAboutPast = (text: string, language: Language | null): boolean =>
  patternsFor(language).past.test(withoutNouns(text, language));

export const asksAboutFuture = (text: string, language: Language | null): boolean =>
  patternsFor(language).coming.test(withoutNouns(text, language));

/** Whether a question asks for the predecessor of the present person or thing: `who was it before?` */
export const asksForPredecessor = (text: string, language: Language | null): boolean =>
  patternsFor(language).former.test(text);

/**
 * Whether a question asks if something holds, rather than what does: `is it still in force?`, `do the tariffs apply?`
 */
export const asksIfInForce = (text: string, language: Language | null): boolean =>
  !hasQuestionWord(text, language) &&
  (asksAboutPresent(text, language) || (patternsFor(language).holding.test(text) && !asksAboutPast(text, language)));

const AMOUNTS: ReadonlySet<AnswerType> = new Set<AnswerType>(['amount', 'share', 'money']);

/**
 * Whether a question asks how things stand: whether something holds, or how much it is. `Today` in it means that they
 * stand so, not that they were reported today.
 */
export const asksAboutState = (text: string, language: Language | null): boolean =>
  !asksAboutPast(text, language) &&
  !asksCount(text, language) &&
  (patternsFor(language).holding.test(text) || AMOUNTS.has(readAnswerType(text, language)));

/**
 * The question without the words that ask whether something still holds, which name nothing. Other questions are
 * returned as they are.
 */
export const withoutHolding = (text: string, language: Language | null): string =>
  asksIfInForce(text, language) ? withoutHoldingWords(text, language) : text;

/**
 * The word for the state that a question asks whether it goes on: the first after `still` that names something, else the
 * last before it. Null if it has none: `is the fee still in force?`
 */
export const stateAskedOfNow = (text: string, language: Language | null): string | null => {
  const found = patternsFor(language).now.exec(text);
  if (found === null) return null;
  const isThing = (word: string): boolean => namesThing(word, language);
  const after = tokens(text.slice(found.index + found[0].length)).find(isThing);
  return after ?? tokens(text.slice(0, found.index)).findLast(isThing) ?? null;
};

/** The text without words such as `still` and `apply`. */
export const withoutHoldingWords = (text: string, language: Language | null): string =>
  text.replace(patternsFor(language).holdingNow, ' ');

/** Whether a question asks if something has come to its end: `is the strike over?` */
export const asksIfEnded = (text: string, language: Language | null): boolean =>
  !hasQuestionWord(text, language) && patternsFor(language).ended.test(text);

/**
 * The question without the words that ask whether something has ended, since an end is told in many ways. Other questions
 * are returned as they are.
 */
export const withoutEnded = (text: string, language: Language | null): string =>
  asksIfEnded(text, language) ? text.replace(patternsFor(language).ended, ' ') : text;

/** A question for an end without the verb that says that something lasts, which names nothing. */
export const withoutVerbOfDuration = (text: string, language: Language | null): string =>
  text.replace(patternsFor(language).lasting, ' ');

/** How a question narrows the times or amounts it asks for. */
export const answerConstraintIn = (text: string, language: Language | null): AnswerConstraint => {
  const { coming, length, span } = patternsFor(language);
  return { isComing: coming.test(text), isLength: length.test(text), isSpan: span.test(text) };
};

export const asksWhere = (text: string, language: Language | null): boolean => patternsFor(language).where.test(text);

/** Whether a question asks for a person by `who`, rather than for one of several (`which agency`). */
export const asksWho = (text: string, language: Language | null): boolean => {
  const words = patternsFor(language);
  return answerTypeOf(text, words) === 'person' && !/\s/.test(words.answerTypes.person.exec(text)?.[0] ?? '');
};

/** The question without `in charge of`, if it asks what somebody is in charge of rather than who; else null. */
export const withoutCharge = (text: string, language: Language | null): string | null => {
  const words = patternsFor(language);
  const asksOfCharge = words.charge.test(text) && words.interrogatives.test(text);
  return asksOfCharge && answerTypeOf(text, words) === 'thing'
    ? text.replace(words.charge, ' ').replace(words.interrogatives, ' ')
    : null;
};

/** The text without expletives: `is there a tariff?` does not ask about a place. */
const withoutExpletives = (text: string, { expletives }: Patterns): string => text.replace(expletives, ' ');

/** Whether a question begins or refers back like a follow-up: `and then?`, `what are they based on?` */
export const isFollowUpTo = (text: string, language: Language | null): boolean => {
  const words = patternsFor(language);
  return words.isFollowUp.test(withoutExpletives(text, words));
};

/** Whether a question refers to something mentioned before: `when did that start?` */
export const refersBackIn = (text: string, language: Language | null): boolean => {
  const words = patternsFor(language);
  return words.pronouns.test(withoutExpletives(text, words));
};
