import { setOf } from '../patterns';
import { anyOf } from '../../words/phrases';

export const clauseBreaks =
  setOf(`but while although though whereas because since when unless if which who whose whether as than unlike despite amid
  following after`);

/** Words about a value that do not say of what. */
export const valueWords = setOf(
  'number total level figure amount sum value deadline date time start end instead rather',
);

export const reporting = setOf('said says announced announces reported reports confirmed according');

export const increment = anyOf('another|additional|additionally|further|extra|more|by (?=[$€£]?\\d)', 'i');

export const intention =
  /\b(?:will|plans? to|(?:now )?wants to|intends? to|aims? to|expects? to|expected|forecasts?)\b/gi;

/** Verbs with a value as their object that do not say of what it is. */
export const generalVerbs = setOf(
  'set fixed put imposed reported announced confirmed counted left recorded had has have saw reached',
);

export const intentionWords = setOf('will plan plans want wants intend intends aim aims');

const approximate = String.raw`(?:(?:a|an|about|around|some|at least|nearly|almost|over|more than|record) )*`;

export const beforeNewValue = new RegExp(
  String.raw`\b(?:to|at|until|reached|reaches|hit|hits|covers?|stands at|totals|now) ${approximate}$`,
);

export const beforeOldValue = /\bfrom (?:about |around )?$/;

export const betweenValues = /^ (?:to|until) (?:about |around |a |an |at least |more than )*$/;

export const beforeReplaced = /^,? (?:instead of|rather than|from|up from|down from) $/;

/** Words that do not distinguish one thing from another. */
export const lightWords = setOf(
  'entire whole full current existing controversial disputed contested new country nation',
);
