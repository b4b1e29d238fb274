import type { Candidate, ReadDocument } from '../document';
import { HEAD_OF_SECTION } from '../ranking/orders';
import { acts, binds, enactedFirstPerson, reversal } from '../ranking/patterns/news';
import { isTooLong, unbalanced } from '../sentences/form';
import { oneOf } from '../words/phrases';

const part = oneOf('article chapter clause paragraph part section subchapter subparagraph subsection title');
const whole = oneOf(
  'act decree determination directive law memorandum notice order ordinance proclamation regulation rule',
);
const bears = oneOf(
  'affect alter apply authori[sz]e ban change compel create establish exempt extend limit mandate modify permit prohibit repeal replace require rescind restrict revoke supersede suspend terminate',
);

/** `Nothing in this section shall be construed to authorize …` */
const NOTHING = new RegExp(
  String.raw`^Nothing in this (?:(?<part>${part})|${whole}) (?:(?:shall|may|should|will|must|is to) (?:be )?(?:(?:construed|interpreted|read|taken|understood) )?(?:as |to )*)?${bears}`,
  'u',
);
/** `This order does not affect any other duties.` */
const DOES_NOT = new RegExp(
  String.raw`^This (?:(?<part>${part})|${whole}) (?:does|shall|do|will) not (?:itself )?${bears}s?\b`,
  'u',
);
/** Limits that every act states. */
const FORM = /\b(?:right or benefit|rights or benefits|applicable law|appropriations|budgetary|enforceable|impair)\b/;

const tellsRule = (text: string): boolean =>
  [acts, binds, reversal, enactedFirstPerson].some((pattern) => pattern.test(text));

/** Whether two sentences are in the same section, such as `Sec. 3. Access.` */
const areInOneSection = (from: number, to: number, sentences: readonly Candidate[]): boolean =>
  from <= to && !sentences.slice(from + 1, to + 1).some(({ label }) => HEAD_OF_SECTION.test(label));

/**
 * What the rule of a line explicitly does not do, stated for its section or the whole act: `Nothing in this section shall be construed
 * to authorize a licensing requirement.` Null if the page states no such limit, or states it for another section.
 */
export const limitOf = (
  line: Candidate,
  { sentences, language }: Pick<ReadDocument, 'sentences' | 'language'>,
): string | null => {
  if (language !== null || !tellsRule(line.text)) return null;
  const limits = sentences.flatMap(({ text, quoted, place }) => {
    const found = NOTHING.exec(text) ?? DOES_NOT.exec(text);
    if (found === null || quoted || FORM.test(text) || !/[.!]$/.test(text)) return [];
    if (text === line.text || isTooLong(text) || unbalanced(text)) return [];
    const ofPart = found.groups?.['part'] !== undefined;
    return ofPart && !areInOneSection(line.place, place, sentences) ? [] : [{ text, ofPart }];
  });
  return (limits.find(({ ofPart }) => ofPart) ?? limits[0])?.text ?? null;
};
