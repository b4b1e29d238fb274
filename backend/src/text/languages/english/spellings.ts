/** Endings that British and American English write differently, with what stands before them. */
const endings: readonly (readonly [british: RegExp, american: string, american: RegExp, british: string])[] = [
  [/(?<=[bt])res?$/u, 'er', /(?<=[bt])ers?$/u, 're'],
  [/(?<=\p{L}{3})our(?=s?$|ed$|ing$|able$|al$|ite)/u, 'or', /(?<=\p{L}{3})or(?=s?$|ed$|ing$|able$|al$|ite)/u, 'our'],
  [/(?<=\p{L}{3})is(?=e[ds]?$|ing$|ations?$)/u, 'iz', /(?<=\p{L}{3})iz(?=e[ds]?$|ing$|ations?$)/u, 'is'],
  [/ys(?=e[dsr]?$|ing$)/u, 'yz', /yz(?=e[dsr]?$|ing$)/u, 'ys'],
  [/(?<=[fc]en)c(?=es?$)/u, 's', /(?<=[fc]en)s(?=es?$)/u, 'c'],
  [/(?<=[al]og)ues?$/u, '', /(?<=[al]og)s?$/u, 'ue'],
];

const words: readonly (readonly [british: string, american: string])[] = [
  ['aluminium', 'aluminum'],
  ['programme', 'program'],
  ['tyre', 'tire'],
  ['cheque', 'check'],
  ['grey', 'gray'],
  ['sulphur', 'sulfur'],
  ['plough', 'plow'],
  ['mould', 'mold'],
  ['draught', 'draft'],
  ['paediatric', 'pediatric'],
  ['orthopaedic', 'orthopedic'],
  ['anaemia', 'anemia'],
  ['oestrogen', 'estrogen'],
  ['manoeuvre', 'maneuver'],
];

/** How the other side of the Atlantic writes a word in lower case; none if alike. A word may result that nobody writes. */
export const otherSpellings = (word: string): readonly string[] =>
  [
    ...endings.flatMap(([british, american, ofAmerican, ofBritish]) => [
      word.replace(british, american),
      word.replace(ofAmerican, ofBritish),
    ]),
    ...words.flatMap(([british, american]) => [word.replace(british, american), word.replace(american, british)]),
  ].filter((other, index, all) => other !== word && all.indexOf(other) === index);
