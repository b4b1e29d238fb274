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
    const siblings = children.get(getParent(agency));
    if (siblings === undefined) children.set(getParent(agency), [agency]);
    else siblings.push(agency);
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
  const current = agencies.find((each) => each.slug === slug);
  const siblings = current === undefined ? [] : (children.get(getParent(current)) ?? []);
  const index = siblings.findIndex((each) => each.slug === slug);
  switch (step) {
    case 'up':
      return current === undefined ? slug : getParent(current);
    case 'down':
      return children.get(slug)?.[0]?.slug ?? slug;
    case 'next':
      return siblings[(index + 1) % siblings.length]?.slug ?? slug;
    case 'previous':
      return siblings.at(index - 1)?.slug ?? slug;
  }
};
