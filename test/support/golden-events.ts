import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainEvent } from '#kernel/events';
import type { EventSchema } from '#kernel/event-schema';

const FOLDER = join(__dirname, '../fixtures/events');

interface Golden {
  readonly type: string;
  readonly version: number;
  readonly data: Record<string, unknown>;
}

const fileOf = (area: string, type: string, version: number): string => join(FOLDER, area, `${type}.v${version}.json`);

const read = (file: string): Golden => JSON.parse(readFileSync(file, 'utf8')) as Golden;

/**
 * What an area writes into the log stays readable: each version of each event type has its golden file, the newest is
 * what deciders write today, and each older one is brought up to the newest one's form.
 */
export const describeGoldenEvents = (
  area: string,
  schemas: readonly EventSchema[],
  written: readonly DomainEvent[],
): void => {
  const byType = new Map(written.map((event) => [event.type, event]));

  test.each(schemas.map((schema) => [schema.type, schema] as const))('%s', (type, schema) => {
    const newest = read(fileOf(area, type, schema.version));
    expect({ type, version: schema.version, data: byType.get(type)?.data }).toEqual(newest);
    for (let version = 1; version < schema.version; version++) {
      const older = read(fileOf(area, type, version));
      let data = older.data;
      for (let from = version; from < schema.version; from++) data = schema.upcasts?.[from]?.(data) ?? data;
      expect(Object.keys(data).sort()).toEqual(Object.keys(newest.data).sort());
    }
  });

  test('no golden file is left without an event', () => {
    const known = schemas.flatMap(({ type, version }) =>
      Array.from({ length: version }, (_, index) => fileOf(area, type, index + 1)),
    );
    const kept = readdirSync(join(FOLDER, area)).map((name) => join(FOLDER, area, name));
    expect(kept.sort()).toEqual(known.sort());
  });
};
