import { LeaseLost, type ReadModelRecord } from './read-store';

/** Holder of a released lease; its term continues to increase. */
export const NOBODY = '';

/** Based on the clock, so that terms keep increasing even after the leases were dropped with the read models. */
export const nextTerm = (term: number | undefined, now: number): number => Math.max((term ?? 0) + 1, Math.floor(now));

export const refuseEarlierTerm = (record: ReadModelRecord, stored: ReadModelRecord | undefined): void => {
  if ((stored?.term ?? 0) > (record.term ?? 0)) throw new LeaseLost(record.name);
};
