import { setOf } from './patterns';

// A few words of languages that are not known.

/** Function words that English does not have. */
export const furtherFunctionWords = setOf(`
  bij dat een het ik niet onder ook te uit voor wordt zijn
  att av den det ett för från har inte och på som till vid
  af at blev er fra ikke og til
`);

/** Before the day on which a page was published; alternatives of a pattern. */
export const furtherPublished = 'gepubliceerd|udgivet|opublikowano|опубликовано';

/** What names of months begin with, in order, in lower case and without accents. */
export const furtherMonths: readonly string[] = [
  'ιαν|янв|січ|sty|oca',
  'φεβ|фев|лют|lut|sub',
  'maa|mae|mrz|μαρ|мар|бер',
  'απρ|апр|кві|kwi|nis',
  'mei|maj|μαι|маи|мая|тра',
  'ιουν|июн|чер|cze|haz',
  'ιουλ|июл|лип|lip|tem',
  'αυγ|авг|сер|sie|agu',
  'szep|σεπ|сен|вер|wrz|eyl',
  'οκτ|окт|жов|paz|eki',
  'νοε|ноя|лис|kas',
  'δεκ|дек|гру|gru|ara',
];
