import { type Agency, agencies, agencyByName, namesOfAgency } from './agency-records';

const WORD = /[\p{L}\p{N}]+/gu;

const splitWords = (text: string): readonly string[] => text.match(WORD) ?? [];

/**
 * Fewest words of a name that is searched for: a single word, such as an abbreviation or 'Administrator', means too
 * much else.
 */
const FEWEST_WORDS = 2;

/** 'Secretary of Commerce', 'Attorney General': capitals, and the small words between them. */
const OFFICE = /^(?:Acting )?(\p{Lu}[\p{L}.]*(?: (?:of|the|and|for|\p{Lu}[\p{L}.]*))+)$/u;

/** The offices that a record names for an agency's head: orders are addressed to them, not to the agency. */
const officesOf = ({ currentLeader }: Agency): readonly string[] => {
  const [, said = ''] = currentLeader?.value.split(/,(.*)/s) ?? [];
  const parts = said.split(/[()]/).map((part) => part.trim());
  return parts.flatMap((part) => OFFICE.exec(part)?.[1] ?? []);
};

/** A name without “United States”, which documents seldom write. */
const withoutCountry = (name: string): string => name.replace(/^(?:the )?(?:U\.S\.|United States) /, '');

const isOwn = (agency: Agency, name: string): boolean => (agencyByName(name) ?? agency) === agency;

interface Phrase {
  readonly words: readonly string[];
  readonly agency: Agency;
}

const phrasesOf = (agency: Agency): readonly Phrase[] => {
  const names = namesOfAgency(agency).filter((name) => !name.includes('('));
  return [...names, ...names.map(withoutCountry), ...officesOf(agency)]
    .filter((name) => isOwn(agency, name))
    .map((name) => ({ words: splitWords(name), agency }))
    .filter(({ words }) => words.length >= FEWEST_WORDS);
};

const byFirstWord = new Map<string, Phrase[]>();
for (const phrase of agencies.flatMap(phrasesOf)) {
  const [first = ''] = phrase.words;
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase]);
}
for (const phrases of byFirstWord.values()) phrases.sort((one, other) => other.words.length - one.words.length);

/** The agencies that a text names, by name or by the office of their head, as written. */
export const agenciesIn = (text: string): ReadonlySet<Agency> => {
  const words = splitWords(text);
  const found = new Set<Agency>();
  for (let index = 0; index < words.length; index++) {
    const phrase = byFirstWord
      .get(words[index] ?? '')
      ?.find((each) => each.words.every((word, offset) => words[index + offset] === word));
    if (phrase === undefined) continue;
    found.add(phrase.agency);
    index += phrase.words.length - 1;
  }
  return found;
};
