import type { MemberType } from '../api/send-verify-email';

/** The parameters of a sign-in page's URL, and its callback. */
export interface ProviderSignInProps {
  referralCode?: string;
  grant?: string;
  memberType?: MemberType;
  onSignedIn: () => void;
}
