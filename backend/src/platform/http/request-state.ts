import type { CommandContext } from '../command-handling/command-context';

export type Role = 'staff' | 'admin' | 'super';

/** Who sends the request, as the access token says. Endpoints know it as `Caller`. */
export interface RequestCaller {
  readonly userId: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  /** The impersonator of this user, if there is one. */
  readonly impersonator?: { readonly userId: string };
}

/** What the platform knows of a request beyond what Express holds. */
export interface RequestState {
  readonly requestId: string;
  caller: RequestCaller | null;
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
