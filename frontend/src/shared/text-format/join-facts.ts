/** Short facts in one line, without those that are missing: 'June 1 · agency.gov' */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ');
