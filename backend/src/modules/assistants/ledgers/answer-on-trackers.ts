import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import { asMarkdown } from '../answering/reply-parts';
import type { LedgerSubject } from './ledger-subject';
import { ledgerWords } from './ledger-words';
import type { TrackerQuestion } from './tracker-question';

/** A tracker as an answer names it. */
interface NamedTracker {
  readonly title: string;
  /** Whether somebody else owns it. */
  readonly isFollowed: boolean;
  readonly hasFailed: boolean;
  readonly isPaused: boolean;
}

/** Most trackers that are named. */
const MAX_NAMED = 30;

const named = (trackers: readonly NamedTracker[]): string =>
  trackers
    .slice(0, MAX_NAMED)
    .map(({ title }, index) => `${index + 1}. ${asMarkdown(title)}`)
    .join('\n');

/** Answers how many trackers there are, or which of them failed in their last run or are paused, with their titles. */
export const answerOnTrackers = (
  asked: TrackerQuestion,
  trackers: readonly NamedTracker[],
  subject: LedgerSubject,
  language: InterfaceLanguage = 'en',
): string => {
  const words = ledgerWords[language].trackers;
  const chosen = trackers.filter(({ hasFailed, isPaused }) => {
    switch (asked) {
      case 'all':
        return true;
      case 'failed':
        return hasFailed;
      case 'paused':
        return isPaused;
    }
  });
  const followed = trackers.filter(({ isFollowed }) => isFollowed).length;
  const lead =
    asked === 'all'
      ? words.counted(subject, trackers.length - followed, followed)
      : words.among[asked](chosen.length, trackers.length);
  return chosen.length === 0 ? `${lead}.` : `${lead}:\n\n${named(chosen)}`;
};
