import { phraseAlternatives } from '../words/phrases';

// Like words/phrases.ts, for words with letters beyond ASCII, where `\b` fails.

/** Matches any of the phrases as whole words, in any case. */
export const phrases = (list: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phraseAlternatives(list)})(?![\p{L}\p{N}])`, 'iu');

/** Matches texts that begin with any of the phrases, as whole words. */
export const openings = (list: string): RegExp =>
  new RegExp(String.raw`^[“"„«»‘‚]?(?:${phraseAlternatives(list)})(?![\p{L}\p{N}])`, 'iu');

export const setOf = (list: string): ReadonlySet<string> => new Set(wordList(list));

export const wordList = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');
