import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { impersonations } from '#projections/accounts/impersonations/impersonations.projection';
import { impersonationDecider } from '../../domain/impersonation.decider';

export interface ImpersonationView {
  readonly id: string;
  readonly by: { readonly user_uid: string; readonly email: string | null };
  readonly reason: string | null;
  readonly started_at: string;
  readonly ended_at: string;
}

const LONGEST = 100;

/** The latest impersonations of a user, newest first. */
export class GetImpersonations extends Query<readonly ImpersonationView[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetImpersonations)
export class GetImpersonationsHandler implements IQueryHandler<GetImpersonations> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ userId }: GetImpersonations): Promise<readonly ImpersonationView[]> {
    const newest = { sort: { started_at: -1, _id: -1 }, limit: LONGEST } as const;
    const found = await this.reads.find(impersonations, { user_id: userId }, newest);
    return Promise.all(
      found.map(async ({ _id, impersonator_id, started_at, ended_at }) => {
        const by = await this.reads.get(accounts, impersonator_id);
        // The reason is personal and not in the read model.
        const state = await this.runner.stateOf(impersonationDecider, _id);
        const reason = state.status === 'absent' ? null : state.reason;
        return { id: _id, by: { user_uid: impersonator_id, email: by?.email ?? null }, reason, started_at, ended_at };
      }),
    );
  }
}
