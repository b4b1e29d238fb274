const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const millions = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 1 });
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `17,973` */
export const countOf = (value: number): string => counts.format(value);

/** `$25,435,000,000` */
export const dollarsOf = (value: number): string => dollars.format(value);

/** `$136,561.2 million` */
export const millionsOf = (musd: number): string => `${millions.format(musd)} million`;

/** A day as `March 31, 2025`; a fiscal year as it is. */
export const dayOf = (asOf: string): string => (asOf.startsWith('FY') ? asOf : days.format(new Date(asOf)));

/** Of `2025-03-31` and `FY2025`: 2025. */
export const yearOf = (asOf: string): number => Number(asOf.replace('FY', '').slice(0, 4));
