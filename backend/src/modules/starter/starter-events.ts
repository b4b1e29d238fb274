import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventToAppend } from '#platform/event-store/event-store';

/** A recorded event as stored in the repository. */
export interface StarterEvent extends EventToAppend {
  readonly stream: string;
}

export const readStarterEvents = (): readonly StarterEvent[] =>
  JSON.parse(readFileSync(join(__dirname, 'starter-events.json'), 'utf8')) as readonly StarterEvent[];
