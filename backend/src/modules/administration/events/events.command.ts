import { parseArgs } from 'node:util';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import type { Ids } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { ofTheSystem } from '#platform/command-handling/command-context';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import { BEGINNING, type EventStore, type Unreadable } from '#platform/event-store/event-store';
import { EXIT, type OperatorCommand, type OperatorIo, type OperatorHelp } from '#platform/operator/operator-command';
import { LOG_READINGS, logReadingDecider } from '../domain/log-reading.decider';
import type { EventMask } from './event-mask';

export const eventsHelp: OperatorHelp = {
  name: 'events',
  usage: [
    'events tail [--stream S] [--from N]   print the log from position N (default: from now on), and follow it',
    'events tail --personal …              the same with names, addresses and other personal fields, which are masked otherwise; the log records it',
  ],
};

const unreadableShown = (event: Unreadable): string =>
  `${event.position} ${event.stream}@${event.revision} ${event.type} cannot be read: ${event.reason}`;

const jsonLine = ({ position, stream, revision, type, metadata }: Recorded, data: object): string =>
  `${position} ${metadata.occurred_at} ${stream}@${revision} ${type} ${JSON.stringify(data)}`;

interface Followed {
  readonly after: number;
  /** The stream to read; undefined for all of them. */
  readonly stream: string | undefined;
  readonly dataOf: (event: Recorded) => object;
}

/** Prints until interrupted. Reads the next page when this one is printed, however slow the terminal is. */
const follow = (store: EventStore, { after, stream, dataOf }: Followed, io: OperatorIo): Promise<number> =>
  new Promise((resolve, reject) => {
    const subscription = store.subscribe({
      after: Math.max(after, BEGINNING),
      onPage: async ({ events, unreadable }) => {
        const inOrder = [...events, ...unreadable].sort((one, other) => one.position - other.position);
        for (const event of inOrder) {
          if (io.signal.aborted) return;
          if (stream !== undefined && event.stream !== stream) continue;
          await io.line('reason' in event ? unreadableShown(event) : jsonLine(event, dataOf(event)));
        }
      },
      onEnd: reject,
    });
    const end = (): void => void subscription.stop().then(() => resolve(EXIT.done), reject);
    if (io.signal.aborted) end();
    else io.signal.addEventListener('abort', end, { once: true });
  });

/**
 * `events tail`: prints the log and follows it. What it holds of persons is masked unless it is asked for, which the log records
 * first; secrets and their hashes are masked always.
 */
export const eventsCommand = (
  store: EventStore,
  mask: EventMask,
  runner: Pick<CommandRunner, 'run'>,
  clock: Clock,
  ids: Ids,
): OperatorCommand => ({
  ...eventsHelp,
  async run(words, io) {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { stream: { type: 'string' }, from: { type: 'string' }, personal: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const from = values.from === undefined ? undefined : Number(values.from);
    const misspelt = positionals.join(' ') !== 'tail' || (from !== undefined && !Number.isInteger(from));
    if (misspelt || values.from === '') return EXIT.usage;
    const { stream, personal } = values;
    const after = from === undefined ? await store.lastPosition() : from - 1;
    if (personal) {
      const read = { type: 'ReadPersonalFields', stream: stream ?? null, after } as const;
      const recorded = await runner.run(logReadingDecider, LOG_READINGS, read, ofTheSystem(ids.next(), clock.now()));
      if (isRefusal(recorded)) {
        await io.line(recorded.detail);
        return EXIT.failed;
      }
    }
    const dataOf = (event: Recorded): object => (personal ? mask.withoutSecrets(event) : mask.dataOf(event));
    return follow(store, { after, stream, dataOf }, io);
  },
});
