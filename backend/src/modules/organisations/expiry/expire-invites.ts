import type { ReadStore } from '#platform/read-store/read-store';
import { type InviteDocument, invites } from '#projections/organisations/invites/invites.projection';

const PAGE = 100;

interface ExpiryPorts {
  readonly reads: Pick<ReadStore, 'find'>;
  readonly expire: (invite: InviteDocument) => Promise<unknown>;
  /** Called for an invite that could not be expired; the others continue. */
  readonly onFailure: (userId: string, error: unknown) => void;
}

/** Expires the invites that were not used in time, the oldest first. */
export const expireInvites = async ({ reads, expire, onFailure }: ExpiryPorts, now: Date): Promise<void> => {
  const overdue = { status: 'open', expires_at: { $lte: now.toISOString() } } as const;
  let page: readonly InviteDocument[];
  let seen = 0;
  do {
    // Those that expire leave the list meanwhile, so this may pass over some, which the next tick finds.
    page = await reads.find(invites, overdue, { sort: { expires_at: 1 }, limit: PAGE, skip: seen });
    seen += page.length;
    for (const invite of page) {
      try {
        await expire(invite);
      } catch (error) {
        onFailure(invite._id, error);
      }
    }
  } while (page.length === PAGE);
};
