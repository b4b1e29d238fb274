import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventToAppend } from '#platform/event-store/event-store';

/** An event of a recorded tracker, as the repository keeps it. */
export interface StarterEvent extends EventToAppend {
  readonly stream: string;
}

export const readStarterEvents = (): readonly StarterEvent[] =>
  JSON.parse(readFileSync(join(__dirname, 'starter-events.json'), 'utf8')) as readonly StarterEvent[];
