import { parseArgs } from 'node:util';
import type { Recorded } from '../../kernel/recorded-event';
import { BEGINNING, type EventStore } from '../event-store/event-store';
import { EXIT, type OperatorCommand, type OperatorIo } from './operator-command';

const shown = ({ position, stream, revision, type, metadata, data }: Recorded): string =>
  `${position} ${metadata.occurred_at} ${stream}@${revision} ${type} ${JSON.stringify(data)}`;

/** `events tail`: the log as it grows. Personal fields are shown as the product itself reads them. */
export const eventsCommand = (store: EventStore): OperatorCommand => ({
  name: 'events',
  usage: ['events tail [--stream S] [--from N]   print the log from position N (default: from now on), and follow it'],
  async run(words, io) {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { stream: { type: 'string' }, from: { type: 'string' } },
      allowPositionals: true,
    });
    const from = values.from === undefined ? undefined : Number(values.from);
    if (positionals.join(' ') !== 'tail' || Number.isNaN(from)) return EXIT.usage;
    return follow(store, from === undefined ? await store.lastPosition() : from - 1, values.stream, io);
  },
});

const follow = (store: EventStore, after: number, stream: string | undefined, io: OperatorIo): Promise<number> =>
  new Promise((resolve, reject) => {
    const subscription = store.subscribe({
      after: Math.max(after, BEGINNING),
      onPage: async ({ events }) => {
        for (const event of events) if (stream === undefined || event.stream === stream) io.line(shown(event));
      },
      onEnd: reject,
    });
    io.signal.addEventListener('abort', () => void subscription.stop().then(() => resolve(EXIT.done)), { once: true });
  });
