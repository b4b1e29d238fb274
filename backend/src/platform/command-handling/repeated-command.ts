import { isDeepStrictEqual } from 'node:util';
import { type Decider, type Decision, type DomainCommand, isRefusal } from '#kernel/decider';
import type { EventSchema } from '#kernel/event-schema';
import type { DomainEvent } from '#kernel/events';
import type { CommandContext } from './command-context';
import type { StreamState } from './stream-states';

/** A second command with the identity of an earlier one. A bug in the calling code: each needs its own step. */
export class CommandIdReused extends Error {
  constructor(stream: string, command: string, commandId: string) {
    super(`${command} on ${stream} has the id ${commandId}, with which another ${command} was already carried out.`);
  }
}

/**
 * Deciders are pure: given the state that the earlier command saw, the same command makes the same decision. Personal
 * fields are ignored, since salts differ each time and erased fields read as null. A command repeated later than it was
 * carried out bears another time, on which its decision may depend, so it is not compared.
 */
export const isSameCommand = <Command extends DomainCommand, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  command: Command,
  { ownEvents, stateBefore }: StreamState<State>,
  { now }: CommandContext,
): boolean => {
  if (!ownEvents.every(({ metadata }) => metadata.occurred_at === now.toISOString())) return true;
  const decision: Decision<Event> = decider.decide(command, stateBefore);
  if (isRefusal(decision)) return false;
  const plain = (events: readonly DomainEvent[]) =>
    events.map(({ type, data }) => withoutPersonal(decider.events.schemas, type, data));
  return isDeepStrictEqual(plain(decision), plain(ownEvents));
};

const withoutPersonal = (schemas: readonly EventSchema[], type: string, data: object): object => {
  const personal = schemas.find((schema) => schema.type === type)?.personal?.fields ?? [];
  // As stored in the log, without undefined values.
  const kept = Object.entries(JSON.parse(JSON.stringify(data)) as object).filter(
    ([field]) => !personal.includes(field),
  );
  return { type, data: Object.fromEntries(kept) };
};
