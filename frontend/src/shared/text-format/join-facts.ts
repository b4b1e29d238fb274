/** Joins short facts in one line, omitting missing ones: 'June 1 · agency.gov' */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ');
