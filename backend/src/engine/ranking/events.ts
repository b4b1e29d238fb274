import { alsoPlurals, eventsUnderWay, eventVerbs, ownNames } from '#text/languages/english/event-words';
import * as beside from '#text/languages/english/beside-verbs';

const isReducedClause = (words: readonly string[], index: number): boolean =>
  beside.reducedEnding.test(words[index] ?? '') &&
  (beside.afterReducedClause.test(words[index + 1] ?? '') ||
    (beside.afterPluralReducedClause.test(words[index + 1] ?? '') && /[^s]s$/.test(words[index - 1] ?? ''))) &&
  !beside.beforeCompleteVerb.test(words[index - 1] ?? '') &&
  !/^\p{Lu}/u.test(words[index - 1] ?? '');

/**
 * Whether a form is a participle: `duties imposed by` and `the proposed rule` report no event; `imposed duties` and `was
 * imposed by` do.
 */
const isParticiple = (words: readonly string[], index: number): boolean =>
  beside.beforeNoVerb.test(words[index - 1] ?? '') || isReducedClause(words, index);

/** Whether a word is a plural noun, as in `the launches` and `new rules`, rather than a verb, as in `Order directs`. */
const isPlural = (words: readonly string[], index: number): boolean => {
  if (!alsoPlurals.has(words[index] ?? '')) return false;
  const before = words[index - 1] ?? '';
  return !(
    /^\p{Lu}/u.test(before) ||
    ownNames.has(before.toLowerCase()) ||
    beside.beforeCompleteVerb.test(before) ||
    beside.beforeVerb.test(before)
  );
};

/** Whether a word is the verb of an event: not part of a name, a participle before or after its noun, or a plural noun. */
export const isEventVerb = (words: readonly string[], index: number): boolean =>
  eventVerbs.has((words[index] ?? '').toLowerCase()) &&
  !/^\p{Lu}/u.test(words[index] ?? '') &&
  !isParticiple(words, index) &&
  !isPlural(words, index);

/**
 * Whether the words report an event. Only the first two thirds count, where the main verb is, except for perfect forms such as
 * `has established`.
 */
export const reportsEvent = (words: readonly string[]): boolean => {
  const limit = Math.ceil((words.length * 2) / 3);
  for (let index = 1; index < words.length; index++) {
    if (index >= limit && !beside.perfect.test(words[index - 1] ?? '')) continue;
    if (isEventVerb(words, index)) return !beside.notYet.test(words[index - 1] ?? '');
  }
  return false;
};

/** Whether something is in progress: `is imposing`, `are now seeking`. */
export const isUnderWay = (words: readonly string[]): boolean =>
  words.some(
    (word, index) =>
      beside.present.test(word) &&
      (eventsUnderWay.has(words[index + 1] ?? '') || eventsUnderWay.has(words[index + 2] ?? '')),
  );
