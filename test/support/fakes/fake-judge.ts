import type { ModelCall } from './fake-model';

const rulesOf = ({ body }: ModelCall): string => body.messages[0]?.content ?? '';

/** Whether a call asks a model to judge sentences, not to write some. */
export const asksForVerdicts = (call: ModelCall): boolean => rulesOf(call).startsWith('You check sentences');

/** Verdicts on all sentences of a call; `refuse` gives the words that are not borne out, or null. */
export const verdictsOn = (call: ModelCall, refuse: (sentence: string) => string | null): string => {
  const mark = /Each line begins with (\w+),/.exec(rulesOf(call))?.[1] ?? '';
  return [...(call.body.messages[1]?.content ?? '').matchAll(/^<item (\d+)>\nSentence: (.*)$/gm)]
    .map(([, number = '', sentence = '']) => {
      const words = refuse(sentence);
      return `${mark} ${number} ${words === null ? 'yes' : `no: ${words}`}`;
    })
    .join('\n');
};

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** A judge that goes by words: what a sentence has and its quotes in a call do not. */
export const wordsNotQuoted = ({ body }: ModelCall): ((sentence: string) => string | null) => {
  const items = [...(body.messages[1]?.content ?? '').matchAll(/^Sentence: (.*)\nQuotes:\n([^]*?)\n<\/item>$/gm)];
  const quotesOf = new Map(items.map(([, sentence = '', quotes = '']) => [sentence, new Set(wordsIn(quotes))]));
  return (sentence) => wordsIn(sentence).find((word) => quotesOf.get(sentence)?.has(word) !== true) ?? null;
};
