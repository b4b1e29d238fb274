import { Query } from '@nestjs/cqrs';
import type { Refusal } from '../../../../kernel/decider';
import type { AllowanceDocument } from '../../../../../../projections/trackers/allowances/allowance.document';
import type { AccountDocument } from '../../../../../../projections/accounts/accounts/account.document';

export interface UserView {
  readonly account: AccountDocument & { readonly email: string };
  readonly allowance: Omit<AllowanceDocument, '_id'> & {
    readonly total_tracker_limit: number;
    readonly day_tracker_limit: number;
  };
}

/** The person signed in, with what their plan allows and what they have used of it. */
export class GetUser extends Query<UserView | Refusal> {
  constructor(readonly userId: string) {
    super();
  }
}
