import { join } from 'node:path';
import type { Recorded } from '#kernel/recorded-event';
import type { StarterEvent } from '#modules/starter/starter-events';

export const STARTER_FILE = join(__dirname, '../../../backend/src/modules/starter/starter-events.json');

const kept = ({ stream, id, type, data, metadata }: Recorded): StarterEvent => {
  const { version: _version, ...rest } = metadata;
  return { stream, id, type, data, metadata: rest };
};

/** One event per line, for readable diffs. */
export const starterText = (events: readonly Recorded[]): string =>
  `[\n${events.map((event) => JSON.stringify(kept(event))).join(',\n')}\n]\n`;
