import { pointing } from '../../pipeline/languages/english/sentence-words';
import { unfitness } from '../../pipeline/ranking/fitness';
import { faultOf } from '../../pipeline/sentences/form';
import { sentencesOf } from '../../pipeline/sentences/sentences';
import { wordCount } from '../../pipeline/words/stems';
import { gapIn } from './bears-out';
import type { Gap, Quoted } from './quoted';

/** Why a model’s sentence is not shown, whatever a judge says of it. */
export type Flaw = Gap | 'no citation' | 'not one whole sentence' | 'too long' | 'does not stand alone';

const MOST_WORDS = 45;

const hasSameOpening = (text: string, quote: string): boolean => {
  const [opening] = /\bthe (?:[\p{Ll}\d-]+ )?/iu.exec(text) ?? [];
  return opening !== undefined && quote.toLowerCase().includes(opening.toLowerCase());
};

/** A sentence may refer to what its own quote refers to in the same words: the quote would be no better. */
const standsAlone = (text: string, cited: readonly Quoted[]): boolean => {
  const reason = unfitness(text, cited[0]?.title ?? '');
  return (
    reason === null ||
    (reason === 'refers elsewhere' && !pointing.test(text) && cited.some(({ quote }) => hasSameOpening(text, quote)))
  );
};

/**
 * Why a sentence that a model wrote may not be shown above the quotes it cites, by rules that hold whatever a judge says: it
 * is one whole sentence that stands alone, and its facts are those of the quotes. Doubt counts against it, since the quote
 * itself can be shown instead.
 */
export const flawOf = (text: string, cited: readonly Quoted[]): Flaw | null => {
  if (cited.length === 0) return 'no citation';
  const [sentence, ...others] = sentencesOf([text]);
  if (sentence === undefined || others.length > 0 || sentence.label !== '' || faultOf(sentence) !== null)
    return 'not one whole sentence';
  if (wordCount(text) > MOST_WORDS) return 'too long';
  return standsAlone(text, cited) ? gapIn(text, cited) : 'does not stand alone';
};
