import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { DomainEvent, EventCategory } from '#kernel/events';

const FOLDER = join(__dirname, '../fixtures/events');

const fields = z.record(z.string(), z.unknown());
/** `optional`: fields of the top level that an event may lack. */
const goldenEvent = z.strictObject({
  type: z.string(),
  version: z.int(),
  data: fields,
  optional: fields.optional(),
});
export type GoldenEvent = z.infer<typeof goldenEvent>;

const nameOf = (type: string, version: number): string => `${type}.v${version}.json`;

const files = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [basename(name), join(FOLDER, name)]),
);

/** The golden file of each released version of each event, by name, e.g. `TrackerCreated.v1.json`. */
export const goldenEvents: ReadonlyMap<string, GoldenEvent> = new Map(
  [...files].map(([name, file]) => [name, goldenEvent.parse(JSON.parse(readFileSync(file, 'utf8')))]),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of both, as elements of a list may be of several kinds. */
const merged = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) => {
  const fields: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = fields[key];
    fields[key] = isRecord(before) && isRecord(value) ? merged(before, value) : (value ?? before);
  }
  return fields;
};

const isTopLevel = (path: string): boolean => path === 'data';

/**
 * Differences in form between a written value and the golden one. Fields below the top level may be optional, so the
 * golden file must have them, but the event may lack them. Null and empty values are ignored.
 */
export const differencesOfForm = (golden: unknown, written: unknown, path = 'data'): readonly string[] => {
  if (golden === null || written === null) return [];
  if (Array.isArray(golden) && Array.isArray(written)) {
    if (golden.length === 0) return [];
    const element: unknown = golden.every(isRecord) ? golden.reduce(merged) : golden[0];
    return written.flatMap((each) => differencesOfForm(element, each, `${path}[]`));
  }
  if (isRecord(golden) && isRecord(written)) {
    const lacking = isTopLevel(path) ? Object.keys(golden).filter((key) => !(key in written)) : [];
    return [
      ...lacking.map((key) => `${path}.${key} is only in the golden file`),
      ...Object.keys(written).flatMap((key) =>
        key in golden
          ? differencesOfForm(golden[key], written[key], `${path}.${key}`)
          : [`${path}.${key} is only in the event`],
      ),
    ];
  }
  const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
  return kindOf(golden) === kindOf(written)
    ? []
    : [`${path} is ${kindOf(golden)} in the golden file, ${kindOf(written)} in the event`];
};

/** Differences in form between the data of an event and its golden file. */
export const differencesOfEvent = (golden: GoldenEvent | undefined, data: object): readonly string[] => {
  if (golden === undefined) return ['It has no golden file'];
  const present = Object.entries(golden.optional ?? {}).filter(([key]) => key in data);
  return differencesOfForm({ ...golden.data, ...Object.fromEntries(present) }, data);
};

/** Writes the file of an unreleased event; existing files are never changed. */
const release = ({ category, schemas }: EventCategory, name: string, event: GoldenEvent): void => {
  const sibling = schemas.map(({ type }) => files.get(nameOf(type, 1))).find((file) => file !== undefined);
  const file = join(sibling === undefined ? join(FOLDER, category) : dirname(sibling), name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(event, null, 2)}\n`);
  files.set(name, file);
};

/**
 * Checks that events written today have the form of their golden file, so that changing the form requires a new version
 * with an upcaster. WRITE_GOLDEN_EVENTS=1 writes the file of a new event or version.
 */
export const expectGoldenForm = (category: EventCategory, { type, data }: DomainEvent): void => {
  const version = category.schemas.find((schema) => schema.type === type)?.version ?? 1;
  const name = nameOf(type, version);
  const golden = goldenEvents.get(name);
  if (golden === undefined && process.env.WRITE_GOLDEN_EVENTS === '1') {
    if (!files.has(name)) release(category, name, { type, version, data: { ...data } });
    return;
  }
  expect({
    name,
    differences: differencesOfEvent(golden, data),
  }).toEqual({
    name,
    differences: [],
  });
};
