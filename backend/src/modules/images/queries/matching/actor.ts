import { bareTitle } from '#engine/stories/titles';
import { office } from '#text/languages/english/titles';

/** `President Jane Doe Further`: a word stands before the verb. */
const BEFORE_ADVERB = new RegExp(String.raw`${office}{1,3}(?= (?:again|also|further|\p{L}+ly)\b)`, 'iu');

/** A title without who acts in it: `Opens the Port` of `President Jane Doe Opens the Port`. */
export const withoutActor = (title: string): string => bareTitle(title).replace(BEFORE_ADVERB, '').trim();
