import { languages } from '#text/languages/all';
import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { type GoingOnWords, goingOnWords } from '../languages/going-on-words';
import { type Asked, type QuestionWords, questionWords } from '../languages/question-words';

const ASKED: readonly Exclude<Asked, 'thing' | 'meaning'>[] = [
  'penalty',
  'act',
  'share',
  'money',
  'until',
  'time',
  'reason',
  'amount',
  'person',
];

export interface Patterns {
  readonly asked: Readonly<Record<Exclude<Asked, 'thing'>, RegExp>>;
  readonly goesOn: RegExp;
  readonly supposing: RegExp;
  readonly earlier: RegExp;
  readonly soFar: RegExp;
  readonly compared: RegExp;
  readonly or: RegExp;
  readonly charge: RegExp;
  readonly counting: RegExp;
  readonly now: RegExp;
  readonly where: RegExp;
  readonly prepositions: RegExp;
  readonly interrogatives: RegExp;
  readonly choosing: RegExp;
  readonly asking: ReadonlySet<string>;
}

const patternsOf = (
  words: QuestionWords,
  { interrogatives, choosing, earlier, ordinals: [first], compared, or }: GoingOnWords,
): Patterns => {
  const { time, until, amount, share, money, person, act, penalty, meaning, reason } = words;
  return {
    asked: {
      time: phrases(time),
      until: phrases(until),
      amount: phrases(amount),
      share: phrases(share),
      money: phrases(money),
      person: phrases(person),
      act: phrases(act),
      penalty: phrases(penalty),
      reason: phrases(reason),
      // Not whole words: `HTSUS = ?`.
      meaning: new RegExp(`(?:${meaning})`, 'iu'),
    },
    goesOn: new RegExp(
      String.raw`^[¿\s]*(?:${words.goingOn})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:${words.pronouns})(?![\p{L}\p{N}])`,
      'iu',
    ),
    supposing: phrases(words.supposing),
    earlier: phrases(String.raw`${earlier}|${first ?? ''}\p{L}{0,3}`),
    soFar: phrases(words.soFar),
    compared: phrases(compared),
    or: phrases(or),
    charge: phrases(words.charge),
    counting: phrases(words.counting),
    now: phrases(words.now),
    where: phrases(words.where),
    prepositions: new RegExp(`^(?:${words.prepositions})$`, 'iu'),
    interrogatives: phrases(interrogatives),
    choosing: phrases(choosing),
    asking: new Set(words.asking.split(' ')),
  };
};

const patterns = new Map<string, Patterns>(
  languages.map(({ code }) => [code, patternsOf(questionWords[code], goingOnWords[code])]),
);

/** How a language asks. */
export const patternsFor = (language: Language | null): Patterns => {
  const found = patterns.get(language?.code ?? 'en');
  if (found === undefined) throw new Error('A language has no words for questions.');
  return found;
};

/** What kind of thing it asks for. */
export const askedOf = (text: string, { asked }: Patterns): Asked =>
  ASKED.find((each) => asked[each].test(text)) ?? 'thing';

/** The words by which a question asks for an amount or a person: `how many`, `which person`. */
export const askingIn = (text: string, language: Language | null): string => {
  const { asked } = patternsFor(language);
  return [asked.amount, asked.person].flatMap((pattern) => pattern.exec(text)?.[0] ?? []).join(' ');
};

/** Whether it asks for the number of something that is counted. */
export const asksCount = (text: string, language: Language | null): boolean =>
  patternsFor(language).counting.test(text);

/** Whether it asks what holds at present. */
export const asksOfNow = (text: string, language: Language | null): boolean => patternsFor(language).now.test(text);

/** Whether it has a word that asks for something, `who` or `when`. */
export const interrogates = (text: string, language: Language | null): boolean =>
  patternsFor(language).interrogatives.test(text);

/** Whether it asks if something holds, and not what does: `is it still in force?` */
export const asksIfNow = (text: string, language: Language | null): boolean =>
  asksOfNow(text, language) && !interrogates(text, language);

/** Whether it asks where something is. */
export const asksWhere = (text: string, language: Language | null): boolean => patternsFor(language).where.test(text);

/** Whether it asks for somebody by one word, `who`, not for one of several things, `which agency`. */
export const asksWho = (text: string, language: Language | null): boolean => {
  const words = patternsFor(language);
  return askedOf(text, words) === 'person' && !/\s/.test(words.asked.person.exec(text)?.[0] ?? '');
};

/** Without `in charge of`, where a question asks of what, and not who is; null if it does not. */
export const withoutCharge = (text: string, language: Language | null): string | null => {
  const words = patternsFor(language);
  const asksOfCharge = words.charge.test(text) && words.interrogatives.test(text);
  return asksOfCharge && askedOf(text, words) === 'thing'
    ? text.replace(words.charge, ' ').replace(words.interrogatives, ' ')
    : null;
};

/** Whether a question opens or points as one that goes on from what was said: `and then?`, `what are they based on?` */
export const goesOnFrom = (text: string, language: Language | null): boolean => patternsFor(language).goesOn.test(text);
