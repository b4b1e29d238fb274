import { isProcedure } from '../order/weights';
import { eventVerbs } from '../ranking/event-words';
import { isEventVerb } from '../ranking/events';
import { acts } from '../ranking/patterns/news';
import { days, startOfDay } from '../words/named-date';
import { pastForms } from '../words/past-forms';
import { anyOf, oneOf } from '../words/phrases';
import { instructionIn } from './instruction';

/**
 * How long a line that names no day reads as current. What is under way ends first, then what is announced or proposed and steps
 * on the way to an act, last what is planned or only instructed.
 */
const LIFETIME = { underWay: days(120), announced: days(183), planned: days(366) };

const adverb = '(?:\\p{Ll}+ly |now |also |still |again |once |not |about )?';

/** Participles that are adjectives: `is binding on all states`. */
const lasting = oneOf(
  'binding willing outstanding missing lacking overwhelming surprising encouraging promising misleading',
);

/** `is announcing`, `are still searching`, `is being built`, `continue to look`, `remain closed` */
const underWay = new RegExp(
  String.raw`\b(?:is|are) ${adverb}(?!${lasting}\b)\p{Ll}{2,}ing\b|\bcontinues? to \p{Ll}|\bremains? (?:\p{Ll}+ed|open|unclear|uncertain|high|low|tense)\b`,
  'u',
);

/** Verbs of statements, requests and plans, unlike decrees. */
const saying =
  'announces proposes invites seeks solicits asks considers intends unveils expects predicts warns says wants';
/** Nouns as well, unless a name is before them or an object after: `the Board requests`, `the bank plans a merger`. */
const sayingOrNoun = 'requests releases issues publishes plans forecasts projects estimates hopes promises';
const announced = new RegExp(
  String.raw`(?<=\p{Ll}|\)) ${oneOf(saying)}\b|(?<=[\p{Ll}](?<!s)) ${oneOf(sayingOrNoun)}(?= (?:that|an?|the|its|their|it|no|more|less)\b)|(?<=\b\p{Lu}[\p{L}.’'-]*|\)) ${oneOf(`${saying} ${sayingOrNoun}`)}\b`,
  'u',
);

/** Occasions, which are over soon; what a rule will demand or forbid goes on. */
const occasion = oneOf(`
  meet host hold convene gather visit travel attend speak address brief vote debate hear consider discuss decide launch lift
  dock undock land return depart arrive open begin start close end release publish unveil announce present introduce issue
  sign appear testify compete play resume reopen stage inaugurate award elect choose
`);
const comingOccasion = anyOf(
  `
    will ${adverb}${occasion}
    ${oneOf('is are')} to ${adverb}${occasion}
    go(?:es)? on sale
  `,
  'u',
);

const planned = anyOf(
  `
    ${oneOf('is are remains remain')} ${adverb}${oneOf('scheduled expected due set slated planned')}
    ${oneOf('plans plan aims intends intend expects expect hopes hope')} to
  `,
  'u',
);

const becomes = oneOf('are become come arise fall apply see is becomes comes arises falls applies sees has have');

/** `as they conduct observations`: at the same time as the main clause, in the present tense. */
const meanwhile = new RegExp(
  String.raw`\b(?:as|while) (?:they (?!(?:${pastForms}|${becomes}|\p{Ll}+ed)\b)\p{Ll}+|(?:he|she|it) (?!(?:was|${becomes})\b)\p{Ll}+s)\b`,
  'u',
);
const rules = anyOf(oneOf('shall must may should'));

/** Words that open another clause than the main one. */
const OTHER_CLAUSE = new Set(
  'that which who whose whom what said says told while as where when because since if until after before'.split(' '),
);

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}’'-]+/u).filter(Boolean);

/** Whether a verb is the main one of its sentence: what follows a finished act is part of that act. */
const isMain = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  const words = wordsIn(before);
  const opening = before.includes(',') ? undefined : words[0]?.toLowerCase();
  return (
    !OTHER_CLAUSE.has(opening ?? '') &&
    !words.some((word, place) => OTHER_CLAUSE.has(word) || isEventVerb(words, place))
  );
};

const isMainIn = (text: string, verb: RegExp): boolean => {
  const at = text.search(verb);
  return at >= 0 && isMain(text, at);
};

/** Whether all that a text tells is an instruction: `directs the Secretary to develop a plan`. */
export const onlyInstructs = (text: string): boolean => {
  const at = instructionIn(text);
  return at >= 0 && isMain(text, at);
};

const opensWithThis = /^(?:In|With|By|Through|Under) this /;

/** `With this rule, the agency revises …`: done by publishing, and said once. */
const isPerformed = (text: string): boolean => {
  if (!opensWithThis.test(text) || !acts.test(text)) return false;
  const verb = wordsIn(text).find((word) => eventVerbs.has(word));
  return verb?.endsWith('s') === true;
};

const lifetimeOf = (text: string): number | null => {
  if (isMainIn(text, underWay) || isMainIn(text, comingOccasion)) return LIFETIME.underWay;
  if (meanwhile.test(text) && !rules.test(text)) return LIFETIME.underWay;
  if (isMainIn(text, announced) || isPerformed(text) || isProcedure(text)) return LIFETIME.announced;
  return isMainIn(text, planned) || onlyInstructs(text) ? LIFETIME.planned : null;
};

/**
 * Until when a line reads as current, in milliseconds, UTC: `The agency is seeking bids`, `The ministers will meet`. Null if
 * it does so for good, as reports in the past tense and rules do. `writtenAt` is its page's date.
 */
export const currentUntil = (text: string, writtenAt: number): number | null => {
  const lifetime = lifetimeOf(text);
  return lifetime === null ? null : startOfDay(writtenAt) + lifetime;
};
