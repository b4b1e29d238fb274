import type { Candidate, ReadDocument } from '../document';
import { faultOf, MAX_WORDS, unbalanced } from '../sentences/form';
import { oneOf } from '../words/phrases';
import { stemSet, tokens, wordCount } from '../words/stems';
import { acts } from './patterns/news';

const named = oneOf(
  'actions adjustments amendments changes measures modifications provisions requirements rules steps',
);

/** `to implement these provisions`: what the sentence before says. */
const POINTS_BACK = new RegExp(String.raw`\b${oneOf('these those such')} ${named}\b`, 'u');

/** Less of the sentence before does not say what is meant. */
const FEWEST_WORDS = 12;

const WHERE_A_PART_ENDS = /,? (?=\()|[,;](?= )/gu;

/** A sentence, or as much of it as there is room for; null if that is too little. */
const within = (text: string, room: number): string | null => {
  if (wordCount(text) <= room) return text;
  const openings = [...text.matchAll(WHERE_A_PART_ENDS)]
    .map(({ index }) => text.slice(0, index))
    .filter((opening) => wordCount(opening) <= room && wordCount(opening) >= FEWEST_WORDS && !unbalanced(opening));
  return openings.at(-1) ?? null;
};

const isAntecedent = (before: Candidate): boolean => {
  const fault = faultOf(before);
  return (fault === null || fault === 'too long') && !before.quoted;
};

/**
 * `The order directs the minister to change the fees of ports … This notice amends the list to implement these changes.`: what a
 * document does, after as much of the sentence before as says what that is.
 */
export const actsWithAntecedents = ({ sentences }: Pick<ReadDocument, 'sentences'>): readonly Candidate[] =>
  sentences.flatMap((quoted) => {
    const before = sentences[quoted.place - 1];
    if (before?.block !== quoted.block || !acts.test(quoted.text) || !POINTS_BACK.test(quoted.text)) return [];
    const said = isAntecedent(before) ? within(before.text, MAX_WORDS - wordCount(quoted.text)) : null;
    if (said === null) return [];
    const text = `${said} ${said === before.text ? '' : '… '}${quoted.text}`;
    return [{ ...quoted, text, words: tokens(text), stems: stemSet(text), madeOf: { quoted, isMain: false } }];
  });
