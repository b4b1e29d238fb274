import type { Proposal } from '#events/conversations/diary-entry';
import type { Courtesy } from '#text/languages/courtesies';
import type { Uncounted } from './asking/uncounted';
import type { Emergency, EmergencyLanguage } from './emergencies/emergencies';
import type { Unclear } from './proposing/outcomes';

/** The answer to a question. */
export type Answer =
  /** `findsNone`: of something that is asked for, there is no entry. */
  | { readonly kind: 'answered'; readonly words: string; readonly findsNone: boolean }
  /** A referral: only somebody trained may judge it. */
  | { readonly kind: 'medical' }
  /** What the person lives with, as they saved it; null if they saved nothing. */
  | { readonly kind: 'lives with'; readonly diagnosis: string | null }
  | { readonly kind: 'unknown'; readonly examples: readonly string[] };

/** An emergency that a message tells of, and the language to answer it in. */
interface EmergencyReading {
  readonly kind: Emergency;
  readonly language: EmergencyLanguage;
}

/** The reading of a message, which the reply is worded from. */
export interface MessageReading {
  readonly emergency: EmergencyReading | null;
  /** Proposals; `entryId` is null for an entry that would be added. */
  readonly proposals: readonly { readonly entryId: string | null; readonly proposal: Proposal }[];
  /** Parts of the message that stay a note beside them. */
  readonly rest: readonly string[];
  /** Why a request to change an entry changes none; null if it asks for no change or does change one. */
  readonly unclear: Unclear | null;
  /** Whether the proposals are one change to several entries, for the person to choose from. */
  readonly asksWhich: boolean;
  /** Ids of earlier proposals that the message takes back. */
  readonly refuses: readonly string[];
  /** The kind of courtesy, if it only greets or thanks. */
  readonly courtesy: Courtesy | null;
  readonly answer: Answer | null;
  /** Whether it tells what the person lives with, which has a screen of its own. */
  readonly tellsLivesWith: boolean;
  /** Notes and corrections that the answer cannot have counted. */
  readonly uncounted: Uncounted;
}
