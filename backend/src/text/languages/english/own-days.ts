import { anyOf, oneOf } from '../../words/phrases';
import { weekdays } from './calendar';
import { pastForms } from './past-forms';

/** `yesterday`, `on Monday`, `last Monday` */
export const pastDay = new RegExp(
  String.raw`\b(?:(yesterday|last night)|(?:on|last|since|late|early) (${weekdays.join('|')}))\b`,
  'gi',
);

export const ofToday = /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i;

/** Words that mean a different day whenever they are read: `today`, `last night`. */
export const ownDay = anyOf(
  `
    ${oneOf('today tonight yesterday tomorrow')}
    last night
    this ${oneOf('morning afternoon evening')}
  `,
  'i',
);

/** The words for the day before. */
export const dayBefore = anyOf(oneOf('yesterday last\\snight'), 'i');

/** `this week`, `last year`, but not `over the last year`. */
export const ownPeriod =
  /(?<!\b(?:the|these|those|his|her|its|their) )\b(?:this|last|next|earlier this|later this) (week|weekend|month|quarter|season|spring|summer|autumn|fall|winter|year)\b/i;

/** `is now`, `currently`, but not `until now` or `now-closed`. */
export const atPresent = anyOf(
  `
    ${oneOf('currently presently')}
    at ${oneOf('present')}
    at the moment
    ${oneOf('is are has have')} now
    now ${oneOf('is are has have')}
  `,
  'i',
);

/** A cheap check, since every claim of a ledger is examined. */
export const mayNameOwnTime =
  /\b(?:to(?:day|night|morrow)|yesterday|this|last|next|now|currently|presently|at (?:present|the moment))\b/i;

/** `Today, the mayor …`, but not `Today is …` */
export const openingDay =
  /^(?:(?:earlier|later) )?(?:today|tonight|yesterday|last night|this (?:morning|afternoon|evening)),? (?!(?:is|was|marks)\b)/i;

/** A finished act, unless a clause about something else or a verb in the present tense precedes it. */
export const finished = new RegExp(
  String.raw`^(?:(?!\b(?:is|are|has|have|will|would|can|may|must|shall|that|which|who|if|when)\b)[^;:])*? (?:${pastForms}|(?<!\b(?:the|an?|its|their|his|her|new) )\p{Ll}{2,}ed)\b`,
  'u',
);
