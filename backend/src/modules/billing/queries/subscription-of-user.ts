import type { ExportedPart } from '#platform/export/contributions';
import type { ReadStore } from '#platform/read-store/read-store';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';

/** For the export of an account. */
export const subscriptionOfUser = (reads: ReadStore): readonly ExportedPart[] => [
  {
    name: 'subscription',
    async *rowsOf(userId) {
      const found = await reads.get(subscriptions, userId);
      if (found === undefined) return;
      const { _id, ...subscription } = found;
      yield subscription;
    },
  },
];
