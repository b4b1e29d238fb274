/** Words next to a verb of news that show whether it reports an event. */

/** Before a participle that completes a verb: `was imposed`. */
export const beforeCompleteVerb =
  /^(?:is|are|was|were|be|been|being|has|have|had|having|hereby|officially|formally|today|also|successfully|publicly)$/i;

/** After a participle that says which thing is meant: `duties imposed by`. */
export const afterReducedClause = /^(?:by|under|pursuant)$/i;

/** After a participle that says which thing is meant, if it follows a plural noun: `rules adopted in`. */
export const afterPluralReducedClause = /^(?:in|on|for|against|from|to|at|within|as)$/i;

/** Before a participle or plural noun that is not a verb. */
export const beforeNoVerb =
  /^(?:the|an?|its|his|her|their|our|this|that|these|those|any|all|each|such|no|some|certain|other|more|newly|recently)$/i;

/** Endings of participles that may replace a clause. */
export const reducedEnding = /(?:ed|en|ut|ft|ld|nt|st|wn|un|ck)$/;

/** Pronouns and other words before a verb that might be a plural noun. */
export const beforeVerb = /^(?:it|which|that|also)$/i;

/** Before a verb in the perfect. */
export const perfect = /^(?:has|have)$/;

/** Before a verb that reports what has not, or not yet, happened. */
export const notYet = /^(?:to|will|would|could|should|may|might|can|must|not|never)$/i;

/** Before a verb for what is happening. */
export const present = /^(?:is|are|am)$/;
