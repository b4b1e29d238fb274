import { oneOf } from '../../words/phrases';
import type { ToldStatement } from '../told-statement';
import { enacting, hasUndoing } from './verbs';
import { meaningOf } from '../clause-words';

const act =
  oneOf(`Order Permit Ordinance Directive License Licence Proclamation Rule Regulation Decree Resolution Decision Notice
  Law Act Circular Determination Measure Contract Certificate Patent Bylaw Statute Policy Code`);
const NUMBERED = new RegExp(
  String.raw`(?:\b\p{Lu}\p{L}+ ){0,3}\b${act} (?:No\. )?(?:\p{Lu}{1,4}-?)?\d(?:[\d/.-]*\d)?(?![\p{L}\d])`,
  'gu',
);

const program =
  oneOf(`Order Directive Rule Regulation Law Act Treaty Agreement Accord Pact Program Programme Plan Initiative
  Mandate Policy Code`);
/** `the Overtime Pay Rule`; two words before its kind, as `the Tax Act` could be any. */
const NAMED = new RegExp(
  String.raw`(?<!^)(?:\b\p{Lu}\p{Ll}+ (?:(?:of|and|for|on) )?){2,6}${program}\b(?! \d)|^The ((?:\p{Lu}\p{Ll}+ (?:(?:of|and|for|on) )?){2,6}${program})\b`,
  'gu',
);

const ARTICLES = /^(?:The|A|An|This|By|In|Under) /;

/** Where a sentence speaks of an act because it is about it: as its subject, or as what somebody issued. */
const isAbout = (text: string, from: number): boolean => {
  const before = text
    .slice(0, from)
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (before.length === 0 || (before.length === 1 && /^(?:the|a|an|this)$/i.test(before[0] ?? ''))) return true;
  return before.slice(-3).some((word) => enacting.has(meaningOf(word)));
};

/** The numbers or full names of the acts that a told sentence puts in force: `Harbour Order 118`, `the Overtime Pay Rule`. */
export const actsToldOf = ({ text, tokens }: ToldStatement): readonly string[] => {
  if (!/\d|\b(?:The|the) \p{Lu}/u.test(text)) return [];
  if (hasUndoing(tokens)) return [];
  return [...text.matchAll(NUMBERED), ...text.matchAll(NAMED)].flatMap((match) => {
    const name = (match[1] ?? match[0]).replace(ARTICLES, '');
    return isAbout(text, match.index + match[0].length - name.length) ? [name] : [];
  });
};
