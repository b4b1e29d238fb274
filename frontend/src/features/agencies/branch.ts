import type { AgencyCategory, AgencyInBranch } from './published/api/executive-branch';

/** What all agencies report to; no agency itself. */
export const ROOT = 'executive-office-of-the-president';
export const ROOT_NAME = 'Executive Office of the President';
export const ROOT_ABBREVIATION = 'EOP';

type Relation = 'Direct Oversight' | 'Indirect Oversight' | 'Reports Into';

/** How an agency is bound to what stands above it. */
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

/** What one agency is. */
export const kindNames: Readonly<Record<AgencyCategory, string>> = {
  'executive-office': 'Office of the President',
  cabinet: 'Cabinet department',
  'sub-agency': 'Sub-agency',
  independent: 'Independent agency',
};

/** The slug of what an agency stands below. */
export const above = ({ parent }: AgencyInBranch): string => parent ?? ROOT;

/** The agencies by what they stand below, in the order of the record. */
export const childrenIn = (agencies: readonly AgencyInBranch[]): ReadonlyMap<string, readonly AgencyInBranch[]> => {
  const children = new Map<string, AgencyInBranch[]>();
  for (const agency of agencies) {
    const beside = children.get(above(agency));
    if (beside === undefined) children.set(above(agency), [agency]);
    else beside.push(agency);
  }
  return children;
};

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Agencies whose name or abbreviation has every word of a text, or its beginning. */
export const agenciesFor = (text: string, agencies: readonly AgencyInBranch[]): readonly AgencyInBranch[] => {
  const wanted = plain(text).split(' ').filter(Boolean);
  return agencies.filter(({ name, abbreviation }) => {
    const words = plain(`${name} ${abbreviation}`).split(' ');
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  });
};

export type Step = 'up' | 'down' | 'next' | 'previous';

/** Where a step leads from an agency or the root: up to what it reports to, down into what reports to it, or beside it. */
export const stepFrom = (slug: string, step: Step, agencies: readonly AgencyInBranch[]): string => {
  const children = childrenIn(agencies);
  const here = agencies.find((each) => each.slug === slug);
  const beside = here === undefined ? [] : (children.get(above(here)) ?? []);
  const at = beside.findIndex((each) => each.slug === slug);
  switch (step) {
    case 'up':
      return here === undefined ? slug : above(here);
    case 'down':
      return children.get(slug)?.[0]?.slug ?? slug;
    case 'next':
      return beside[(at + 1) % beside.length]?.slug ?? slug;
    case 'previous':
      return beside.at(at - 1)?.slug ?? slug;
  }
};
