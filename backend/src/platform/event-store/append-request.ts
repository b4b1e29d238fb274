import type { EventToAppend } from './event-store';

/** A fault of the calling code, not of the moment: trying again cannot help. */
export class AppendRefused extends Error {}

/** An append names a stream and holds events whose ids differ. */
export const refuseMalformed = (stream: string, events: readonly EventToAppend[]): void => {
  if (stream === '') throw new AppendRefused('An append needs the name of a stream.');
  if (events.length === 0) throw new AppendRefused(`An append to ${stream} holds no event.`);
  if (events.length > 1 && new Set(events.map((event) => event.id)).size < events.length) {
    throw new AppendRefused(`An append to ${stream} holds an event id twice.`);
  }
};
