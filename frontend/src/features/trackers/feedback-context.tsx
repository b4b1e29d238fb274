import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useGiveFeedback, type Feedback } from './api/give-feedback';
import type { LineFeedback, Tracker } from './published/api/tracker';

interface FeedbackOnLines {
  /** By the claim's id. */
  readonly given: ReadonlyMap<string, LineFeedback>;
  /** By the line's text, for readers who do not see its claim. */
  readonly givenOn: ReadonlyMap<string, LineFeedback>;
  /** Null for readers who may not. */
  readonly give: ((feedback: Feedback) => void) | null;
  readonly isPending: boolean;
}

const none: FeedbackOnLines = { given: new Map(), givenOn: new Map(), give: null, isPending: false };

const FeedbackContext = createContext<FeedbackOnLines>(none);

/** For the lines of a tracker, wherever its page shows them. */
export const FeedbackProvider = ({ tracker, children }: { tracker: Tracker; children: ReactNode }) => {
  const { tracker_id, can_edit, feedback } = tracker;
  const { give, isPending } = useGiveFeedback(tracker_id);
  const value = useMemo(
    () => ({
      given: new Map(feedback.map((each) => [each.claim_id, each])),
      givenOn: new Map(feedback.map((each) => [each.text, each])),
      give: can_edit ? give : null,
      isPending,
    }),
    [feedback, can_edit, give, isPending],
  );
  return <FeedbackContext.Provider value={value}>{children}</FeedbackContext.Provider>;
};

export const useFeedback = (): FeedbackOnLines => useContext(FeedbackContext);
