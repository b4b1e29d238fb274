/**
 * Groups of words, as stems, that journalists and officials use interchangeably: a tracker of tariffs should find duties
 * too.
 */
export const synonymous: readonly (readonly string[])[] = [
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
