import { anyLanguage } from '../languages/diary-languages';

/** The ends of sentences, but not after `a.m.` and the like. */
const SENTENCE_ENDS = new RegExp(
  String.raw`\n+|;\s*|(?<!\b(?:${anyLanguage(({ time }) => time.abbreviations)}))[.!]+(?=\s|$)`,
  'u',
);

export const sentencesIn = (message: string): readonly string[] =>
  message.split(SENTENCE_ENDS).filter((sentence) => sentence.trim() !== '');
