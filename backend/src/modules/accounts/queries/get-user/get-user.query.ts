import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { type Refusal, refuse } from '#kernel/decider';
import { CLOCK } from '#platform/clock';
import { type Config, CONFIG } from '#platform/config/config';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { dailyTimeOn } from '../../domain/email-time';
import { type Allowance, allowanceOf } from './allowance-of';
import { type AccountDocument, accounts } from '#projections/accounts/accounts/accounts.projection';

export interface UserView {
  readonly account: AccountDocument & { readonly email: string; readonly activated_at: string };
  /** When the daily mail is sent today, HH:MM UTC. */
  readonly emailTime: string;
  readonly allowance: Allowance;
}

/** The signed-in user, with the usage and limits of their plan. */
export class GetUser extends Query<UserView | Refusal> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetUser)
export class GetUserHandler implements IQueryHandler<GetUser> {
  constructor(
    @Inject(READ_STORE) private readonly documents: ReadStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ userId }: GetUser): Promise<UserView | Refusal> {
    const account = await this.documents.get(accounts, userId);
    // An account without an address was just erased, which the read model does not show yet.
    const email = account?.email ?? null;
    const activatedAt = account?.activated_at ?? null;
    if (account?.status !== 'active' || email === null || activatedAt === null)
      return refuse('AUTH_REQUIRED', 'Please sign in.');
    const allowance = await allowanceOf(this.documents, this.config, userId);
    const { email_time: time, email_time_set_at: setAt, timezone } = account;
    const emailTime = dailyTimeOn({ time, setAt: new Date(setAt), timezone }, this.clock.now());
    return { emailTime, account: { ...account, email, activated_at: activatedAt }, allowance };
  }
}
