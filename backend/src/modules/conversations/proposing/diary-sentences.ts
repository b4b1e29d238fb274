import { anyLanguage } from '../languages/diary-languages';

/** In characters; longer messages are kept as notes, and longer sentences are not read. */
export const MAX_DIARY_MESSAGE_LENGTH = 2000;
export const LONGEST_SENTENCE = 300;

/** The ends of sentences, but not after `a.m.` and the like. */
const SENTENCE_ENDS = new RegExp(
  String.raw`\n+|;\s*|(?<!\b(?:${anyLanguage(({ time }) => time.abbreviations)}))[.!]+(?=\s|$)`,
  'u',
);

export const sentencesIn = (message: string): readonly string[] =>
  message.split(SENTENCE_ENDS).filter((sentence) => sentence.trim() !== '');
