import type { Answer } from '../../../shared/api/answer';
import { pluralize } from '../../../shared/words/pluralize';

/** The owner's verdict on a line. */
export type LineFeedback = Answer<'LineFeedback'>;
export type Verdict = LineFeedback['verdict'];

/** Verdicts in the order of their controls. */
export const verdicts: readonly Verdict[] = ['useful', 'known', 'wrong', 'off_topic'];

export const verdictLabels: Readonly<Record<Verdict, string>> = {
  useful: 'Useful',
  known: 'Known',
  wrong: 'Wrong',
  off_topic: 'Off topic',
};

/** Effect of each verdict. */
export const verdictHints: Readonly<Record<Verdict, string>> = {
  useful: 'Saved with this line.',
  known: 'Similar findings won’t be reported again.',
  wrong: 'Removed from the overview; its paragraph won’t be used again.',
  off_topic: 'Removed from the overview; similar findings won’t be reported again.',
};

/** A verdict for the middle of a sentence. */
export const markedWords = (verdict: Verdict): string => `marked as ${verdictLabels[verdict].toLowerCase()}`;

const marked = (verdict: Verdict): string => `Marked as ${verdictLabels[verdict].toLowerCase()}.`;

/** Message after a verdict was saved. */
export const feedbackSavedWords = (verdict: Verdict | null): string =>
  verdict === null ? 'Feedback removed' : marked(verdict);

const effects: Readonly<Record<Verdict, string>> = {
  useful: '',
  known: 'Similar findings won’t be reported again.',
  wrong: 'Its paragraph won’t be used again.',
  off_topic: 'Similar findings won’t be reported again.',
};

/** A line's verdict, and its effect since then. */
export const feedbackWords = ({ verdict, kept_out }: Pick<LineFeedback, 'verdict' | 'kept_out'>): string => {
  const pages = `${pluralize(kept_out, 'page')} ${kept_out === 1 ? 'has' : 'have'}`;
  const effect = kept_out === 0 ? effects[verdict] : `${pages} been left out because of it.`;
  return [marked(verdict), effect].filter(Boolean).join(' ');
};

/** Whether it left the overview. */
export const isStruck = (verdict: Verdict): boolean => verdict === 'wrong' || verdict === 'off_topic';
