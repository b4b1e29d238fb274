import { port } from '../../port';
import type { ApiTokenCaller, RequestCaller } from '../requests/request-state';

export const CALLERS = port<Callers>('Callers');

/** Identifies callers by API tokens, and looks up changes to callers since their access tokens were issued. */
export interface Callers {
  /** The caller with their current roles; null if the session or API token has ended, or the account no longer exists. */
  asOfNow(caller: RequestCaller): Promise<RequestCaller | null>;
  /** The caller with an API token; null if it is unknown, revoked or expired. */
  ofApiToken(token: string): Promise<ApiTokenCaller | null>;
}
