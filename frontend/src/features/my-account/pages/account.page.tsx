import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useImpersonating } from '../../../shared/session/session';
import { LoadError } from '../../../shared/ui/load-error';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import type { User } from '../../accounts/published/api/get-user';
import { AccountSection } from '../../../shared/ui/account-section';
import { ApiTokens } from '../components/api-tokens';
import { AudioSettings } from '../../audio/published/audio-settings';
import { Diagnosis } from '../../conversations/published/diagnosis';
import { Channels } from '../../delivery/published/channels';
import { OwnAddress } from '../../delivery/published/own-address';
import { SentBriefs } from '../../delivery/published/sent-briefs';
import { EmailTime } from '../../accounts/published/email-time';
import { OwnData } from '../components/own-data';
import { PlanUsage } from '../components/plan-usage';
import { Impersonations } from '../components/impersonations';
import { PrivateReadings } from '../../accounts/published/private-readings';
import { UpgradeOrManage } from '../../billing/published/upgrade-or-manage';
import { useCheckoutOutcome } from '../../billing/published/use-checkout-outcome';
import { RestartIntroduction } from '../../introduction/published/restart-introduction';
import { ProfileForm } from '../components/profile-form';
import { Password } from '../components/password/password';
import { Sessions } from '../components/sessions';
import { SecondFactor } from '../components/second-factor/second-factor';
import { useLocalSignIn } from '../../accounts/published/sign-in-settings';
import { useAccount } from '../../accounts/published/use-account';

/** The settings of the signed-in user. */
export const AccountPage = () => {
  const { user, isPending, refetch } = useAccount();
  useCheckoutOutcome();
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1', pb: '19px', borderBottom: '1px solid', borderColor: 'rule' }}>
        My Account
      </Box>
      {user !== undefined ? (
        <Sections key={user.user_uid} user={user} />
      ) : isPending ? (
        <Box role="status" aria-label="Loading" sx={{ pt: 7, maxWidth: 560 }}>
          <SkeletonLines lines={[30, 70, 50, 30, 80, 60]} height={18} gap={20} />
        </Box>
      ) : (
        <LoadError what="Your account" onRetry={() => void refetch()} />
      )}
    </>
  );
};

const Sections = ({ user }: { user: User }) => {
  const impersonating = useImpersonating();
  const isLocal = useLocalSignIn();
  return (
    <>
      <AccountSection title="Profile">
        <ProfileForm user={user} />
      </AccountSection>
      {user.org_name !== null && (
        <AccountSection title="Organisation">
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {user.org_name} · <Link to="/dashboard">See its members and trackers</Link>
          </Box>
        </AccountSection>
      )}
      <AccountSection title="Plan">
        <PlanUsage user={user} />
        <Box sx={{ mt: 5 }}>
          <UpgradeOrManage user={user} />
        </Box>
      </AccountSection>
      <AccountSection title="Email" about="When the daily email is sent. It keeps its local time when clocks change.">
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <OwnAddress />
          <EmailTime user={user} />
        </Box>
      </AccountSection>
      {user.stripe_plan_active && (
        <AccountSection title="Audio" about="Updates to listen to, here and as a private podcast.">
          <AudioSettings user={user} />
        </AccountSection>
      )}
      <AccountSection title="Channels" about="Where updates go besides your own address.">
        <Channels />
      </AccountSection>
      <AccountSection title="Sent" about="Your latest updates: where each went, and what came of it.">
        <SentBriefs />
      </AccountSection>
      {!impersonating && <Diagnosis />}
      {!impersonating && isLocal && (
        <AccountSection title="Password" about={user.has_password ? 'What signs you in, with your email.' : undefined}>
          <Password user={user} />
        </AccountSection>
      )}
      {!impersonating && (
        <AccountSection title="Second factor" about="Signing in then also asks for a code from your phone.">
          <SecondFactor user={user} />
        </AccountSection>
      )}
      {!impersonating && (
        <AccountSection title="API tokens" about="For programs that call the API for you.">
          <ApiTokens />
        </AccountSection>
      )}
      <AccountSection title="Sessions" about="Where you are signed in.">
        <Sessions canEnd={!impersonating} />
      </AccountSection>
      <AccountSection title="Who acted as you" about="When staff used the product as you, for at most an hour each.">
        <Impersonations />
      </AccountSection>
      <AccountSection
        title="Who read your data"
        about="When staff read your diary, your health data or your answers, and the reason that they gave."
      >
        <PrivateReadings />
      </AccountSection>
      {!impersonating && (
        <AccountSection title="Introduction" about="What a tracker is, and how to start one, in three steps.">
          <RestartIntroduction />
        </AccountSection>
      )}
      {!impersonating && (
        <AccountSection title="Your data" about="Everything that is yours, as a file.">
          <OwnData user={user} />
        </AccountSection>
      )}
    </>
  );
};
