import { type FeedbackEvent, type OnClaims, type Verdict, feedbackEvents } from '#events/research/feedback.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider, Decision } from '#kernel/decider';

interface Said {
  readonly verdict: Verdict;
  readonly note: string | null;
}

/** The owner's feedback on a tracker's claims, by claim id. */
export type Feedback = Readonly<Record<string, Said>>;

export type FeedbackCommand =
  | (OnClaims & {
      readonly type: 'GiveFeedback';
      readonly ownerId: string;
      readonly updateId: string | null;
      readonly verdict: Verdict;
      readonly note: string | null;
    })
  | (OnClaims & { readonly type: 'WithdrawFeedback'; readonly ownerId: string })
  | { readonly type: 'EraseNotes'; readonly trackerId: string };

const without = (state: Feedback, claimIds: readonly string[]): Feedback => {
  const withdrawn = new Set(claimIds);
  return Object.fromEntries(Object.entries(state).filter(([claimId]) => !withdrawn.has(claimId)));
};

const evolve = (state: Feedback, event: FeedbackEvent): Feedback => {
  const { claimIds } = event.data;
  switch (event.type) {
    case 'FeedbackGiven': {
      const { verdict, note } = event.data;
      return { ...state, ...Object.fromEntries(claimIds.map((claimId) => [claimId, { verdict, note }])) };
    }
    case 'FeedbackWithdrawn':
      return without(state, claimIds);
    case 'NotesErased':
      return Object.fromEntries(Object.entries(state).map(([claimId, said]) => [claimId, { ...said, note: null }]));
    default:
      return assertNever(event);
  }
};

const decide = (command: FeedbackCommand, state: Feedback): Decision<FeedbackEvent> => {
  switch (command.type) {
    case 'GiveFeedback': {
      const { type: _type, verdict, note, ...given } = command;
      const claimIds = given.claimIds.filter(
        (claimId) => state[claimId]?.verdict !== verdict || state[claimId]?.note !== note,
      );
      return claimIds.length === 0 ? [] : [{ type: 'FeedbackGiven', data: { ...given, claimIds, verdict, note } }];
    }
    case 'WithdrawFeedback': {
      const { trackerId, ownerId } = command;
      const claimIds = command.claimIds.filter((claimId) => claimId in state);
      return claimIds.length === 0 ? [] : [{ type: 'FeedbackWithdrawn', data: { trackerId, ownerId, claimIds } }];
    }
    case 'EraseNotes': {
      // A note whose key is already destroyed reads as none, so all claims count, with or without a note.
      const claimIds = Object.keys(state);
      return claimIds.length === 0 ? [] : [{ type: 'NotesErased', data: { trackerId: command.trackerId, claimIds } }];
    }
    default:
      return assertNever(command);
  }
};

/** Decides on streams `feedback-{tracker}`: each claim has one verdict at a time, the last one given. */
export const feedbackDecider: Decider<FeedbackCommand, FeedbackEvent, Feedback> = {
  events: feedbackEvents,
  initialState: {},
  evolve,
  decide,
};
