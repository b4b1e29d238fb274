import type { CommandContext } from '../command-handling/command-context';

export type Role = 'staff' | 'admin' | 'super';

/** The sender of a request according to the access token. Endpoints see it as `Caller`. */
export interface RequestCaller {
  readonly userId: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  /** The user who impersonates this one, if any. */
  readonly impersonator?: { readonly userId: string };
}

/** The platform's own data about a request. */
export interface RequestState {
  readonly requestId: string;
  caller: RequestCaller | null;
  /** Only for POST, PUT, PATCH and DELETE. */
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
