import { monthName } from '../../../pipeline/languages/english/calendar';
import { clauseOf } from '../claims/clauses';

/** Names, without what opens a sentence, places and days. */
const NAME = new RegExp(
  String.raw`(?<!\b(?!(?:The|An?|In|On|At|By|After|For)\b)\p{Lu}[\p{L}’-]* )(?<!\b(?:in|at|near|on|from|of|[Ii]n|[Aa]t) )\b(?!(?:The|An?|In|On|At|By|After|For|It|He|She|They|This|These|Its|${monthName})\b|\p{L}+day\b)\p{Lu}[\p{L}’-]*(?: (?:(?:of|for|and|the) )*(?!\p{L}+day\b)\p{Lu}[\p{L}’-]*)*`,
  'gu',
);

const INSTITUTION =
  /\b(?:Agency|Authority|Regulator|Commission|Ministry|Department|Council|Board|Union|University|Museum|Court|Committee|Senate|Parliament|Office|Bureau|Service|Institute|Police)\b/;

const REFERENCE =
  /\b(?:the|this) (?<kind>company|firm|manufacturer|retailer|operator|airline|agency|authority|regulator|commission|ministry|department|council|board|union|university|museum|court|committee|office|bureau|service|institute)\b(?! (?:of|that|which|for)\b)/giu;

const companies = /^(?:company|firm|manufacturer|retailer|operator|airline)$/;

const isOfKind = (kind: string, name: string): boolean =>
  companies.test(kind) ? !INSTITUTION.test(name) : new RegExp(String.raw`\b${kind}\b`, 'i').test(name);

const ACT =
  /^(?:[\p{L} ]+: )?(?<name>(?:\p{Lu}\p{Ll}+ )?(?<kind>Order|Proclamation|Regulation|Directive|Decree|Resolution|Notice|Act) (?:No\. )?\d[\d./-]*)/u;

/** `Executive Order 14319` for `this order` on its own page */
export const withOwnNumber = (text: string, title: string): string => {
  const { name = '', kind = '' } = ACT.exec(title)?.groups ?? {};
  return name === ''
    ? text
    : text.replace(new RegExp(String.raw`\b[Tt]his ${kind}\b`, 'giu'), name.replace(/[./-]$/, ''));
};

const LEANING = /^(?<lead>(?:[^,“”]{2,60}, )?)(?<pronoun>they|it) (?=\p{Ll})/iu;

/** What `they` or `it` at the beginning is: what the page’s only other quote is about, if it is as many. */
export const withSubjectFor = (text: string, others: readonly string[]): string => {
  const { lead = '', pronoun = '' } = LEANING.exec(text)?.groups ?? {};
  const [other, ...more] = others;
  if (pronoun === '' || other === undefined || more.length > 0) return text;
  const subject = clauseOf(other)?.subject.split(', ').at(-1) ?? '';
  const isSimple = /^(?:[Tt]he )?[\p{L}\d’' -]+$/u.test(subject) && !/\b(?:and|or|it|they|he|she)\b/i.test(subject);
  const [head = ''] = subject.split(/ (?:of|in|on|at|for|from|by|with) /);
  const isPlural = /(?:^| )\p{Ll}*[^s’']s$/u.test(head);
  return isSimple && isPlural === (pronoun.toLowerCase() === 'they')
    ? `${lead}${subject} ${text.slice(lead.length + pronoun.length + 1)}`
    : text;
};

/** Only a central bank sets such a rate. */
const SETS_RATE = /\b(?:benchmark|policy|key|base)(?: interest)? rate\b/;

/** `Norland’s central bank` for `the Bank of Norland` */
export const withCentralBank = (text: string): string =>
  SETS_RATE.test(text) ? text.replace(/\b(?:[Tt]he )?Bank of (\p{Lu}\p{L}+)/gu, '$1’s central bank') : text;

/** What `the company` or `the agency` is, if the page’s other quotes name only one. */
export const withNamesFor = (text: string, others: readonly string[]): string => {
  const names = [
    ...new Set(others.flatMap((other) => other.match(NAME) ?? []).map((name) => name.replace(/[’']s?$/, ''))),
  ];
  return text.replace(REFERENCE, (reference: string, kind: string) => {
    const [name, ...rest] = names.filter((each) => isOfKind(kind.toLowerCase(), each));
    return name === undefined || rest.length > 0 ? reference : name;
  });
};

const TITLED = /\b(?:Mr|Mrs|Ms|Dr)\.? (?<surname>\p{Lu}[\p{L}’-]+)/gu;

/** `Lisa Okonkwo` for `Ms Okonkwo`, if the page’s other quotes name only one person so. */
export const withFirstNames = (text: string, others: readonly string[]): string =>
  text.replace(TITLED, (titled: string, surname: string) => {
    const full = new RegExp(String.raw`(?<!\p{Lu}\p{L}+ )\p{Lu}\p{Ll}+ ${surname}\b`, 'gu');
    const [name, ...rest] = new Set(others.flatMap((other) => other.match(full) ?? []));
    return name === undefined || rest.length > 0 || text.includes(name) ? titled : name;
  });
