import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type Refusal, refuse } from '../../../../kernel/decider';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store';
import type { AccountDocument } from '../../../../../../projections/accounts/accounts/account.document';
import type { AllowanceDocument } from '../../../../../../projections/trackers/allowances/allowance.document';
import { GetUser, type UserView } from './get-user.query';

@QueryHandler(GetUser)
export class GetUserHandler implements IQueryHandler<GetUser> {
  constructor(
    @Inject(READ_STORE) private readonly documents: ReadStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ userId }: GetUser): Promise<UserView | Refusal> {
    const account = await this.documents.get<AccountDocument>('accounts', userId);
    // Without an address the person was erased this moment, and the read model is about to show it.
    const email = account?.email ?? null;
    if (account?.status !== 'active' || email === null) return refuse('AUTH_REQUIRED', 'Please sign in.');
    const used = await this.documents.get<AllowanceDocument>('allowances', userId);
    const { free } = this.config.plans;
    const allowance = {
      tracker_count: used?.tracker_count ?? 0,
      day_tracker_count: used?.day_tracker_count ?? 0,
      total_tracker_limit: used?.total_tracker_limit ?? free.trackers,
      day_tracker_limit: used?.day_tracker_limit ?? free.daily,
    };
    return { account: { ...account, email }, allowance };
  }
}
