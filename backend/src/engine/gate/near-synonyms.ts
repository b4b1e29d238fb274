import { synonymousActs, synonymousFields, synonymousThings } from '#text/languages/english/near-synonyms';

/** Weight of a near-synonym relative to the word itself. */
export const SYNONYM_WORTH = 0.6;

const otherSynonyms = (sets: readonly (readonly string[])[], stem: string): readonly string[] =>
  sets.filter((set) => set.includes(stem)).flatMap((set) => set.filter((other) => other !== stem));

/** Stems that may replace a stem; acts only if the clause also names something else. */
export const nearSynonyms = (stem: string, besideAnother: boolean): readonly string[] => [
  ...otherSynonyms(synonymousThings, stem),
  ...(besideAnother ? otherSynonyms(synonymousActs, stem) : []),
];

export const sameField = (stem: string): readonly string[] => otherSynonyms(synonymousFields, stem);
