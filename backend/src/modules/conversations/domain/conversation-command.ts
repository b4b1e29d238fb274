import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';

/** A proposal that the assistant read in a message. */
export interface ToPropose {
  readonly proposalId: string;
  /** The entry it concerns; a new id if it adds one. */
  readonly entryId: string;
  readonly proposal: Proposal;
}

/** A proposal that the person accepts, with the entry as they saw it; null for a deletion. */
export interface ToKeep {
  readonly proposalId: string;
  readonly entry: DiaryEntry | null;
}

interface OfPerson {
  readonly userId: string;
}

export type ConversationCommand =
  | (OfPerson & {
      readonly type: 'SendMessage';
      readonly content: string;
      readonly offsetMinutes: number;
      readonly simulated: boolean;
      readonly proposes: readonly ToPropose[];
      /** Ids of proposals that the message takes back. */
      readonly refuses: readonly string[];
    })
  /** Proposes entries from the last message. */
  | (OfPerson & { readonly type: 'Propose'; readonly proposes: readonly ToPropose[] })
  | (OfPerson & {
      readonly type: 'SendImage';
      readonly imageId: string;
      readonly offsetMinutes: number;
      readonly simulated: boolean;
      /** The assistant's reply to the image. */
      readonly reply: string;
    })
  | (OfPerson & { readonly type: 'GiveReply'; readonly content: string; readonly model: string | null })
  | (OfPerson & { readonly type: 'KeepProposals'; readonly kept: readonly ToKeep[] })
  | (OfPerson & { readonly type: 'RefuseProposals'; readonly proposalIds: readonly string[] })
  | (OfPerson & { readonly type: 'AddEntry'; readonly entryId: string; readonly entry: DiaryEntry })
  | (OfPerson & { readonly type: 'ChangeEntry'; readonly entryId: string; readonly entry: DiaryEntry })
  | (OfPerson & { readonly type: 'DeleteEntry'; readonly entryId: string });
