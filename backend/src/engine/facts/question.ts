import type { KeyFact } from '#events/trackers/tracker-settings';
import {
  asksForDate,
  asksForMoney,
  asksForPerson,
  intentions,
  kindsOfValues,
  officeWords,
  inForceWords,
} from '#text/languages/english/facts';
import { coverageShare } from '#text/words/likeness';
import { isMeaningful, tokensIn, type ClauseToken } from '../compare/clause-words';
import { isPlace, samePeople } from '../gate/peoples';

/** A key fact as its tracker defines it. */
export type FactToFind = Pick<KeyFact, 'name' | 'type' | 'description'>;

/** A key fact taken apart for comparison with sentences. */
export interface FactQuestion {
  readonly fact: FactToFind;
  /** Stems of the name that identify whose value it is. */
  readonly subject: ReadonlySet<string>;
  /** Stems of the description that identify whose value it is. */
  readonly description: ReadonlySet<string>;
  /** Stems of names and numbers in both, except for the United States, which pages often leave out. */
  readonly names: ReadonlySet<string>;
  /** Stems of words for an office, of a question for a person. */
  readonly offices: ReadonlySet<string>;
  readonly asksFor: 'value' | 'date' | 'money' | 'person' | 'sentence';
  /** Whether it asks for an aim or a plan. */
  readonly isOfIntent: boolean;
}

/** Words for the kind of value rather than for its subject. */
const KINDS = new Set(tokensIn(kindsOfValues).map(({ stem }) => stem));

/** Spells out what newspapers abbreviate. */
export const spelledOut = (text: string): string => text.replace(/\bU\.? ?S\.?(?=[\s,’'])/g, 'United States');

/** Stems of the meaningful words; a word for a people also counts as its country. */
export const meaningsOf = (tokens: readonly ClauseToken[]): ReadonlySet<string> =>
  new Set(tokens.filter(isMeaningful).flatMap(({ stem }) => [stem, ...samePeople(stem)]));

export const meaningsIn = (text: string): ReadonlySet<string> => meaningsOf(tokensIn(spelledOut(text)));

const distinctive = (tokens: readonly ClauseToken[]): ReadonlySet<string> =>
  new Set(
    tokens
      .filter(isMeaningful)
      .map(({ stem }) => stem)
      .filter((stem) => !KINDS.has(stem)),
  );

const HOME = new Set(tokensIn('United States America American Americans').map(({ stem }) => stem));

/** Names and numbers; a first word is capitalised anyway. */
const namesAmong = (tokens: readonly ClauseToken[]): ReadonlySet<string> =>
  distinctive(
    tokens.filter(
      ({ isCapitalised, kind, stem }, index) =>
        !HOME.has(stem) && (kind === 'number' || (isCapitalised && (index > 0 || isPlace(stem)))),
    ),
  );

const OFFICES = tokensIn(officeWords).map(({ stem }) => stem);

const asksFor = ({ type, name, description }: FactToFind): FactQuestion['asksFor'] => {
  if (type !== 'string') return 'value';
  if (asksForDate.test(name)) return 'date';
  if (tokensIn(name).some(({ stem }) => OFFICES.includes(stem)) || asksForPerson.test(description)) return 'person';
  if (asksForMoney.test(name)) return 'money';
  return asksForDate.test(description) ? 'date' : 'sentence';
};

/** Words for an office rather than for a person's name: `czar` in `czar for AI`. */
const officesAmong = (tokens: readonly ClauseToken[]): ReadonlySet<string> =>
  new Set([
    ...distinctive(tokens.filter(({ isCapitalised }) => !isCapitalised)),
    ...[...distinctive(tokens)].filter((stem) => OFFICES.includes(stem)),
  ]);

/** The question for a fact; null if the fact's name has no word that a sentence could share. */
export const factQuestion = (fact: FactToFind): FactQuestion | null => {
  const nameTokens = tokensIn(spelledOut(fact.name));
  const found = distinctive(nameTokens);
  const subject = found.size > 0 ? found : meaningsOf(nameTokens);
  if (subject.size === 0) return null;
  const described = tokensIn(spelledOut(fact.description));
  const names = new Set([...namesAmong(nameTokens), ...namesAmong(described)]);
  const isOfIntent = intentions.test(`${fact.name} ${fact.description}`);
  const offices = officesAmong([...nameTokens, ...described]);
  return { fact, subject, description: distinctive(described), names, offices, asksFor: asksFor(fact), isOfIntent };
};

const HOLDING = new Set(tokensIn(inForceWords).map(({ stem }) => stem));

/** Turns a key fact into the question whether its subject has ended. */
export const whetherEnded = (question: FactQuestion): FactQuestion => ({
  ...question,
  subject: new Set([...question.subject].filter((stem) => !HOLDING.has(stem))),
});

/** Share of the description's words that a sentence must have by itself, or together with its title. */
const ofDescription = { own: 0.6, all: 0.75, fewest: 3 };

const isIn = (part: Iterable<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((stem) => whole.has(stem));

/** Whether a sentence is about one country only, so that it does not answer for all. */
const isOfOnePlace = ({ subject, description, names }: FactQuestion, own: ReadonlySet<string>): boolean =>
  names.size === 0 && ![...subject, ...description].some(isPlace) && [...own].some(isPlace);

/**
 * Whether words are about a key fact: all those of its name, or most of its description with all names and numbers.
 */
export const isAboutFact = (
  question: FactQuestion,
  own: ReadonlySet<string>,
  titleStems: ReadonlySet<string>,
): boolean => {
  const { fact, subject, description, names } = question;
  if (isOfOnePlace(question, own)) return false;
  // That the words merely occur does not show whether something is so.
  if (isIn(subject, own)) return true;
  // Words that merely occur do not say whether something is so.
  if (fact.type === 'boolean' || description.size < ofDescription.fewest) return false;
  return (
    coverageShare(description, own) >= ofDescription.own &&
    coverageShare(description, new Set([...own, ...titleStems])) >= ofDescription.all &&
    isIn(names, own)
  );
};
