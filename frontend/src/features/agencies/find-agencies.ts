import type { AgencyInBranch } from './api/executive-branch';
import { searchSynonyms } from './search-synonyms';
import { branchTexts } from './texts/branch';

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

const splitWords = (text: string): readonly string[] => plain(text).split(' ').filter(Boolean);

/**
 * How typed words are compared. `exact`: each must be a whole word, except the last, which may be incomplete. `prefix`:
 * each may be the beginning of a word.
 */
type MatchMode = 'exact' | 'prefix';

/** Whether each typed word is among the words of a text. */
const matchesWords = (words: string, text: string, mode: MatchMode): boolean => {
  const all = splitWords(words);
  const searched = splitWords(text);
  return searched.every((each, index) =>
    mode === 'exact' && index < searched.length - 1 ? all.includes(each) : all.some((word) => word.startsWith(each)),
  );
};

/** Minimum length of a text that is searched by prefix: shorter ones match most descriptions. */
const MIN_LETTERS = 4;

export interface FoundAgency {
  readonly agency: AgencyInBranch;
  /**
   * The matching text, if the displayed name does not match: another name, the leader, or a sentence of the
   * description.
   */
  readonly why: string | null;
}

export interface FoundAgencies {
  /** Agencies found by a name or an abbreviation. */
  readonly byName: readonly FoundAgency[];
  /** Agencies whose leader or description matches. */
  readonly byRecord: readonly FoundAgency[];
}

const SENTENCE_END = /(?<=[.;])(?<!\bU\.S\.)\s+/;

/** Sentences that explain a figure say nothing about an agency's work. */
const ABOUT_FIGURES = /\b(?:headcount|staffing|budget figure)\b/i;

const describingSentences = ({ description }: AgencyInBranch): readonly string[] =>
  description.split(SENTENCE_END).filter((sentence) => !ABOUT_FIGURES.test(sentence));

/**
 * Agencies that match a text by name; if there are none, by their record, or else by everyday words for their work.
 * Prefixes count only if no name has the exact words: `post office` finds the Post Office and not also the Office of
 * Postsecondary Education.
 */
export const findAgencies = (text: string, agencies: readonly AgencyInBranch[]): FoundAgencies => {
  const exact = foundBy('exact', text, agencies);
  if (exact.byName.length > 0) return exact;
  const prefixMatches = foundBy('prefix', text, agencies);
  return prefixMatches.byName.length + prefixMatches.byRecord.length > 0 || !isLong(text)
    ? prefixMatches
    : foundByMostWords(text, agencies);
};

const isLong = (text: string): boolean => plain(text).trim().length >= MIN_LETTERS;

const foundBy = (mode: MatchMode, text: string, agencies: readonly AgencyInBranch[]): FoundAgencies => {
  const byName: FoundAgency[] = [];
  const byRecord: FoundAgency[] = [];
  for (const agency of agencies) {
    const { name, abbreviation, aliases, leader } = agency;
    if (matchesWords(`${name} ${abbreviation}`, text, mode)) byName.push({ agency, why: null });
    else if (matchesWords(`${name} ${abbreviation} ${aliases.join(' ')}`, text, mode))
      byName.push({ agency, why: branchTexts().also(aliases.join(', ')) });
    else if (isLong(text)) {
      const why = [leader ?? '', ...describingSentences(agency)].find((each) => matchesWords(each, text, mode));
      if (why !== undefined) byRecord.push({ agency, why });
    }
  }
  return { byName, byRecord };
};

/** Words of a question that do not help to find an agency. */
const PLAIN_WORDS = new Set(
  (
    'who what which where when why how is are was were be do does did can could will would should a an the of for to in on at by ' +
    'from with about and or my me i you your we our us it its that this there have has had get gets need needs make makes give ' +
    'gives handle handles deal deals responsible charge agency agencies government federal american america'
  ).split(' '),
);

/** ‘approv’ of approves, approving and approval: enough to compare single words. */
const stemWord = (word: string): string => {
  const singular = word.replace(/ies$/, 'y').replace(/(?<=x|ch|sh|ss)es$|(?<=[^s])s$/, '');
  return singular.length < 5 ? singular : singular.replace(/(?:ations?|ing|ed|er|al|e)$/, '');
};

const stemWords = (text: string): ReadonlySet<string> => new Set(splitWords(text).map(stemWord));

/** Minimum weighted share of the query that an agency has to match. */
const MIN_SHARE = 0.5;

/** Maximum number of results. */
const MAX_RESULTS = 8;

interface Searchable {
  readonly agency: AgencyInBranch;
  readonly inName: ReadonlySet<string>;
  readonly inAll: ReadonlySet<string>;
}

const toSearchable = (agency: AgencyInBranch): Searchable => {
  const names = [agency.name, agency.abbreviation, ...agency.aliases].join(' ');
  const everyday = searchSynonyms[agency.slug] ?? '';
  return {
    agency,
    inName: stemWords(names),
    inAll: stemWords([names, ...describingSentences(agency), everyday].join(' ')),
  };
};

/** The agencies that match most of the typed words, in any form: the rarer a word is, the more it counts. */
const foundByMostWords = (text: string, agencies: readonly AgencyInBranch[]): FoundAgencies => {
  const all = agencies.map(toSearchable);
  const searchedStems = [...new Set(splitWords(text).filter((word) => !PLAIN_WORDS.has(word)))].map(stemWord);
  const weights = new Map(
    searchedStems.map((stem) => [
      stem,
      Math.log((all.length + 1) / (all.filter(({ inAll }) => inAll.has(stem)).length + 1)),
    ]),
  );
  const sum = (stems: Iterable<string>): number =>
    [...stems].reduce((total, stem) => total + (weights.get(stem) ?? 0), 0);
  const weightedShare = (has: ReadonlySet<string>): number =>
    sum(searchedStems.filter((stem) => has.has(stem))) / sum(searchedStems);
  const scored = all
    .map((each) => ({
      ...each,
      share: weightedShare(each.inAll),
      isNamed: searchedStems.every((stem) => each.inName.has(stem)),
    }))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((one, other) => other.share - one.share);
  const best = scored[0]?.share ?? 0;
  const found = scored.filter(({ share }) => share > best * 0.8).slice(0, MAX_RESULTS);
  const matching = (sentence: string): number => weightedShare(stemWords(sentence));
  return {
    byName: found.filter(({ isNamed }) => isNamed).map(({ agency }) => ({ agency, why: null })),
    byRecord: found
      .filter(({ isNamed }) => !isNamed)
      .map(({ agency }) => ({
        agency,
        why: [...describingSentences(agency)].sort((one, other) => matching(other) - matching(one))[0] ?? null,
      })),
  };
};
