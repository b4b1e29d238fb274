import { uuidV7 } from '#kernel/ids';
import { type Document, type Projection, changeOr } from '#kernel/projection';
import type { EventStore, EventToAppend } from '#platform/event-store/event-store';

/** Streams of ten typical appends in an established installation. */
const APPENDED = [
  'research',
  'research',
  'research',
  'tracker',
  'research',
  'user',
  'research',
  'session',
  'research',
  'follow',
];
/** Which of them the product's read models follow: mostly runs, and only some of their event types. */
const FOLLOWED: readonly (readonly string[])[] = [
  ['tracker', 'research'],
  ...Array.from({ length: 7 }, () => ['research']),
  ['tracker'],
  ['tracker'],
  ['user'],
  ['user'],
  ['session'],
  ['follow'],
  ['follow'],
];
const TYPES = 4;

/** Documents per read model. */
const THINGS = 20_000;
const STARTED = Date.UTC(2026, 0, 1);
const PAGE = 500;

type Happened = {
  readonly type: 'Happened';
  readonly data: { readonly of: string; readonly kind: number; readonly note: string };
};

interface Thing extends Document {
  readonly times: number;
  readonly note: string;
  readonly about: string;
}

const ABOUT =
  'Everything that an agency, a court or a parliament publishes about it, and nothing that only repeats it. ';

/** Read models like the product's, about 350 bytes per document. The first is the slowest. */
export const benchModels = (count: number): readonly Projection<Happened>[] =>
  Array.from({ length: count }, (_, n) => {
    const categories = FOLLOWED[n % FOLLOWED.length] ?? [];
    const types = categories.length > 1 ? [0, 1] : categories.includes('research') ? [n % TYPES] : [0, 1, 2, 3];
    return {
      name: `model-${n}`,
      version: 1,
      categories,
      indexes: [{ keys: ['times'] }],
      project: ({ data }) => {
        if (!types.includes(data.kind)) return [];
        const thing: Thing = { _id: data.of, times: 0, note: '', about: ABOUT.repeat(2) };
        return [changeOr(thing, { $inc: { times: 1 }, $set: { note: data.note } })];
      },
    };
  });

/** Follows events of the benchmark's commands while other models are filled. */
export const answered: Projection<Happened> = {
  name: 'answered',
  categories: ['answer'],
  indexes: [],
  project: ({ data }) => [changeOr({ _id: data.of, times: 0 }, { $inc: { times: 1 } })],
};

export const eventAt = (n: number): EventToAppend => {
  const id = uuidV7(STARTED + n, Buffer.from(n.toString(16).padStart(20, '0'), 'hex'));
  const metadata = {
    occurred_at: new Date(STARTED + n * 1000).toISOString(),
    correlation_id: id,
    causation_id: id,
    command: 'Test',
    actor: { kind: 'system' as const },
  };
  const data = {
    of: `thing-${(n * 2_654_435_761) % THINGS}`,
    kind: n % TYPES,
    note: `What happened at number ${n}. ${ABOUT}`,
  };
  return { id, type: 'Happened', data, metadata };
};

/** Fills a log with `count` events of all streams, interleaved as in production. */
export const fillLog = async (events: EventStore, count: number): Promise<void> => {
  for (let start = 0; start < count; start += PAGE) {
    const category = APPENDED[(start / PAGE) % APPENDED.length] ?? 'research';
    const page = Array.from({ length: Math.min(PAGE, count - start) }, (_, index) => eventAt(start + index));
    await events.append(`${category}-${start}`, 'none', page);
  }
};
