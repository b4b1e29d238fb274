const ENDS_IN_CONSONANT_AND_Y = /(?<=[^aeiou])y$/;
/** One vowel and one consonant, which is doubled before an ending: `scrapped`, but `halted`. */
const DOUBLES_CONSONANT = /^[^aeiou]*(?:qu)?[aeiou][bcdfgklmnprtvz]$/;

const beforeVowel = (base: string): string => (DOUBLES_CONSONANT.test(base) ? base + base.slice(-1) : base);

export const thirdPerson = (base: string): string =>
  /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base.replace(ENDS_IN_CONSONANT_AND_Y, 'ie')}s`;

/** Also the participle. */
export const pastTense = (base: string): string =>
  base.endsWith('e') ? `${base}d` : `${beforeVowel(base.replace(ENDS_IN_CONSONANT_AND_Y, 'i'))}ed`;

export const gerund = (base: string): string => `${/[^e]e$/.test(base) ? base.slice(0, -1) : beforeVowel(base)}ing`;
