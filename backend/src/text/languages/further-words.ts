import { setOf } from './patterns';

// A few words of unknown languages.

/** Function words that neither English nor another known language has. */
export const furtherFunctionWords = setOf('att av det ett för från har inte och på som till vid blev ikke og til');

/** Before the day on which a page was published; alternatives of a pattern. */
export const furtherPublished = 'udgivet|opublikowano|опубликовано';

/** How the names of months begin, in order, in lower case and without accents. */
export const furtherMonths: readonly string[] = [
  'ιαν|янв|січ|sty|oca',
  'φεβ|фев|лют|lut|sub',
  'mae|mrz|μαρ|мар|бер',
  'απρ|апр|кві|kwi|nis',
  'maj|μαι|маи|мая|тра',
  'ιουν|июн|чер|cze|haz',
  'ιουλ|июл|лип|lip|tem',
  'αυγ|авг|сер|sie|agu',
  'szep|σεπ|сен|вер|wrz|eyl',
  'οκτ|окт|жов|paz|eki',
  'νοε|ноя|лис|kas',
  'δεκ|дек|гру|gru|ara',
];
