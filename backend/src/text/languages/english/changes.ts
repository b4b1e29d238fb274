import { anyOf } from '../../words/phrases';
import { setOf } from '../patterns';

/** Words about a value that do not say what it is a value of. */
export const valueWords = setOf(
  'number total level figure amount sum value deadline date time start end instead rather',
);

/** A value that is added to another: `another 40`. */
export const increment = anyOf('another|additional|additionally|further|extra|more|by (?=[$€£]?\\d)', 'i');

/** A planned change; its words are in `intentionWords`. */
export const intention =
  /\b(?:will|plans? to|(?:now )?wants to|intends? to|aims? to|expects? to|expected|forecasts?)\b/gi;

/** Verbs with a value as their object that do not say what it is a value of. */
export const generalVerbs = setOf(
  'set fixed put imposed reported announced confirmed counted left recorded had has have saw reached',
);

export const intentionWords = setOf('will plan plans want wants intend intends aim aims');

const approximate = String.raw`(?:(?:a|an|about|around|some|at least|nearly|almost|over|more than|record) )*`;

/** The words up to a value that something changed to: `rose to`. */
export const beforeNewValue = new RegExp(
  String.raw`\b(?:to|at|until|reached|reaches|hit|hits|covers?|stands at|totals|now) ${approximate}$`,
);

/** The words up to the old value: `from about`. */
export const beforeOldValue = /\bfrom (?:about |around )?$/;

/** Between the old value and the new one. */
export const betweenValues = /^ (?:to|until) (?:about |around |a |an |at least |more than )*$/;

/** Between the new value and the old one: `instead of`. */
export const beforeReplaced = /^,? (?:instead of|rather than|from|up from|down from) (?:about |around )?$/;

/** Words that do not distinguish one thing from another. */
export const lightWords = setOf(
  'entire whole full current existing controversial disputed contested new country nation',
);
