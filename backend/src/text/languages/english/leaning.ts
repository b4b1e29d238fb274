/** Words that show that a sentence depends on another one, or on another place of its page. */
import { anyOf, oneOf, opensWith } from '../../words/phrases';
import { setOf } from '../patterns';
import { statesPolicy } from './news';

/** Openings that refer back to the previous sentence. */
export const openingPronouns = setOf(
  `he she it they this these those such that its his her their we our i my you your both there here`,
);

const thePageItself =
  /^(?:This|These) (?:\w+ ){0,3}(?:notice|rule|order|proclamation|guidance|document|memorandum|framework|plan|strategy)\b/;

/** Sentences that open with one of them and refer to nothing before: `This order …`, `It is the policy of …` */
export const ownSubject = new RegExp(`${thePageItself.source}|${statesPolicy.source}`);

/** First words that also refer back. */
export const connectives = setOf(`
  accordingly however moreover furthermore additionally also therefore thus hence consequently meanwhile nevertheless nonetheless
  instead similarly likewise specifically indeed further besides but and or so yet still then finally next second third
  fourth first lastly rather otherwise conversely importantly notably
`);

/** Openings that refer back to the previous sentence: `The two joined her`, but not `The two largest banks`. */
export const connective = opensWith(`
  ${oneOf('In Under Through Among For By At With From On')} ${oneOf('that those these')}
  ${oneOf('In Under Through Among For By At With From On')} this ${oneOf('way regard context sense')}
  In addition
  In particular
  In other words
  In fact
  In turn
  As a result
  As part of this
  As such
  For example
  For instance
  For this reason
  At the same time
  On the other hand
  To (?:this|that) end
  To accomplish this
  Of course
  Even so
  The ${oneOf('two three four pair others latter former')}(?!-| \\w+est\\b)
`);

/** `has agreed to modify these rates`: which ones is only clear from the previous sentence. */
export const pointsBack = /^(?:\S+ ){1,7}(?:these|(?<!only )those) \p{Ll}/u;

/** `as provided in Annex II`: refers readers to another place. */
export const elsewhere = anyOf(
  `as (?:set forth|set out|${oneOf('provided specified identified described listed')}) in (?:the )?${oneOf(
    'annex appendix schedule attachment subsection subsections paragraph paragraphs',
  )}`,
  'i',
);

const partsOfText = oneOf('section sections subsection subsections paragraph paragraphs');

/** `duties described in section 1 of this order`: incomprehensible without the rest of the page. */
export const opaque = anyOf(
  `
    ${oneOf('described identified specified listed referred provided established set')} (?:forth |out |to |for )?in ${partsOfText}
    ${partsOfText} \\S+ (?:and \\S+ )?(?:of|to) this
    (?:effectuate|implement|carry out) this ${oneOf('order proclamation memorandum section action')}
  `,
  'i',
);
