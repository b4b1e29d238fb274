import { openStream } from '#shared/streams/open-stream';
import { readEvents } from '#shared/streams/read-events';

/** Delay before the stream is reopened; doubled with each failure, since a full or stopped server needs time. */
const INITIAL_BACKOFF_MS = 2_000;
const MAX_BACKOFF_MS = 60_000;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish);
  });

/** Last event id received: the next stream resumes after it. */
export interface StreamCursor {
  lastId: string | null;
}

interface Listener {
  readonly onOpen: () => void;
  readonly onNews: (kind: string) => void;
}

const readStream = async (cursor: StreamCursor, { onOpen, onNews }: Listener, signal: AbortSignal): Promise<void> => {
  const headers = cursor.lastId === null ? undefined : { 'last-event-id': cursor.lastId };
  const stream = await openStream('/api/common/live', { headers, signal });
  onOpen();
  for await (const { id, event } of readEvents(stream)) {
    cursor.lastId = id ?? cursor.lastId;
    if (event !== undefined) onNews(event);
  }
};

/** Calls back with the kind of each piece of news, and reopens the stream when it ends, until the signal aborts. */
export const followNews = async (
  onNews: (kind: string) => void,
  signal: AbortSignal,
  cursor: StreamCursor,
): Promise<void> => {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await readStream(cursor, { onOpen: () => (failures = 0), onNews }, signal);
    } catch {
      failures++;
    }
    await pause(Math.min(MAX_BACKOFF_MS, INITIAL_BACKOFF_MS * 2 ** failures), signal);
  }
};
