import { accounts } from '#modules/accounts/published';
import { planOf } from '#modules/billing/published';
import type { ReadStore } from '#platform/read-store/read-store';

/** Whether a user has turned audio on and has a plan that is paid for. */
export const mayListen = async (reads: Pick<ReadStore, 'get'>, userId: string): Promise<boolean> => {
  const account = await reads.get(accounts, userId);
  return account?.status === 'active' && account.include_audio && (await planOf(reads, userId)).isPaid;
};
