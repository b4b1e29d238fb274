import type { AgencyCategory, AgencyInBranch } from './published/api/executive-branch';

/** The office that all agencies report to; not an agency itself. */
export const ROOT = 'executive-office-of-the-president';
export const ROOT_NAME = 'Executive Office of the President';
export const ROOT_ABBREVIATION = 'EOP';

type Relation = 'Direct Oversight' | 'Indirect Oversight' | 'Reports Into';

/** How an agency relates to the one above it. */
export const relationOf = (category: AgencyCategory): Relation => {
  switch (category) {
    case 'cabinet':
      return 'Direct Oversight';
    case 'independent':
      return 'Indirect Oversight';
    case 'executive-office':
    case 'sub-agency':
      return 'Reports Into';
  }
};

export const categoryNames: Readonly<Record<AgencyCategory, string>> = {
  'executive-office': 'Executive Office',
  cabinet: 'Cabinet',
  'sub-agency': 'Sub-agencies',
  independent: 'Independent Agencies',
};

/** Names of the kinds of agencies. */
export const kindNames: Readonly<Record<AgencyCategory, string>> = {
  'executive-office': 'Office of the President',
  cabinet: 'Cabinet department',
  'sub-agency': 'Sub-agency',
  independent: 'Independent agency',
};

/** The slug of what an agency stands below. */
export const parentOf = ({ parent }: AgencyInBranch): string => parent ?? ROOT;

/** The agencies by their parent, in the order of the record. */
export const childrenByParent = (
  agencies: readonly AgencyInBranch[],
): ReadonlyMap<string, readonly AgencyInBranch[]> => {
  const children = new Map<string, AgencyInBranch[]>();
  for (const agency of agencies) {
    const beside = children.get(parentOf(agency));
    if (beside === undefined) children.set(parentOf(agency), [agency]);
    else beside.push(agency);
  }
  return children;
};

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/**
 * How typed words are compared. `exact`: each must be a whole word, except the last, which may still be being typed.
 * `prefix`: each may be the beginning of a word.
 */
type MatchMode = 'exact' | 'prefix';

/** Whether each typed word is among the words of a text. */
const matchesWords = (words: string, text: string, mode: MatchMode): boolean => {
  const all = plain(words).split(' ');
  const typed = plain(text).split(' ').filter(Boolean);
  return typed.every((each, index) =>
    mode === 'exact' && index < typed.length - 1 ? all.includes(each) : all.some((word) => word.startsWith(each)),
  );
};

/** Shorter prefixes match most descriptions. */
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

const SENTENCE_END = /(?<=[.;])\s+/;

/**
 * The agencies that a text finds by their names or, if there are none, by what their record says. Prefixes count only
 * if no name has the exact words: `post office` finds the Post Office and not also the Office of Postsecondary
 * Education.
 */
export const agenciesFor = (text: string, agencies: readonly AgencyInBranch[]): FoundAgencies => {
  const exact = foundBy('exact', text, agencies);
  return exact.byName.length > 0 ? exact : foundBy('prefix', text, agencies);
};

const foundBy = (mode: MatchMode, text: string, agencies: readonly AgencyInBranch[]): FoundAgencies => {
  const byName: FoundAgency[] = [];
  const byRecord: FoundAgency[] = [];
  const isLong = plain(text).trim().length >= MIN_LETTERS;
  for (const agency of agencies) {
    const { name, abbreviation, aliases, leader, description } = agency;
    if (matchesWords(`${name} ${abbreviation}`, text, mode)) byName.push({ agency, why: null });
    else if (matchesWords(`${name} ${abbreviation} ${aliases.join(' ')}`, text, mode))
      byName.push({ agency, why: `Also: ${aliases.join(', ')}` });
    else if (isLong) {
      const statements = [leader ?? '', ...description.split(SENTENCE_END)];
      const why = statements.find((each) => matchesWords(each, text, mode));
      if (why !== undefined) byRecord.push({ agency, why });
    }
  }
  return { byName, byRecord };
};

export type Step = 'up' | 'down' | 'next' | 'previous';

/**
 * Target of a step from an agency or the root: up to what it reports to, down to the first that reports to it, or to a
 * sibling.
 */
export const stepFrom = (slug: string, step: Step, agencies: readonly AgencyInBranch[]): string => {
  const children = childrenByParent(agencies);
  const here = agencies.find((each) => each.slug === slug);
  const beside = here === undefined ? [] : (children.get(parentOf(here)) ?? []);
  const at = beside.findIndex((each) => each.slug === slug);
  switch (step) {
    case 'up':
      return here === undefined ? slug : parentOf(here);
    case 'down':
      return children.get(slug)?.[0]?.slug ?? slug;
    case 'next':
      return beside[(at + 1) % beside.length]?.slug ?? slug;
    case 'previous':
      return beside.at(at - 1)?.slug ?? slug;
  }
};
