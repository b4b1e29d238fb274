import type { Candidate, ReadDocument } from '../document';
import { isTooLong } from '../sentences/form';
import { oneOf } from '../words/phrases';
import { stem } from '../words/stems';

const ENDS =
  /\b(?:repeals|repealed|revokes|revoked|rescinds|rescinded|abolishes|abolished|scraps|scrapped|withdraws|withdrew) (?<ended>[^,;:]{1,90})[.]$/;

const then = '(?:(?:also|instead|then) )?';
/** `It replaces that policy with …`, `They replaced it by …` */
const replaces = new RegExp(
  String.raw`^(?<pronoun>It|They) ${then}replace[sd]? (?:it|them|${oneOf('that the these this those')} (?:\p{Ll}+ ){0,2}?(?<named>\p{L}+)) ${oneOf('with by')} `,
  'u',
);
/** `It creates a council in its place.` */
const inItsPlace = new RegExp(
  String.raw`^(?<pronoun>It|They) ${then}\p{Ll}+ [^;:]* (?:in ${oneOf('its their')} ${oneOf('place stead')}|instead)\.$`,
  'u',
);

/** The pronoun by which a sentence continues the subject of the preceding one, `The Memorandum` or `The ministers`. */
const pronounFor = (text: string): string | null => {
  const [, noun] = /^(?:The|This|A|An) (?:[\p{L}-]+ ){0,3}?([\p{L}-]+) (?=\p{Ll}+(?:s|ed|ew) )/u.exec(text) ?? [];
  if (noun === undefined) return null;
  return /[^s]s$/.test(noun) ? 'They' : 'It';
};

/** Whether a sentence says what replaces what the preceding one ends. */
const saysWhatStands = (next: string, { subject, ended }: { readonly subject: string; readonly ended: string }) => {
  const { pronoun, named } = (replaces.exec(next) ?? inItsPlace.exec(next))?.groups ?? {};
  const stems = new Set(ended.split(' ').map(stem));
  return pronoun === subject && (named === undefined || stems.has(stem(named)));
};

/**
 * A sentence that ends something together with the next one, `The Act abolishes the Rail Board. It replaces that board with an agency
 * that …`: by itself, the first reads as if there were nothing now. Null if the next one says something else, or there is no room.
 */
export const completed = (
  { sentences, blocks }: Pick<ReadDocument, 'sentences' | 'blocks'>,
  sentence: Candidate,
): readonly [Candidate, Candidate] | null => {
  const next = sentences[sentence.place + 1];
  const subject = pronounFor(sentence.text);
  const ended = ENDS.exec(sentence.text)?.groups?.['ended'];
  if (subject === null || ended === undefined || next === undefined) return null;
  const text = `${sentence.text} ${next.text}`;
  const isOnPage = blocks[sentence.block]?.includes(text) === true;
  if (!isOnPage || isTooLong(text) || !saysWhatStands(next.text, { subject, ended })) return null;
  const both = {
    ...sentence,
    text,
    to: next.to,
    words: sentence.words + next.words,
    stems: new Set([...sentence.stems, ...next.stems]),
  };
  return [both, next];
};
