import { synonymous } from '#text/languages/english/near-synonyms';

/** Weight of a near-synonym relative to the word itself. */
export const SYNONYM_WORTH = 0.6;

/** Stems that may replace a stem. */
export const nearSynonyms = (stem: string): readonly string[] =>
  synonymous.filter((set) => set.includes(stem)).flatMap((set) => set.filter((other) => other !== stem));
