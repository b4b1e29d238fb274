import { LeaseLost, type ModelRecord } from './read-store';

/** Holds a lease that was let go; its term goes on counting. */
export const NOBODY = '';

/** By the clock, so that terms go on growing where the leases were dropped with the read models. */
export const nextTerm = (term: number | undefined, now: number): number => Math.max((term ?? 0) + 1, Math.floor(now));

export const refuseEarlierTerm = (record: ModelRecord, stored: ModelRecord | undefined): void => {
  if ((stored?.term ?? 0) > (record.term ?? 0)) throw new LeaseLost(record.name);
};
