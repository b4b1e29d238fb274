import { type ConversationEvent, conversationEvents } from '#events/conversations/conversation.events';
import { localDay } from '#events/conversations/diary-entry';
import { changeOr } from '#kernel/projection';
import { projectionOfUser } from '../../projection-of-user';

/** On which days a person logged a stool. What they said is in no read model: see ADR 82. */
export interface StoolLogs {
  /** The person's id. */
  readonly _id: string;
  /** By entry, the person's own day: `2026-05-06`. */
  readonly days: Readonly<Record<string, string>>;
  readonly last_message_at: string;
}

export const stoolLogs = projectionOfUser<ConversationEvent, StoolLogs>({
  name: 'stool-logs',
  from: [conversationEvents],
  indexes: [{ keys: ['last_message_at'] }],
  project({ type, data, metadata: { occurred_at } }) {
    const empty: StoolLogs = { _id: data.userId, days: {}, last_message_at: occurred_at };
    switch (type) {
      case 'MessageSent':
        return [changeOr(empty, { $set: { last_message_at: occurred_at } })];
      case 'EntryLogged':
      case 'EntryCorrected': {
        const { entryId, entry } = data;
        const field = `days.${entryId}`;
        if (entry?.kind === 'stool')
          return [changeOr(empty, { $set: { [field]: localDay(entry.at, entry.offsetMinutes) } })];
        return type === 'EntryLogged' ? [] : [changeOr(empty, { $unset: { [field]: '' as const } })];
      }
      default:
        return [];
    }
  },
});
