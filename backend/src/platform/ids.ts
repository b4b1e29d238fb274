import { randomBytes } from 'node:crypto';
import type { Clock } from '#kernel/clock';
import { type Ids, uuidV7 } from '#kernel/ids';
import { port } from './port';

export const IDS = port<Ids>('Ids');

/** UUIDv7s by the application's clock, so that events and ids have the same order. */
export const randomIds = (clock: Clock): Ids => ({ next: () => uuidV7(clock.now().getTime(), randomBytes(10)) });
