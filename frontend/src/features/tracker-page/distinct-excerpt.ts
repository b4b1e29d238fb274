/** Words of shared context kept before the first difference. */
const LEAD_IN_WORDS = 2;

const commonStart = (one: string, other: string): number => {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index++;
  return index;
};

/**
 * Start of the excerpt from a quote of which about `maxLength` characters are shown: 0, or just before it differs from
 * those shown above it, if they would look the same. Notices of one office open with the same words.
 */
export const findDistinctStart = (quote: string, above: readonly string[], maxLength: number): number => {
  const shared = Math.max(0, ...above.map((other) => commonStart(quote, other)));
  if (shared < maxLength || shared === quote.length) return 0;
  let start = shared;
  for (let words = 0; words <= LEAD_IN_WORDS; words++) start = quote.lastIndexOf(' ', start - 1);
  return start + 1;
};
