import { type ConversationEvent, conversationEvents } from '#events/conversations/conversation.events';
import { localDay } from '#events/conversations/diary-entry';
import { changeOr } from '#kernel/projection';
import { projectionOfUser } from '../../projection-of-user';

/** Stools that a person logged, by day. Their messages are not in any read model: see ADR 0082. */
export interface StoolLogs {
  /** The person's id. */
  readonly _id: string;
  /** Day and number of stools by entry; the day is the person's local one, such as `2026-05-06`. */
  readonly stools: Readonly<Record<string, { readonly day: string; readonly count: number }>>;
  readonly last_message_at: string;
}

export const stoolLogs = projectionOfUser<ConversationEvent, StoolLogs>({
  name: 'stool-logs',
  from: [conversationEvents],
  indexes: [{ keys: ['last_message_at'] }],
  project({ type, data, metadata: { occurred_at } }) {
    const empty: StoolLogs = { _id: data.userId, stools: {}, last_message_at: occurred_at };
    switch (type) {
      case 'MessageSent':
      case 'ImageSent':
        return [changeOr(empty, { $set: { last_message_at: occurred_at } })];
      case 'EntryKept':
      case 'EntryChanged': {
        const { entryId, entry } = data;
        const field = `stools.${entryId}`;
        if (entry?.kind === 'stool') {
          const { at, offsetMinutes, count } = entry;
          return [changeOr(empty, { $set: { [field]: { day: localDay(at, offsetMinutes), count } } })];
        }
        return type === 'EntryKept' ? [] : [changeOr(empty, { $unset: { [field]: '' } })];
      }
      case 'EntryDeleted':
        return [changeOr(empty, { $unset: { [`stools.${data.entryId}`]: '' } })];
      default:
        return [];
    }
  },
});
