import { Query } from '@nestjs/cqrs';
import type { Refusal } from '../../../../kernel/decider';
import type { Caller } from '../../../../platform/http/caller';

export interface ValidToken {
  readonly userId: string;
  /** Address of the person acted for, where somebody acts for another. */
  readonly impersonating: string | null;
}

/** Whether the session behind an access token still stands. Refused with AUTH_REQUIRED where it was ended. */
export class ValidateToken extends Query<ValidToken | Refusal> {
  constructor(readonly caller: Caller) {
    super();
  }
}
