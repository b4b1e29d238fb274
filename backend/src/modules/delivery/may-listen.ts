import { type AccountDocument, accounts } from '#modules/accounts/published';
import { readPlanOfUser } from '#modules/billing/published';
import type { ReadStore } from '#platform/read-store/read-store';

/** Whether a user has turned audio on and has a plan that is paid for. */
export const isListener = async (
  reads: Pick<ReadStore, 'get'>,
  { _id: userId, status, include_audio }: AccountDocument,
): Promise<boolean> => status === 'active' && include_audio && (await readPlanOfUser(reads, userId)).isPaid;

export const mayListen = async (reads: Pick<ReadStore, 'get'>, userId: string): Promise<boolean> => {
  const account = await reads.get(accounts, userId);
  return account !== undefined && (await isListener(reads, account));
};
