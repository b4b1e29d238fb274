import type { CommandContext } from '../../command-handling/command-context';

export type Role = 'staff' | 'admin' | 'super';

/** The scope of an API token. Each includes the ones before it; `admin` adds the roles of its user. */
export type RequestScope = 'read' | 'write' | 'admin';

interface Identified {
  readonly userId: string;
  readonly roles: readonly Role[];
}

/** A person with a browser. */
export interface SessionCaller extends Identified {
  readonly sessionId: string;
  /** The user who impersonates this one, if any. */
  readonly impersonator?: { readonly userId: string };
  readonly apiTokenId?: undefined;
  readonly scope?: undefined;
}

/** A program with an API token. */
export interface ApiTokenCaller extends Identified {
  readonly sessionId?: undefined;
  readonly impersonator?: undefined;
  readonly apiTokenId: string;
  /** The highest of the token's scopes. */
  readonly scope: RequestScope;
}

/** The sender of a request according to the access token. Endpoints see it as `Caller`. */
export type RequestCaller = SessionCaller | ApiTokenCaller;

/** The platform's own data about a request. */
export interface RequestState {
  readonly requestId: string;
  caller: RequestCaller | null;
  /** Context of a command, only for POST, PUT, PATCH and DELETE. */
  context?: CommandContext;
}

const states = new WeakMap<object, RequestState>();

export const beginRequest = (request: object, requestId: string): void => {
  states.set(request, { requestId, caller: null });
};

export const requestStateOf = (request: object): RequestState => {
  const state = states.get(request);
  if (state === undefined) throw new Error('The request did not pass the request-id middleware.');
  return state;
};
