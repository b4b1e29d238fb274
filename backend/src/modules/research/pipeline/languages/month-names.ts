/** Prefixes of month names by month, in lower case and without accents; an earlier prefix decides before a shorter one. */
const prefixes: readonly (readonly [RegExp, number])[] = [
  [/^(?:jan|ene|gen|ιαν|янв|січ|sty|oca)/, 1],
  [/^(?:feb|fev|fevr|φεβ|фев|лют|lut|sub)/, 2],
  [/^(?:mar|maa|mrz|mae|μαρ|мар|бер)/, 3],
  [/^(?:apr|avr|abr|απρ|апр|кві|kwi|nis)/, 4],
  [/^(?:may|mai|mei|mag|maj|μαι|маи|мая|тра)/, 5],
  [/^(?:juin|jun|giu|ιουν|июн|чер|cze|haz)/, 6],
  [/^(?:jul|juil|lug|ιουλ|июл|лип|lip|tem)/, 7],
  [/^(?:aug|aou|ago|αυγ|авг|сер|sie|agu)/, 8],
  [/^(?:sep|set|szep|σεπ|сен|вер|wrz|eyl)/, 9],
  [/^(?:oct|okt|ott|out|οκτ|окт|жов|paz|eki)/, 10],
  [/^(?:nov|νοε|ноя|лис|kas)/, 11],
  [/^(?:dec|dez|dic|δεκ|дек|гру|gru|ara)/, 12],
];

/** The number of a month by its name in a European language, 1 to 12; undefined if it is none. */
export const monthNumber = (name: string): number | undefined => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return prefixes.find(([start]) => start.test(plain))?.[1];
};
