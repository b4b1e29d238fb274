import { parentPort, workerData } from 'node:worker_threads';
import { assertNever } from '#kernel/assert-never';
import { messageOf } from '../../error-message';
import { StoreRefused } from '../../sqlite/database';
import { StorageFull } from '../event-store';
import { openInlineWriter } from './inline-writer';
import type { Writer, WriterOptions } from './writer';
import type { FromWriter, ToWriter } from './writer-messages';

const port = parentPort;
if (port === null) throw new Error('The writer has to run in a worker thread.');

const answer = (message: FromWriter): void => port.postMessage(message);

const fail = (error: unknown): void => {
  const reason = error instanceof StorageFull ? 'full' : error instanceof StoreRefused ? 'refused' : 'other';
  const cause = error instanceof StorageFull ? error.cause : error;
  answer({ kind: 'failed', reason, message: messageOf(cause) });
};

const serve = async (writer: Writer, message: ToWriter): Promise<void> => {
  switch (message.kind) {
    case 'append':
      return answer({ kind: 'outcomes', outcomes: await writer.append(message.requests) });
    case 'close':
      await writer.close();
      answer({ kind: 'closed' });
      return port.close();
    default:
      return assertNever(message);
  }
};

try {
  const writer = openInlineWriter(workerData as WriterOptions);
  port.on('message', (message: ToWriter) => void serve(writer, message).catch(fail));
  answer({ kind: 'opened' });
} catch (error) {
  fail(error);
  port.close();
}
