import { kindsSpokenOf } from '../proposing/kinds-spoken-of';

/** What stands before a verb of having, taking or sleeping, of which its subject is the last part. */
const BEFORE_VERB =
  /^ *(?<before>(?:[\p{L}']+ ){1,5}?)(?:has|hasn't|had|took|takes|ate|eats|drank|drinks|slept|sleeps|threw up|vomited|puked|went|goes|felt|feels|hat|hatte|nahm|nimmt|schlief|trank|ist|tiene|tuvo|tomó) /u;

/** Words that are no subject, or stand for the person or for a thing. */
const NO_SUBJECT = new Set(
  (
    'i ive id im we weve me my the a an our this that these those it its which what who there here and but so or then also just only still again already even ' +
    'ever never not now ok okay well yes yeah no finally actually really today tonight yesterday morning afternoon evening night noon lunch breakfast dinner supper ' +
    'ugh argh lol haha omg phew yay hi hey hello hiya update first second third last next both all some one two three four five six once twice ' +
    'because since as if when while after before until bc cos cause though tho however plus more less about around maybe probably ' +
    'ich wir mir mein meine der die das den dem ein eine und aber dann auch nur noch schon heute gestern morgens abends es da so doch ' +
    'yo me mi el la los las un una y pero luego también solo ya hoy ayer esta este lo se que'
  ).split(' '),
);

/** Whose something is: `hubby's back pain`. */
const POSSESSIVE = /(?<!\p{L})(?<owner>\p{L}{2,})(?:'s|s') (?<thing>\p{L}+(?: \p{L}+)?)/gu;
const NO_OWNER =
  /^(?:it|that|there|here|what|who|where|how|let|today|yesterday|tonight|night|morning|evening|afternoon|hour|hr|minute|min|week|weekend|day|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/u;

/** Whether something that a diary tells of is said to be somebody's; not `nausea's back`, which tells of nausea. */
const isOfSomebody = (clause: string): boolean =>
  [...clause.matchAll(POSSESSIVE)].some(
    ({ groups: { owner = '', thing = '' } = {} }) =>
      !NO_OWNER.test(owner) && kindsSpokenOf(owner).length === 0 && kindsSpokenOf(thing).length > 0,
  );

/**
 * Whether a clause tells of somebody else, by what stands before its verb or by whose it is: `nan took 5 mg ramipril`, `the little one had a
 * fever`, `hubby's back pain`.
 */
export const isOfThirdPerson = (clause: string): boolean => {
  if (isOfSomebody(clause)) return true;
  const before = BEFORE_VERB.exec(clause)?.groups?.before ?? '';
  const subject = before
    .trim()
    .split(/ +/u)
    .filter((word) => word !== '' && !NO_SUBJECT.has(word.replace(/'/gu, '')) && !/ly$/u.test(word));
  if (subject.length === 0 || /(?<!\p{L})(?:i|i've|ive|i'm|im|we|ich|wir|yo)(?!\p{L})/u.test(before)) return false;
  return kindsSpokenOf(before).length === 0;
};
