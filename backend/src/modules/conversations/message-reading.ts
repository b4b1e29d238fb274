import type { Proposal } from '#events/conversations/diary-entry';
import type { Courtesy } from '#text/languages/courtesies';
import type { Uncounted } from './asking/uncounted';
import type { EmergencyLanguage } from './emergencies/emergencies';
import type { Emergency } from './emergencies/emergency-likelihoods';
import type { Unclear } from './proposing/outcomes';

/** The answer to a question. */
export type DiaryAnswer =
  /** `findsNone`: no entry matches what was asked for. */
  | { readonly kind: 'answered'; readonly words: string; readonly findsNone: boolean }
  /** A referral: only a professional may judge it. */
  | { readonly kind: 'medical' }
  /** The condition the person lives with, as they saved it; null if they saved none. */
  | { readonly kind: 'lives with'; readonly diagnosis: string | null }
  | { readonly kind: 'unknown'; readonly examples: readonly string[] };

/** An emergency described in a message, and the language to answer it in. */
interface EmergencyReading {
  readonly kind: Emergency;
  readonly language: EmergencyLanguage;
}

/** The reading of a message, which the reply is worded from. */
export interface MessageReading {
  readonly emergency: EmergencyReading | null;
  /** Proposals; `entryId` is null for an entry that would be added. */
  readonly proposals: readonly { readonly entryId: string | null; readonly proposal: Proposal }[];
  /** Parts of the message that stay a note next to the proposals. */
  readonly rest: readonly string[];
  /** Why a requested change changes no entry; null if no change was requested or one is proposed. */
  readonly unclear: Unclear | null;
  /** Whether the proposals are the same change to several entries, and the person has to choose one. */
  readonly asksWhich: boolean;
  /** Ids of earlier proposals that the message withdraws. */
  readonly refuses: readonly string[];
  /** The kind of courtesy, if the message is nothing but a greeting or thanks. */
  readonly courtesy: Courtesy | null;
  readonly answer: DiaryAnswer | null;
  /** Whether the person says what condition they have: that is saved on a screen of its own. */
  readonly tellsLivesWith: boolean;
  /** Whether nobody is asked to make an entry of the message, which is only about somebody else or a dose left out. */
  readonly countsAsNothing: boolean;
  /** Notes and corrections that the answer does not count. */
  readonly uncounted: Uncounted;
}
