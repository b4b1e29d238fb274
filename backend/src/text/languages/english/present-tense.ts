import { oneOf, anyOf } from '../../words/phrases';
import { setOf } from '../patterns';
import { pastForms } from './past-forms';

/** May stand between a verb and its participle. */
export const adverb = '(?:\\p{Ll}+ly |now |also |still |again |once |not |about )?';

/** Participles that are adjectives: `is binding on all states`. */
const lasting = oneOf(
  'binding willing outstanding missing lacking overwhelming surprising encouraging promising misleading',
);

/** `is announcing`, `are still searching`, `is being built`, `continue to look`, `remain closed`. */
export const underWay = new RegExp(
  String.raw`\b(?:is|are) ${adverb}(?!${lasting}\b)\p{Ll}{2,}ing\b|\bcontinues? to \p{Ll}|\bremains? (?:\p{Ll}+ed|open|unclear|uncertain|high|low|tense)\b`,
  'u',
);

/** Verbs of statements, requests and plans, unlike decrees. */
const saying =
  'announces proposes invites seeks solicits asks considers intends unveils expects predicts warns says wants';

/** Also nouns, unless a name precedes or an object follows: `the Board requests`, `the bank plans a merger`. */
const sayingOrNoun = 'requests releases issues publishes plans forecasts projects estimates hopes promises';

/** A statement, request or plan in the present. */
export const announced = new RegExp(
  String.raw`(?<=\p{Ll}|\)) ${oneOf(saying)}\b|(?<=[\p{Ll}](?<!s)) ${oneOf(sayingOrNoun)}(?= (?:that|an?|the|its|their|it|no|more|less)\b)|(?<=\b\p{Lu}[\p{L}.’'-]*|\)) ${oneOf(`${saying} ${sayingOrNoun}`)}\b`,
  'u',
);

/** Occasions, which are soon over. A future demand or ban of a rule lasts. */
export const occasion = oneOf(`
  meet host hold convene gather visit travel attend speak address brief vote debate hear consider discuss decide launch lift
  dock undock land return depart arrive open begin start close end release publish unveil announce present introduce issue
  sign appear testify compete play resume reopen stage inaugurate award elect choose
`);

export const planned = anyOf(
  `
    ${oneOf('is are remains remain')} ${adverb}${oneOf('scheduled expected due set slated planned')}
    ${oneOf('plans plan aims intends intend expects expect hopes hope')} to
  `,
  'u',
);

const becomes = oneOf('are become come arise fall apply see is becomes comes arises falls applies sees has have');

/** `as they conduct observations`: at the same time as the main clause, in the present tense. */
export const meanwhile = new RegExp(
  String.raw`\b(?:as|while) (?:they (?!(?:${pastForms}|${becomes}|\p{Ll}+ed)\b)\p{Ll}+|(?:he|she|it) (?!(?:was|${becomes})\b)\p{Ll}+s)\b`,
  'u',
);

export const obligationModals = anyOf(oneOf('shall must may should'));

/** Words that open a clause other than the main one. */
export const otherClause = setOf(
  'that which who whose whom what said says told while as where when because since if until after before',
);
