import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Claim } from '../../../../../../projections/research/claims/claim.document';
import { isRefusal } from '../../../../kernel/decider';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store';
import { visibleTracker } from '../../../trackers/queries/visible-tracker';
import { evidenceView } from '../source-view';
import { GetClaims } from './claims.query';

@QueryHandler(GetClaims)
export class GetClaimsHandler implements IQueryHandler<GetClaims> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ trackerId, caller }: GetClaims) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const newest = { sort: { last_seen_at: -1, _id: -1 } } as const;
    const claims = await this.reads.find<Claim>('claims', { tracker_id: trackerId }, newest);
    return claims.map(({ _id, text, status, first_seen_at, last_seen_at, evidence }) => ({
      id: _id,
      text,
      status,
      first_seen_at,
      last_seen_at,
      evidence: evidence.map(evidenceView),
    }));
  }
}
