/** A value of the API in words: `nothing_new` and `NO_MATCH`, or the name of an event, `BriefsPlanned`. */
export const formatCode = (value: string): string => {
  const parts = value.replaceAll('_', ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return parts === value && value !== value.toUpperCase() ? value : parts.toLowerCase();
};
