import { oneOf } from '../../words/phrases';
import { meaningOf } from '../clause-words';
import type { ToldStatement } from '../told-statement';
import { enacting, hasUndoing } from './verbs';

const numberedKinds =
  oneOf(`Order Permit Ordinance Directive License Licence Proclamation Rule Regulation Decree Resolution
  Decision Notice Law Act Circular Determination Measure Contract Certificate Patent Bylaw Statute Policy Code`);
const NUMBERED = new RegExp(
  String.raw`(?:\b\p{Lu}\p{L}+ ){0,3}\b${numberedKinds} (?:No\. )?(?:\p{Lu}{1,4}-?)?\d(?:[\d/.-]*\d)?(?![\p{L}\d])`,
  'gu',
);

const namedKinds =
  oneOf(`Order Directive Rule Regulation Law Act Treaty Agreement Accord Pact Program Programme Plan Initiative
  Mandate Policy Code`);
/** `the Overtime Pay Rule`: two words before its kind, as `the Tax Act` could be any. */
const NAMED = new RegExp(
  String.raw`\b[Tt]he ((?:\p{Lu}\p{Ll}+ (?:(?:of|and|for|on) )?){2,6}${namedKinds})\b(?! \d)`,
  'gu',
);

const someAct = new RegExp(
  String.raw`\b${numberedKinds} (?:No\. )?(?:[A-Z]{1,4}-?)?\d|\b[Tt]he [A-Z].* ${namedKinds}\b`,
);

/** A cheap check for whether a sentence can name an act by its number or full name. */
export const mentionsAct = (text: string): boolean => someAct.test(text);

/** Whether a sentence is about an act that it names: has it as its subject, or as what somebody issued. */
const isAbout = (text: string, from: number): boolean => {
  const before = text.slice(0, from).trim().split(/\s+/);
  if (/^(?:the|an?|this)?$/i.test(before.join(' '))) return true;
  return before.slice(-3).some((word) => enacting.has(meaningOf(word)));
};

const ARTICLE = /^(?:The|An?|This) /;

/** The numbers or full names of the acts that a told sentence puts in force: `Harbour Order 118`, `the Overtime Pay Rule`. */
export const actsToldOf = ({ text, tokens }: ToldStatement): readonly string[] => {
  if (!mentionsAct(text) || hasUndoing(tokens)) return [];
  return [...text.matchAll(NUMBERED), ...text.matchAll(NAMED)].flatMap((match) => {
    const name = (match[1] ?? match[0]).replace(ARTICLE, '');
    return isAbout(text, match.index + match[0].length - name.length) ? [name] : [];
  });
};
