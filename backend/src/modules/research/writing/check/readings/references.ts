/** Names, without what opens a sentence, places and days. */
const NAME =
  /(?<!\b(?:in|at|near|on|from|of|[Ii]n|[Aa]t) )\b(?!(?:The|An?|In|On|At|By|After|For|It|He|She|They|This|These|Its|January|February|March|April|May|June|July|August|September|October|November|December)\b|\p{L}+day\b)\p{Lu}[\p{L}’-]*(?: (?:(?:of|for|and|the) )*(?!\p{L}+day\b)\p{Lu}[\p{L}’-]*)*/gu;

const INSTITUTION =
  /\b(?:Agency|Authority|Regulator|Commission|Ministry|Department|Council|Board|Union|University|Museum|Court|Committee|Senate|Parliament|Office|Bureau|Service|Institute|Police)\b/;

const REFERENCE =
  /\b(?:the|this) (?<kind>company|firm|manufacturer|retailer|operator|airline|agency|authority|regulator|commission|ministry|department|council|board|union|university|museum|court|committee|office|bureau|service|institute)\b(?! (?:of|that|which|for)\b)/giu;

const companies = /^(?:company|firm|manufacturer|retailer|operator|airline)$/;

const isOfKind = (kind: string, name: string): boolean =>
  companies.test(kind) ? !INSTITUTION.test(name) : new RegExp(String.raw`\b${kind}\b`, 'i').test(name);

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
