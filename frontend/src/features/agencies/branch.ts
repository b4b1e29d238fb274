import type { AgencyCategory, AgencyInBranch } from './api/executive-branch';
import { branchTexts } from './texts/branch';

/** The office that all agencies report to; not an agency itself. */
export const ROOT = 'executive-office-of-the-president';
export const ROOT_NAME = 'Executive Office of the President';
export const ROOT_ABBREVIATION = 'EOP';

/** Relation of an agency to the one above it, in words. */
export const formatRelation = (category: AgencyCategory): string => {
  const { relations } = branchTexts();
  switch (category) {
    case 'cabinet':
      return relations.direct;
    case 'independent':
      return relations.indirect;
    case 'executive-office':
    case 'sub-agency':
      return relations.into;
  }
};

/** The slug of an agency's parent. */
export const getParent = ({ parent }: AgencyInBranch): string => parent ?? ROOT;

/** Agencies by their parent, in the order of the record. */
export const childrenByParent = (
  agencies: readonly AgencyInBranch[],
): ReadonlyMap<string, readonly AgencyInBranch[]> => {
  const children = new Map<string, AgencyInBranch[]>();
  for (const agency of agencies) {
    const beside = children.get(getParent(agency));
    if (beside === undefined) children.set(getParent(agency), [agency]);
    else beside.push(agency);
  }
  return children;
};

export type Step = 'up' | 'down' | 'next' | 'previous';

/**
 * Target of a step from an agency or the root: up to what it reports to, down to the first that reports to it, or to a
 * sibling.
 */
export const stepFrom = (slug: string, step: Step, agencies: readonly AgencyInBranch[]): string => {
  const children = childrenByParent(agencies);
  const here = agencies.find((each) => each.slug === slug);
  const beside = here === undefined ? [] : (children.get(getParent(here)) ?? []);
  const at = beside.findIndex((each) => each.slug === slug);
  switch (step) {
    case 'up':
      return here === undefined ? slug : getParent(here);
    case 'down':
      return children.get(slug)?.[0]?.slug ?? slug;
    case 'next':
      return beside[(at + 1) % beside.length]?.slug ?? slug;
    case 'previous':
      return beside.at(at - 1)?.slug ?? slug;
  }
};
