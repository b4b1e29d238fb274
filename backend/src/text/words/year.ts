/** A year as news writes it, as a source for patterns. */
export const yearDigits = String.raw`(?:19|20)\d\d`;

const YEAR = new RegExp(`^${yearDigits}$`);

/** Whether a number is a year rather than an amount. */
export const isYear = (number: string): boolean => YEAR.test(number);

/** A year that is a word of its own. */
export const YEAR_AS_WORD = new RegExp(String.raw`\b${yearDigits}\b`);
