/** Stems of English words that mean nearly the same as a word, each with how near: 1 is the same. */
export const relatedWords = (_word: string): ReadonlyMap<string, number> => new Map();
