import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { LineFeedback } from '#features/feedback/published/feedback-labels';
import type { Tracker } from '#features/trackers/api/tracker';
import { useGiveFeedback, type Feedback } from './api/give-feedback';

interface FeedbackOnLines {
  /** Feedback by the claim's id. */
  readonly given: ReadonlyMap<string, LineFeedback>;
  /** Feedback by the line's text, for readers who do not see its claim. */
  readonly givenOn: ReadonlyMap<string, LineFeedback>;
  /** Null for readers who may not give feedback. */
  readonly give: ((feedback: Feedback) => void) | null;
  /** Like `give`, but resolves once it is saved, and rejects if that fails. */
  readonly giveAndWait: ((feedback: Feedback) => Promise<unknown>) | null;
  readonly isPending: boolean;
  /**
   * Notes that are being typed, by the claim's id: a line may disappear while its note is typed, and come back
   * elsewhere on the page.
   */
  readonly draftNotes: Map<string, string>;
}

const none: FeedbackOnLines = {
  given: new Map(),
  givenOn: new Map(),
  give: null,
  giveAndWait: null,
  isPending: false,
  draftNotes: new Map(),
};

const FeedbackContext = createContext<FeedbackOnLines>(none);

/** Provides feedback to the lines of a tracker, anywhere on its page. */
export const FeedbackProvider = ({ tracker, children }: { tracker: Tracker; children: ReactNode }) => {
  const { tracker_id, can_edit, feedback } = tracker;
  const { give, giveAndWait, isPending } = useGiveFeedback(tracker_id);
  const [draftNotes] = useState(() => new Map<string, string>());
  const value = useMemo(
    () => ({
      given: new Map(feedback.map((each) => [each.claim_id, each])),
      givenOn: new Map(feedback.map((each) => [each.text, each])),
      give: can_edit ? give : null,
      giveAndWait: can_edit ? giveAndWait : null,
      isPending,
      draftNotes,
    }),
    [feedback, can_edit, give, giveAndWait, isPending, draftNotes],
  );
  return <FeedbackContext.Provider value={value}>{children}</FeedbackContext.Provider>;
};

export const useFeedback = (): FeedbackOnLines => useContext(FeedbackContext);
