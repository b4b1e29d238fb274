/**
 * Groups of words, as stems, that journalists and officials use interchangeably: a tracker of tariffs should find duties
 * too.
 */
const things: readonly (readonly string[])[] = [
  ['tariff', 'duti'],
  ['drug', 'medicin'],
  ['vaccin', 'immun'],
  ['car', 'automobil'],
  ['layoff', 'redund'],
  ['lawsuit', 'litig'],
  ['oil', 'petroleum'],
  ['wildfir', 'bushfir'],
  ['lawyer', 'attorney'],
  ['plane', 'aircraft'],
  ['protest', 'demonstr', 'upris', 'revolt', 'revolut', 'unrest'],
  ['influenza', 'flu'],
  ['bird', 'avian'],
  ['earthquak', 'quak', 'tremor'],
  ['rebel', 'insurg'],
  ['war', 'conflict'],
  ['hurrican', 'cyclon', 'typhoon'],
];

/**
 * The same for acts, which count only beside another matching word: most things that are unveiled are irrelevant to a
 * tracker of launches.
 */
const acts: readonly (readonly string[])[] = [
  ['launch', 'unveil', 'introduc', 'releas', 'debut'],
  ['merger', 'acquisit', 'takeov', 'buyout', 'acquir'],
  ['recal', 'withdraw'],
  ['sale', 'sell', 'sold'],
  ['layoff', 'cut'],
  ['price', 'cost'],
];

/** Weight of a near-synonym relative to the word itself. */
export const SYNONYM_WORTH = 0.6;

const others = (sets: readonly (readonly string[])[], stem: string): readonly string[] =>
  sets.filter((set) => set.includes(stem)).flatMap((set) => set.filter((other) => other !== stem));

/** Stems that may replace a stem; acts only if the clause also names something else. */
export const nearSynonyms = (stem: string, besideAnother: boolean): readonly string[] => [
  ...others(things, stem),
  ...(besideAnother ? others(acts, stem) : []),
];

/** Words of one field, as stems. One of them shows that an ambiguous word such as `launch` is used in that field. */
const fields: readonly (readonly string[])[] = [
  ['space', 'spaceflight', 'spacecraft', 'rocket', 'orbit', 'astronaut', 'satellit', 'moon', 'lunar', 'mar'],
  ['vaccin', 'immun', 'virus', 'diseas', 'clinic'],
  ['film', 'movi', 'cinema', 'director', 'actor'],
  ['game', 'consol', 'player', 'studio'],
  ['phone', 'smartphon', 'android', 'iphon'],
];

export const sameField = (stem: string): readonly string[] => others(fields, stem);
