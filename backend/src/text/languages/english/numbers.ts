import { wordList } from '../patterns';

/** From two on, in order; `one` is often a pronoun. */
export const spelledNumbers: readonly string[] = wordList(`
  two three four five six seven eight nine ten
  eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
`);

/** `Tariff Act of 1930`, `Resolution 2030`: the year is part of a name. `2030 jobs` is an amount. */
export const notYear = {
  before:
    /(?:\b(?:Act|Code|Treaty|Agreement|Directive|Resolution|Standard|Order|Proclamation|section|Section|No\.|Law|Amendments?|Part|Apollo|Agenda|Vision|Plan|Budget|FY)(?: of)?|[$€£#]|[\d.,-]) ?$/,
  after: /^(?: ?(?:MHz|GHz|percent|%|people|jobs|U\.S\.C|CFR|miles|feet|km|tons)|[-–]?\d|,\d|\.\d)/,
};

/** `Executive Order 14056 of December 1, 2021`: the date identifies the order, not an event. */
export const dated =
  /\b(?:Orders?|Proclamations?|Directive|Memorandum|Regulation|Law|Determination|Notice|Decision) (?:No\. )?(?:[\d./-]+ )?(?:of|dated) $/;

/** Before the number of a thing, or of a model: `section 232`, `Falcon 9 23`. */
export const references = String.raw`section|sections|sec\.|title|part|annex|order|orders|proclamation|proclamations|no\.|nos\.|number|chapter|article|articles|directive|notice|rule|circular|paragraph|subsection|note|heading|rin|u\.s\.c\.|cfr|fr|vol\.|page|pp?\.|expedition|apollo|artemis|phase|group|stage|block|version|level|tier|pillar|priority|docket|form|h\.r\.|s\.|item|figure|table|step|lines?|law|p\.l\.|pub\. l\.|resolution|memorandum|launch complex|pad|flight|starlink|covid|\d`;

/** Opens a text: `1.2 million`. */
export const openingNumber = /^[\d.,]+(?: (?:thousand|million|billion|trillion))?/;
