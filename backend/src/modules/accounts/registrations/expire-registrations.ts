import type { ReadStore } from '#platform/read-store/read-store';
import { type AccountDocument, accounts } from '#projections/accounts/accounts/accounts.projection';

const LIFETIME_MS = 30 * 86_400_000;
const PAGE = 100;

export interface ExpiryPorts {
  readonly reads: Pick<ReadStore, 'find'>;
  /** Expires one registration, which is overdue since the given moment (milliseconds since 1970). */
  readonly expire: (userId: string, overdueSince: number) => Promise<unknown>;
  /** Called for a registration that could not be expired; the others continue. */
  readonly onFailure: (userId: string, error: unknown) => void;
}

/** Expires registrations that were not confirmed within 30 days, the oldest first. */
export const expireRegistrations = async ({ reads, expire, onFailure }: ExpiryPorts, now: Date): Promise<void> => {
  const registeredUntil = new Date(now.getTime() - LIFETIME_MS).toISOString();
  let page: readonly AccountDocument[];
  let seen = 0;
  do {
    // Those that expire leave the list meanwhile, so this may pass over some, which the next tick finds.
    page = await reads.find(
      accounts,
      { status: 'pending', registered_at: { $lte: registeredUntil } },
      { sort: { registered_at: 1 }, limit: PAGE, skip: seen },
    );
    seen += page.length;
    for (const { _id: userId, registered_at } of page) {
      try {
        await expire(userId, Date.parse(registered_at) + LIFETIME_MS);
      } catch (error) {
        onFailure(userId, error);
      }
    }
  } while (page.length === PAGE);
};
