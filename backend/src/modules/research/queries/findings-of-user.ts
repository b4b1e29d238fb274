import { trackers } from '#modules/trackers/published';
import type { ExportedPart } from '#platform/export/contributions';
import type { ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { type Overview, overviews } from '#projections/research/overviews/overviews.projection';
import { updates } from '#projections/research/updates/updates.projection';

const textOf = ({ _id, ...text }: Overview) => text;

/** The parts of an account export: overview, updates, claims and feedback of each tracker of the user. */
export const findingsOfUser = (documents: ReadStore): readonly ExportedPart[] => [
  {
    name: 'findings',
    async *rowsOf(userId) {
      for (const { _id } of await documents.find(trackers, { owner_id: userId }, { sort: { created_at: 1 } })) {
        const overview = await documents.get(overviews, _id);
        const given = await documents.get(feedback, _id);
        const published = await documents.find(updates, { tracker_id: _id }, { sort: { created_at: 1 } });
        const ledger = await documents.find(claims, { tracker_id: _id }, { sort: { first_seen_at: 1 } });
        yield {
          tracker_id: _id,
          overview: overview === undefined ? null : textOf(overview),
          updates: published.map(({ _id: id, tracker_id: _tracker, ...update }) => ({ id, ...update })),
          claims: ledger.map(({ _id: id, tracker_id: _tracker, quote_key: _key, ...claim }) => ({ id, ...claim })),
          feedback: given?.verdicts ?? {},
        };
      }
    },
  },
];
