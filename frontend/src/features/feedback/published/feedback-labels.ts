import type { Schema } from '#shared/api/api-schema';
import { feedbackTexts } from './texts/verdicts';

/** The owner's verdict on a line. */
export type LineFeedback = Schema<'LineFeedback'>;
export type Verdict = LineFeedback['verdict'];

/** Verdicts in the order of their controls. */
export const verdicts: readonly Verdict[] = ['useful', 'known', 'wrong', 'off_topic'];

export const verdictLabels = (): Readonly<Record<Verdict, string>> => feedbackTexts().labels;

/** Effect of each verdict. */
export const verdictHints = (): Readonly<Record<Verdict, string>> => feedbackTexts().hints;

/** A verdict for the middle of a sentence. */
export const markedMessage = (verdict: Verdict): string => feedbackTexts().markedAs[verdict];

/** Message after a verdict was saved. */
export const feedbackSavedMessage = (verdict: Verdict | null): string =>
  verdict === null ? feedbackTexts().takenBack : feedbackTexts().marked[verdict];

const explainEffect = (verdict: Verdict): string => {
  switch (verdict) {
    case 'useful':
      return '';
    case 'wrong':
      return feedbackTexts().paragraphNotAgain;
    case 'known':
    case 'off_topic':
      return feedbackTexts().nothingNearAgain;
  }
};

/** A line's verdict, and its effect since then. */
export const feedbackLabel = ({ verdict, kept_out }: Pick<LineFeedback, 'verdict' | 'kept_out'>): string => {
  const effect = kept_out === 0 ? explainEffect(verdict) : feedbackTexts().excluded(kept_out);
  return [feedbackTexts().marked[verdict], effect].filter(Boolean).join(' ');
};

/** Whether the line was removed from the overview. */
export const isStruck = (verdict: Verdict): boolean => verdict === 'wrong' || verdict === 'off_topic';
