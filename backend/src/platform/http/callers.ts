import type { RequestCaller } from './request-state';

export const CALLERS = Symbol('Callers');

/** Looks up changes to callers since their access tokens were issued. */
export interface Callers {
  /** The caller with their current roles; null if the session has ended or the account no longer exists. */
  asOfNow(caller: RequestCaller): Promise<RequestCaller | null>;
}
