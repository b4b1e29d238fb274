import { Inject, Injectable } from '@nestjs/common';
import { dayOf } from '#kernel/calendar';
import type { Clock } from '#kernel/clock';
import { accounts } from '#modules/accounts/published';
import { CLOCK } from '#platform/clock';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type SharedForAMinute, sharedForAMinute } from './shared-for-a-minute';

const repeatedRegistrations = async (reads: Pick<ReadStore, 'find'>): Promise<readonly string[]> => {
  const pending = await reads.find(accounts, { status: 'pending' }, { sort: { registered_at: -1 } });
  const addresses = pending.flatMap(({ email }) => (email === null ? [] : [email]));
  const active = await reads.find(accounts, { status: 'active', email: { $in: addresses } });
  const counted = new Set(active.map(({ email }) => email));
  return pending.flatMap(({ email, registered_at }) => {
    const isRepeated = email !== null && counted.has(email);
    counted.add(email);
    return isRepeated ? [dayOf(registered_at)] : [];
  });
};

/**
 * The days of registrations that somebody repeated with the same address before following the link of the first mail:
 * another of them became an account, or was made later. They are known until they expire. Finding them reads all
 * pending registrations, so it is done once a minute.
 */
@Injectable()
export class RepeatedRegistrations {
  private readonly shared: SharedForAMinute<readonly string[]>;

  constructor(
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'find'>,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.shared = sharedForAMinute(clock);
  }

  days(): Promise<readonly string[]> {
    return this.shared('days', () => repeatedRegistrations(this.reads));
  }
}
