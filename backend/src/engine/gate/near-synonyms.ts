import { synonymousActs, synonymousFields, synonymousThings } from '#text/languages/english/near-synonyms';

/** Weight of a near-synonym relative to the word itself. */
export const SYNONYM_WORTH = 0.6;

const otherSynonyms = (sets: readonly (readonly string[])[], stem: string): readonly string[] =>
  sets.filter((set) => set.includes(stem)).flatMap((set) => set.filter((other) => other !== stem));

/** Stems that may replace that of a thing. */
export const nearSynonyms = (stem: string): readonly string[] => otherSynonyms(synonymousThings, stem);

/** Stems that may replace that of an act, if the clause also names something else. */
export const nearSynonymsOfAct = (stem: string): readonly string[] => otherSynonyms(synonymousActs, stem);

export const sameField = (stem: string): readonly string[] => otherSynonyms(synonymousFields, stem);
