import type { RequestCaller } from './request-state';

export const CALLERS = Symbol('Callers');

/** Knows what has become of people since their access tokens were issued. */
export interface Callers {
  /** The caller with the roles that are left; null where the session has ended or the account is no more. */
  asOfNow(caller: RequestCaller): Promise<RequestCaller | null>;
}
