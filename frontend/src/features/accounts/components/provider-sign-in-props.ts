import type { MemberType } from '../api/send-verify-email';

/** The parameters that a sign-in page came with, and its callback. */
export interface ProviderSignInProps {
  referralCode?: string;
  grant?: string;
  memberType?: MemberType;
  onSignedIn: () => void;
}
