import { parseArgs } from 'node:util';
import type { Recorded } from '#kernel/recorded-event';
import { BEGINNING, type EventStore, type Unreadable } from '../event-store/event-store';
import { EXIT, type OperatorCommand, type OperatorIo, type OperatorHelp } from './operator-command';

export const eventsHelp: OperatorHelp = {
  name: 'events',
  usage: ['events tail [--stream S] [--from N]   print the log from position N (default: from now on), and follow it'],
};

const unreadableShown = (event: Unreadable): string =>
  `${event.position} ${event.stream}@${event.revision} ${event.type} cannot be read: ${event.reason}`;

const shown = ({ position, stream, revision, type, metadata, data }: Recorded): string =>
  `${position} ${metadata.occurred_at} ${stream}@${revision} ${type} ${JSON.stringify(data)}`;

/** Prints until interrupted. Reads the next page when this one is printed, however slow the terminal is. */
const follow = (store: EventStore, after: number, stream: string | undefined, io: OperatorIo): Promise<number> =>
  new Promise((resolve, reject) => {
    const subscription = store.subscribe({
      after: Math.max(after, BEGINNING),
      onPage: async ({ events, unreadable }) => {
        const inOrder = [...events, ...unreadable].sort((one, other) => one.position - other.position);
        for (const event of inOrder) {
          if (io.signal.aborted) return;
          if (stream !== undefined && event.stream !== stream) continue;
          await io.line('reason' in event ? unreadableShown(event) : shown(event));
        }
      },
      onEnd: reject,
    });
    const end = (): void => void subscription.stop().then(() => resolve(EXIT.done), reject);
    if (io.signal.aborted) end();
    else io.signal.addEventListener('abort', end, { once: true });
  });

/** `events tail`: prints the log and follows it. Personal fields are shown decrypted. */
export const eventsCommand = (store: EventStore): OperatorCommand => ({
  ...eventsHelp,
  async run(words, io) {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { stream: { type: 'string' }, from: { type: 'string' } },
      allowPositionals: true,
    });
    const from = values.from === undefined ? undefined : Number(values.from);
    const misspelt = positionals.join(' ') !== 'tail' || (from !== undefined && !Number.isInteger(from));
    if (misspelt || values.from === '') return EXIT.usage;
    return follow(store, from === undefined ? await store.lastPosition() : from - 1, values.stream, io);
  },
});
