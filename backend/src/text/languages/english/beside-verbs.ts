/** Words beside a verb of news that tell whether it reports an event. */

/** Before a participle that completes a verb: `was imposed`. */
export const beforeCompleteVerb =
  /^(?:is|are|was|were|be|been|being|has|have|had|having|hereby|officially|formally|today|also|successfully|publicly)$/i;

/** After a participle that says which thing is meant: `duties imposed by`. */
export const afterReducedClause = /^(?:by|under|pursuant)$/i;

/** After one of a noun in the plural, too. */
export const afterPluralReducedClause = /^(?:in|on|for|against|from|to|at|within|as)$/i;

/** Before a participle or a noun in the plural that is no verb. */
export const beforeNoVerb =
  /^(?:the|an?|its|his|her|their|our|this|that|these|those|any|all|each|such|no|some|certain|other|more|newly|recently)$/i;

/** Ends of participles that may be short for a clause. */
export const reducedEnding = /(?:ed|en|ut|ft|ld|nt|st|wn|un|ck)$/;

/** Pronouns and the like before a verb that may be a noun in the plural. */
export const beforeVerb = /^(?:it|which|that|also)$/i;

/** Before a verb in the perfect. */
export const perfect = /^(?:has|have)$/;

/** Before a verb of what does not happen, or not yet. */
export const notYet = /^(?:to|will|would|could|should|may|might|can|must|not|never)$/i;

/** Before a verb of what is happening. */
export const present = /^(?:is|are|am)$/;
