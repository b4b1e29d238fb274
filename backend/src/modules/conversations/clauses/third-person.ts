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

/** Whether a clause tells of somebody else, by what stands before its verb: `nan took 5 mg ramipril`, `the little one had a fever`. */
export const isOfThirdPerson = (clause: string): boolean => {
  const before = BEFORE_VERB.exec(clause)?.groups?.before ?? '';
  const subject = before
    .trim()
    .split(/ +/u)
    .filter((word) => word !== '' && !NO_SUBJECT.has(word.replace(/'/gu, '')) && !/ly$/u.test(word));
  if (subject.length === 0 || /(?<!\p{L})(?:i|i've|ive|i'm|im|we|ich|wir|yo)(?!\p{L})/u.test(before)) return false;
  return kindsSpokenOf(before).length === 0;
};
