/** Words that show whether a sentence names what it refers to. */
import { anyOf, oneOf } from '../../words/phrases';
import { setOf } from '../patterns';
import { documentKinds } from './document-kinds';

/** Prepositions before a noun phrase; after them, `that` is a determiner. */
export const prepositionsBeforeNouns = setOf(
  'about after against at before behind beyond by during for from in into of on over since through to toward under until with within without',
);

/** Periods: `this year` points to nothing. */
export const periodNouns = setOf(`
  year years month months week weeks weekend day days morning afternoon evening night spring summer autumn fall winter
  season quarter decade century time date term
`);

/** Kinds of things with names, so that a list of names is the antecedent: `Japan, Peru, … these countries`. */
export const kindsOfNames = setOf(`
  agencies airlines banks brands cities companies countries districts firms governments islands lawmakers leaders members
  nations officials parties players provinces regions senators states teams territories towns
`);

/** Words for one person, to whom `he` or `she` may refer. */
export const persons = setOf(`
  actor actress astronaut attorney author boy candidate captain chair chairman chairwoman chancellor chief child coach
  commissioner defendant director doctor driver employee executive father founder girl governor head husband judge king
  lawyer leader man mayor minister mother officer official owner passenger patient pilot player pope president prince
  princess prisoner professor prosecutor queen secretary senator singer soldier spokesman spokesperson spokeswoman student
  suspect teacher victim widow wife witness woman worker
`);

/** Things that a page may publish and then refer to. */
export const publications = setOf('agenda framework plan policy program programme roadmap strategy');

/** Words that always point to another place in a text. */
export const pointers = anyOf(
  `
    the occasion(?! of)
    ${oneOf('days weeks months')} ${oneOf('of after from')} (?:the (?:\\w+ )?date of )?${oneOf('this these the')} ${oneOf(
      [...documentKinds].join(' '),
    )}
    the ${oneOf('latter aforementioned aforesaid foregoing')}
    to (?:\\p{Ll}+ly )?do ${oneOf('that this')}
    in ${oneOf('this that')} ${oneOf('regard respect context sense')}
    ${oneOf('hereof hereto hereunder thereof thereto therein thereunder')}
    as ${oneOf('noted mentioned described discussed stated outlined')} ${oneOf('above earlier below')}
  `,
  'iu',
);

/** Pronouns that have no antecedent if a sentence opens with them. */
export const personalPronouns = setOf('he she it they his her its their them hers theirs');

/** A cheap check for words that may point elsewhere. */
export const mayPoint = anyOf(oneOf('this that these those such he she him his her there'), 'i');

/** After `there`, which then does not name a place: `there is`. */
export const afterThere =
  /^(?:is|are|was|were|be|been|has|have|had|will|would|may|might|can|could|should|must|remains?|exists?)$/;

/** Nouns in the plural without an `s`. */
export const pluralNouns = /^(?:people|men|women|children|data)$/;

/** Words after `that` and a noun that ends its clause. */
export const afterClauseNoun = /^(?:by|through)$/;

/** After the pronouns `these` and `those` if they say which ones: `those who`. */
export const afterOwnPronoun = /^(?:who|whose|whom|of|in|with|from|without)$/;

/** Before `such`, which then points to nothing: `no such order`. */
export const beforeSuch = /^(?:no|any|all|other|some)$/;

/** Before `that` as a conjunction: `so that`. */
export const beforeConjunction = /^(?:so|such)$/;
