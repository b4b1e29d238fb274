/** Words that journalists and officials use for one another, as stems: who asks for tariffs means duties too. */
const sets: readonly (readonly string[])[] = [
  ['tariff', 'duti'],
  ['drug', 'medicin'],
  ['vaccin', 'immun'],
  ['car', 'automobil'],
  ['layoff', 'redund'],
  ['merger', 'acquisit'],
  ['lawsuit', 'litig'],
  ['oil', 'petroleum'],
  ['wildfir', 'bushfir'],
  ['lawyer', 'attorney'],
  ['plane', 'aircraft'],
];

/** What a near-synonym is worth beside the word itself. */
export const SYNONYM_WORTH = 0.6;

export const nearSynonyms = (stem: string): readonly string[] =>
  sets.filter((set) => set.includes(stem)).flatMap((set) => set.filter((other) => other !== stem));
