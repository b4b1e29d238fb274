import { type ConversationImageEvent, conversationImageEvents } from '#events/conversations/conversation-image.events';
import type { HealthRecordEvent } from '#events/conversations/health-record.events';
import type { Recorded } from '#kernel/recorded-event';
import type { StreamReader } from '#platform/command-handling/stream-reader';
import type { EventStore } from '#platform/event-store/event-store';
import type { ExportedPart } from '#platform/export/contributions';
import { entriesNewestFirst } from '../diary/entries';
import { ConversationHistory } from '../diary/history';
import { healthRecordOf, healthRecordStream } from '../health-record';

/** The parts of an account export: the messages, the diary, and what was derived from it. */
export const conversationOfUser = (log: EventStore, streams: StreamReader): readonly ExportedPart[] => {
  const history = new ConversationHistory(log, streams);
  return [
    {
      name: 'messages',
      async *rowsOf(userId) {
        for await (const { type, data, metadata } of history.newestFirst(userId))
          if (type === 'MessageSent' || type === 'ReplyGiven')
            yield {
              role: type === 'MessageSent' ? 'user' : 'assistant',
              content: data.content,
              at: metadata.occurred_at,
            };
      },
    },
    {
      name: 'conversation_images',
      async *rowsOf(userId) {
        for await (const { type, data, metadata } of history.newestFirst(userId)) {
          if (type !== 'ImageSent') continue;
          const [kept] = await streams.history<ConversationImageEvent>(conversationImageEvents.stream(data.imageId));
          if (kept === undefined) continue;
          const { mediaType, content } = kept.data;
          yield { media_type: mediaType, content_base64: content, at: metadata.occurred_at };
        }
      },
    },
    {
      name: 'diary',
      async *rowsOf(userId) {
        for await (const { entry } of entriesNewestFirst(history.newestFirst(userId))) yield { ...entry };
      },
    },
    {
      name: 'health_record',
      async *rowsOf(userId) {
        const events: readonly Recorded<HealthRecordEvent>[] = await streams.history(healthRecordStream(userId));
        const { diagnosis, blurbs } = healthRecordOf(events);
        if (diagnosis !== null || blurbs.length > 0) yield { diagnosis, blurbs };
      },
    },
  ];
};
