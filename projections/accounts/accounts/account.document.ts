import type { Personal } from '#kernel/event-schema';
import type { GrantedRole, MemberType } from '#modules/accounts/domain/user.events';

/** An account as people see it. Times are ISO 8601 UTC; personal fields are null once the person is erased. */
export interface AccountDocument {
  readonly _id: string;
  readonly status: 'pending' | 'active' | 'erased';
  readonly email: Personal<string>;
  readonly first_name: Personal<string>;
  readonly last_name: Personal<string>;
  readonly member_type: MemberType;
  readonly roles: readonly GrantedRole[];
  /** HH:MM UTC. */
  readonly email_time: string;
  readonly include_audio: boolean;
  /** The one that others register with. */
  readonly referral_code: string;
  /** The one that this account was registered with. */
  readonly referred_by: string | null;
  readonly grant: string | null;
  readonly registered_at: string;
  readonly activated_at: string | null;
}
