import { alsoPlurals, eventsUnderWay, eventVerbs, ownNames } from './event-words';

const COMPLETE =
  /^(?:is|are|was|were|be|been|being|has|have|had|having|hereby|officially|formally|today|also|successfully|publicly)$/i;
const AFTER_PARTICIPLE = /^(?:by|under|pursuant)$/i;
const AFTER_PLURAL_PARTICIPLE = /^(?:in|on|for|against|from|to|at|within|as)$/i;

const DETERMINER =
  /^(?:the|an?|its|his|her|their|our|this|that|these|those|any|all|each|such|no|some|certain|other|more|newly|recently)$/i;

const isReducedClause = (words: readonly string[], at: number): boolean =>
  /(?:ed|en|ut|ft|ld|nt|st|wn|un|ck)$/.test(words[at] ?? '') &&
  (AFTER_PARTICIPLE.test(words[at + 1] ?? '') ||
    (AFTER_PLURAL_PARTICIPLE.test(words[at + 1] ?? '') && /[^s]s$/.test(words[at - 1] ?? ''))) &&
  !COMPLETE.test(words[at - 1] ?? '') &&
  !/^\p{Lu}/u.test(words[at - 1] ?? '');

/** `duties imposed by` and `the proposed rule` report no event; `imposed duties` and `was imposed by` do. */
const isParticiple = (words: readonly string[], at: number): boolean =>
  DETERMINER.test(words[at - 1] ?? '') || isReducedClause(words, at);

/** `the launches`, `new rules`: a plural noun, whereas in `Order directs` it is a verb. */
const isPlural = (words: readonly string[], at: number): boolean => {
  if (!alsoPlurals.has(words[at] ?? '')) return false;
  const before = words[at - 1] ?? '';
  return !(
    /^\p{Lu}/u.test(before) ||
    ownNames.has(before.toLowerCase()) ||
    COMPLETE.test(before) ||
    /^(?:it|which|that|also)$/i.test(before)
  );
};

/** Whether a word is the verb of an event: not part of a name, a participle before or after its noun, or a plural noun. */
export const isEventVerb = (words: readonly string[], at: number): boolean =>
  eventVerbs.has((words[at] ?? '').toLowerCase()) &&
  !/^\p{Lu}/u.test(words[at] ?? '') &&
  !isParticiple(words, at) &&
  !isPlural(words, at);

/** Considers the first two thirds, where the main verb is; perfect forms such as `has established` count anywhere. */
export const tellsEvent = (words: readonly string[]): boolean => {
  const limit = Math.ceil((words.length * 2) / 3);
  for (let at = 1; at < words.length; at++) {
    if (at >= limit && !/^(?:has|have)$/.test(words[at - 1] ?? '')) continue;
    if (isEventVerb(words, at))
      return !/^(?:to|will|would|could|should|may|might|can|must|not|never)$/i.test(words[at - 1] ?? '');
  }
  return false;
};

/** `is imposing`, `are now seeking`. */
export const isUnderWay = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /^(?:is|are|am)$/.test(word) &&
      (eventsUnderWay.has(words[at + 1] ?? '') || eventsUnderWay.has(words[at + 2] ?? '')),
  );
