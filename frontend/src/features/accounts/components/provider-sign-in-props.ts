import type { MemberType } from '../published/api/send-verify-email';

/** What the page of a sign-in came with, and what follows. */
export interface ProviderSignInProps {
  referralCode?: string;
  grant?: string;
  memberType?: MemberType;
  onSignedIn: () => void;
}
