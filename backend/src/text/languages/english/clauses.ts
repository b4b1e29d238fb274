import { wordList, setOf } from '../patterns';
import { weekdays } from './calendar';
export const clauseOpeners =
  setOf(`but while although though whereas because after before since when until unless if which who whom whose that whether as
  than unlike despite amid following over`);

/** Verbs that may precede another verb, in finite forms and as participles. */
export const auxiliaries = setOf(
  `is are was were be been being has have had do does did will would shall should can could may might must`,
);

/** Verbs of a clause about another clause. */
export const attributionVerbs = setOf(
  'said says announced announces confirmed confirms reported reports ruled decided according',
);

/** Verbs that turn a text into an act. */
export const issuingVerbs = setOf('signed signs issued issues adopted approved published passed enacted');

/** Verbs before an infinitive of what is then done: `voted to revoke`. */
export const decidingVerbs = setOf('voted decided agreed');

export const determiners = setOf('a an the its their his her this that these those any no');

/** Prepositions and other words before a time. */
export const beforeTimes = new Set(['on', 'in', 'by', 'at', 'last', 'this', 'next', 'since', 'until', 'from', 'with']);

/** A sentence that says what happens under a condition. */
export const condition = /\b(?:if|unless|whether|(?:years?|months?|decades?) after)\b|^Had\b/i;

/** Words after a title or number that is part of a longer name. */
export const goesOnAsName =
  /^ (?!(?:of|on|in|for|at|by|from|to|with|about|and|or|as|which|that|who|is|are|was|were|has|have|had|been|today|yesterday|late|early|last|this|because|after|before|since|while|but|over|amid|following|hereby|entirely|immediately)\b)\p{Ll}+\b(?! by\b)/u;

/** One meaning per line; the first word stands for all. */
export const sameMeaning = `
  buy buys bought acquire acquisition takeover purchase
  license licence
  ban prohibit prohibition bar outlaw forbid forbidden forbids forbade
  convict guilty
  charge indict indictment
  death dead killed kill kills die died dies dying fatality fatalities
  injured hurt wounded
  price fare cost costs
  output production produce pump pumps
  case infection infected
  close closure shut shuts
  clear clearance
  forecast outlook guidance
  merge merger
  strike struck walkout
  truce ceasefire
  authorise authorize authorisation authorization
  tariff duty levy
  agree agreement
  sell sold sale
  house home
  sentence jail
  fine penalty
  wage salary
`;

/** Words that say when. */
export const timeWords: ReadonlySet<string> = new Set([
  ...weekdays,
  ...wordList(`
today yesterday tonight tomorrow morning afternoon evening midnight noon late early earlier later daily meanwhile immediately now finally already also again formally officially hereby recently`),
]);

export const possessives: ReadonlySet<string> = setOf('its their his her');

export const prepositions: ReadonlySet<string> = setOf(
  'of on for against in at by with to from between as about under into',
);

/** Verbs that turn a document into an act. */
export const signingVerbs = /\b(?:signed|signs|issued|issues|adopted|adopts|approved|enacted)\b/;
