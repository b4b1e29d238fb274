import { anyLanguage, asWhole, asWords, eachLanguage } from '../languages/diary-languages';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';

/** The words before a verb of having, taking or feeling. The last of them is its subject. */
const WORDS_BEFORE_VERB = new RegExp(
  `^ *(?<before>(?:[\\p{L}']+ ){1,5}?)(?:${anyLanguage(({ doubt }) => doubt.verbsBySubject)}) `,
  'u',
);

/** Words that cannot be the subject, or that mean the person or a thing. */
const NO_SUBJECT = new Set(eachLanguage(({ doubt }) => doubt.noSubjects).flatMap((words) => words.split(' ')));
const ADVERB = new RegExp(`(?:${anyLanguage(({ doubt }) => doubt.adverbEnding)})$`, 'u');

/** A possessive: `hubby's back pain`. */
const POSSESSIVE = new RegExp(
  `(?<!\\p{L})(?<owner>\\p{L}{2,})(?:${anyLanguage(({ doubt }) => doubt.possessive)}) (?<thing>\\p{L}+(?: \\p{L}+)?)`,
  'gu',
);
const NO_OWNER = asWhole(anyLanguage(({ doubt }) => doubt.noOwners));
const FIRST_PERSON = asWords(anyLanguage(({ doubt }) => doubt.firstPerson));

/** Whether a possessive refers to a person: not in `nausea's back`. */
const isOfSomebody = (clause: string): boolean =>
  [...clause.matchAll(POSSESSIVE)].some(
    ({ groups: { owner = '', thing = '' } = {} }) =>
      !NO_OWNER.test(owner) && kindsSpokenOf(owner).length === 0 && kindsSpokenOf(thing).length > 0,
  );

/**
 * Whether a clause is about somebody else, by its subject or its possessive: `nan took 5 mg ramipril`, `the little one
 * had a fever`, `hubby's back pain`.
 */
export const isOfThirdPerson = (clause: string): boolean => {
  if (isOfSomebody(clause)) return true;
  const before = WORDS_BEFORE_VERB.exec(clause)?.groups?.before ?? '';
  const subject = before
    .trim()
    .split(/ +/u)
    .filter((word) => word !== '' && !NO_SUBJECT.has(word.replace(/'/gu, '')) && !ADVERB.test(word));
  if (subject.length === 0 || FIRST_PERSON.test(before)) return false;
  return kindsSpokenOf(before).length === 0;
};
