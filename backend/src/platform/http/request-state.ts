import type { CommandContext } from '../command-handling/command-context';
import type { Caller } from './caller';

/** What the platform knows of a request beyond what Express holds. */
export interface RequestState {
  readonly requestId: string;
  caller: Caller | null;
  /** Of POST, PUT, PATCH and DELETE alone. */
  context?: CommandContext;
}

const states = new WeakMap<object, RequestState>();

export const beginRequest = (request: object, requestId: string): void => {
  states.set(request, { requestId, caller: null });
};

export const stateOf = (request: object): RequestState => {
  const state = states.get(request);
  if (state === undefined) throw new Error('The request did not pass the request-id middleware.');
  return state;
};
