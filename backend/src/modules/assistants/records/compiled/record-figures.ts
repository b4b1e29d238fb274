import { longDate } from '#wording/dates';
const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const millions = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 1 });

/** A count with separators: `17,973`. */
export const countOf = (value: number): string => counts.format(value);

/** An amount in dollars: `$25,435,000,000`. */
export const dollarsOf = (value: number): string => dollars.format(value);

/** An amount in millions of dollars: `$136,561.2 million`. */
export const millionsOf = (musd: number): string => `${millions.format(musd)} million`;

const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The amount as people read it: `$136.6 billion`, `$25.0 billion`, `$1.5 million`. */
export const roundedOf = (musd: number): string =>
  musd < 1000 ? `$${tenths.format(musd)} million` : `$${tenths.format(musd / 1000)} billion`;

/** A day as `March 31, 2025`; a fiscal year as it is. */
export const formatAsOf = (asOf: string): string => (asOf.startsWith('FY') ? asOf : longDate(new Date(asOf)));

/** The year of `2025-03-31` or `FY2025`: 2025. */
export const yearOfFigure = (asOf: string): number => Number(asOf.replace('FY', '').slice(0, 4));
