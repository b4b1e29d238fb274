import { holding } from '#text/languages/english/facts';
import { tokensIn } from '../compare/clause-words';
import { isPlace } from '../gate/peoples';
import { covered } from '#text/words/likeness';
import type { FactQuestion } from './question';

const HOLDING = new Set(tokensIn(holding).map(({ stem }) => stem));

/** Turns a key fact into the question whether its subject has ended. */
export const whetherEnded = (question: FactQuestion): FactQuestion => ({
  ...question,
  subject: new Set([...question.subject].filter((stem) => !HOLDING.has(stem))),
});

/** Share of the description’s words that a sentence must have by itself, or together with its title. */
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
  // The title alone is not enough: a page on steel may give the rate for farm machines.
  if (isIn(subject, own)) return true;
  // Words that merely occur do not say whether something is so.
  if (fact.type === 'boolean' || description.size < ofDescription.fewest) return false;
  return (
    covered(description, own) >= ofDescription.own &&
    covered(description, new Set([...own, ...titleStems])) >= ofDescription.all &&
    isIn(names, own)
  );
};
