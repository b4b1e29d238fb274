/** How English speaks of one's day: alternatives of patterns, in lower case. Closed classes of words only; what people eat,
 * take or suffer from is in `english-health-words.json`. */

/** Past forms of irregular verbs of the kinds that a diary knows, by their base forms. */
export const IRREGULAR: Readonly<Record<string, string>> = {
  ...{
    ate: 'eat',
    eaten: 'eat',
    overate: 'overeat',
    drank: 'drink',
    drunk: 'drink',
    slept: 'sleep',
    overslept: 'sleep',
  },
  ...{ swam: 'swim', ran: 'run', shat: 'shit', threw: 'throw', spewed: 'spew', hurt: 'hurt', strode: 'stride' },
};

const spelled = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');

export const SPELLED: Readonly<Record<string, number>> = {
  ...Object.fromEntries(spelled.map((word, value) => [word, value])),
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, hundred: 100, dozen: 12, couple: 2, half: 0.5 },
};

export const ONCE: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

/** Symbols and names of units that follow a number without `of`. */
export const UNITS =
  'mg|milligrams?|µg|mcg|micrograms?|g|grams?|kg|kilos?|kilograms?|ml|millilit(?:er|re)s?|cl|dl|l|lit(?:er|re)s?|oz|ounces?|lbs?|pounds?|iu|units?|kcal|calories|km|kilomet(?:er|re)s?|m|met(?:er|re)s?|miles?|steps|hours?|hrs?|h|minutes?|mins?|seconds?|days?|%|percent|°c|°f|degrees';

/** Pronouns, articles, auxiliaries and particles around what is told. */
export const AROUND =
  "i|i'm|i've|i'd|im|ive|we|we've|my|me|myself|the|a|an|some|any|just|also|only|then|and|but|so|have|has|had|having|was|were|is|am|are|been|being|got|get|getting|did|do|took|take|taken|taking|went|go|feel|felt|feeling|started|about|around|of|for|with|at|on|in|to|from|it|there|this|that|now|today|since|until|again|another|more|really|very|quite|still";

/** What follows says how somebody feels. */
export const FEELS = /\b(?:feel|felt|feeling)\b/i;

/** A message that takes back what was said before it. */
export const CORRECTS =
  /^(?:no|nope|sorry|actually|wait|correction|oops|i meant?|i mean|make (?:it|that)|rather|not \S+,)(?:\s*[,.;:!–—-]+\s*|\s+(?=(?:it|that|they|i|at|make|the)\b))|^(?:it|that|they) (?:was|were|is|are) (?:actually |really |only )?/i;

/** What is denied is not logged. */
export const DENIES = /\b(?:no|not|never|without|none|nothing|\w+n['’]t|cannot|skipped|avoided)\b/i;

/** Openings and inversions by which a sentence asks. */
export const ASKS =
  /\?\s*$|^(?:and |so |but )?(?:when|what|which|how|why|who|whom|where|did|does|do|is|are|was|were|can|could|should|shall|may|might|must|will|would|have i|has my|had i|am i|tell me|show me|list|remind me)\b/i;

/** A question about what was: what the diary may answer. */
export const ABOUT_THE_PAST =
  /\b(?:did|was|were|had|last|ago|yesterday|logged|told|so far|(?:have|has) (?:i|my|we|there)|(?:tell|show|remind) me what|list)\b/i;

/** A question for a judgement, a cause or what to do, which the diary never answers. */
export const ASKS_FOR_JUDGEMENT =
  /\b(?:should|can|could|may|might|must|shall|will|would|ought|why|does|do i have|do i need|is|are|am i|normal|safe|ok|okay|cause[sd]?|diagnos\w*|mean|means)\b/i;

export const ASKS_WHEN = /\bwhen\b|\blast time\b|\bhow long (?:ago|since|is it)\b/i;
export const ASKS_HOW_MANY = /\bhow (?:many|often|much)\b|\bnumber of\b|\bhow long\b/i;

/** A period that runs up to now: `since Monday`, `this week`, `in the last 3 days`. */
export const UP_TO_NOW =
  /\b(?:since|this (?:week|month|year)|(?:last|past) (?:\d+ |\w+ )?(?:days?|weeks?|months?|years?))\b/i;
