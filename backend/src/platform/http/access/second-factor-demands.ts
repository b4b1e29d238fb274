import { port } from '../../port';
import type { RequestCaller } from '../requests/request-state';

export const SECOND_FACTOR_DEMANDS = port<SecondFactorDemands>('SecondFactorDemands');

/** The demands of a route on its callers besides their role. */
export interface FactorDemand {
  /** Whether the route is for staff, administrators or super users. */
  readonly isForRoles: boolean;
  /** Whether a second factor, if there is one, must have been proven a short time ago. */
  readonly isSensitive: boolean;
}

export interface SecondFactorDemands {
  /** The step that callers must take about their second factor first: set one up, or prove it again. Null if none. */
  unmetBy(caller: RequestCaller, demand: FactorDemand): Promise<'setup' | 'proof' | null>;
}
