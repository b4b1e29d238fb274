import { anyLanguage, asWords } from '../languages/diary-languages';
import { foldedClause } from '../proposing/told';
import { isInAnotherVoice } from '../proposing/uncertain';
import { withoutIdioms } from './clause';
import { isOfThirdPerson } from './third-person';

/** The person as a subject. What has one may be about both: `my sister and I had a beer`. */
const ONESELF = asWords(anyLanguage(({ doubt }) => doubt.subjects));

/** Whether a text is only about somebody else: `my wife had a migraine`. */
export const isAboutOthers = (words: string): boolean => {
  const text = withoutIdioms(foldedClause(words));
  return (isInAnotherVoice(text) || isOfThirdPerson(text)) && !ONESELF.test(text);
};
