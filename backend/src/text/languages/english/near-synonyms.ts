/**
 * Groups of words, as stems, that journalists and officials use interchangeably: a tracker of tariffs should find
 * duties too.
 */
export const synonymousThings: readonly (readonly string[])[] = [
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
 * Groups of words for acts, as stems, which count only if another word matches too: most things that are unveiled are
 * irrelevant to a tracker of launches.
 */
export const synonymousActs: readonly (readonly string[])[] = [
  ['launch', 'unveil', 'introduc', 'releas', 'debut'],
  ['merger', 'acquisit', 'takeov', 'buyout', 'acquir'],
  ['recal', 'withdraw'],
  ['sale', 'sell', 'sold'],
  ['layoff', 'cut'],
  ['price', 'cost'],
  ['fundrais', 'donor', 'donat'],
  ['speech', 'ralli', 'remark', 'speak', 'spoke'],
];

/** Words of one field, as stems. One of them shows that an ambiguous word such as `launch` is used in that field. */
export const synonymousFields: readonly (readonly string[])[] = [
  ['space', 'spaceflight', 'spacecraft', 'rocket', 'orbit', 'astronaut', 'satellit', 'moon', 'lunar', 'mar'],
  ['vaccin', 'immun', 'virus', 'diseas', 'clinic'],
  ['film', 'movi', 'cinema', 'director', 'actor'],
  ['game', 'consol', 'player', 'studio'],
  ['phone', 'smartphon', 'android', 'iphon'],
];
