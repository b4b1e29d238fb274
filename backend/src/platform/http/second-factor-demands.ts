import type { RequestCaller } from './request-state';
import { port } from '../port';

export const SECOND_FACTOR_DEMANDS = port<SecondFactorDemands>('SecondFactorDemands');

/** What a route demands of its callers beside their role. */
export interface FactorDemand {
  /** It is for staff, administrators or super users. */
  readonly isForRoles: boolean;
  /** A second factor, where there is one, must have been proven a short time ago. */
  readonly isSensitive: boolean;
}

export interface SecondFactorDemands {
  /** What callers must do about their second factor first: set one up, or prove it again. Null if nothing. */
  unmetBy(caller: RequestCaller, demand: FactorDemand): Promise<'setup' | 'proof' | null>;
}
