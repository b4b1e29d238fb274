import {
  foundAgain,
  mayGoAround,
  phrasesAround,
  verbPhrases,
  wordsOfPhrasesAround,
} from '#text/languages/english/undoing';
import { sharesAny } from '#text/words/likeness';
import { contentStems } from '#text/words/stems';

const verbs = new Map(
  verbPhrases.split('\n').flatMap((line) => {
    const [verb = '', phrases = ''] = line.trim().split(': ');
    return phrases
      .split(', ')
      .filter((phrase) => phrase !== '')
      .map((phrase) => [phrase, verb] as const);
  }),
);

const PHRASE = new RegExp(String.raw`\b(?:${[...verbs.keys()].join('|')})\b`, 'gi');

/** One stem of each phrase. Most sentences have no such stem and need not be searched. */
const PHRASE_STEMS: ReadonlySet<string> = new Set([
  ...[...verbs.keys()].flatMap((words) => contentStems(words, null).slice(0, 1)),
  ...contentStems(wordsOfPhrasesAround, null),
]);

/** Phrases that consist of function words only and so have no stem: `is over`. */
const WITHOUT_STEMS = new RegExp(
  String.raw`\b(?:${[...verbs.keys()].filter((words) => contentStems(words, null).length === 0).join('|')})\b`,
  'i',
);

export const hasVerbPhrase = (sentence: string, stems: ReadonlySet<string>): boolean =>
  WITHOUT_STEMS.test(sentence) ||
  (sharesAny(stems, PHRASE_STEMS) &&
    (sentence.search(PHRASE) >= 0 || mayGoAround.test(sentence) || foundAgain.test(sentence)));

/** Replaces each of these phrases with a single verb. */
export const withPlainVerbs = (sentence: string): string => {
  const plain = sentence.replace(PHRASE, (found) => verbs.get(found.toLowerCase()) ?? found);
  return mayGoAround.test(plain)
    ? phrasesAround.reduce((text, [pattern, verb]) => text.replace(pattern, verb), plain)
    : plain;
};

/** Replaces these phrases with single verbs and removes text in brackets. */
export const withPlainVerbsAndNoBrackets = (sentence: string): string =>
  withPlainVerbs(sentence.replace(/ ?\([^()]*\)/g, ''));
