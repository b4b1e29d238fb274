import type { Language } from '#text/languages/language';
import { escapeRegExp } from '#text/words/phrases';
import { lexicons } from '../languages/lexicons';

/** The direction of trade as seen from the United States. */
export type TradeDirection = 'exports' | 'imports';

const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;
const ARTICLE = String.raw`(?:\p{L}{1,4} )?`;

/** The part of a country’s name shared by the word for its people: `Vietnamese`, `Canadian`. */
const stemOfName = (name: string): string => (name.length > 6 ? name.slice(0, name.length - 2) : name);

const indexOfPattern = (text: string, pattern: string): number =>
  new RegExp(`${BEFORE}(?:${pattern})`, 'iu').exec(text)?.index ?? -1;

/**
 * The direction of the goods in a question: `How much did Germany sell to America?` asks for what the United States
 * import. Null if unclear.
 */
export const tradeDirection = (
  question: string,
  names: readonly string[],
  language: Language | null,
): TradeDirection | null => {
  const { selling, buying, from, to, boughtFrom, unitedStates } = lexicons[language?.code ?? 'en'].trade;
  const country = names.map((name) => `${escapeRegExp(stemOfName(name))}\\p{L}*`).join('|');
  const states = `(?:${unitedStates})${AFTER}`;
  const says = (link: string, party: string): boolean =>
    new RegExp(`${BEFORE}(?:${link}) ${ARTICLE}(?:${party})`, 'iu').test(question);
  const sold = indexOfPattern(question, `(?:${selling})${AFTER}`);
  const bought = indexOfPattern(question, `(?:${buying})${AFTER}`);
  if (boughtFrom !== undefined && bought >= 0 && sold < 0) {
    if (says(boughtFrom, country)) return 'imports';
    if (says(boughtFrom, states)) return 'exports';
  }
  // `Who sells us more?`: they sell to us.
  if (says(to, states) || says(from, country) || says(selling, states)) return 'imports';
  if (says(from, states) || says(to, country)) return 'exports';
  const verb = sold >= 0 ? sold : bought;
  if (verb < 0) return null;
  const ofCountry = indexOfPattern(question.slice(0, verb), country);
  const ofStates = indexOfPattern(question.slice(0, verb), states);
  // Without a subject, the United States sell or buy.
  const isCountrys = ofCountry >= 0 && ofCountry > ofStates;
  return sold >= 0 === isCountrys ? 'imports' : 'exports';
};

/** Whether a question is about both directions: what is sold and bought, or what each side buys. */
export const asksBothDirections = (question: string, language: Language | null): boolean => {
  const { selling, buying } = lexicons[language?.code ?? 'en'].trade;
  const verbs = new RegExp(`${BEFORE}(?:${selling}|${buying})${AFTER}`, 'giu');
  return [...question.matchAll(verbs)].length > 1;
};

export const asksWhichGoods = (question: string, language: Language | null): boolean =>
  indexOfPattern(question, `(?:${lexicons[language?.code ?? 'en'].trade.whichGoods})${AFTER}`) >= 0;

export const asksWhatTraded = (question: string, language: Language | null): boolean =>
  indexOfPattern(question, `(?:${lexicons[language?.code ?? 'en'].trade.whatTraded})${AFTER}`) >= 0;
