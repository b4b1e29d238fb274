import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useIsImpersonating } from '#shared/session/session';
import { commonTexts } from '#shared/texts/common';
import { pageTexts } from '#shared/texts/pages';
import { widths } from '#shared/theme/tokens';
import { AccountSection } from '#shared/ui/account-section';
import { ResultView } from '#shared/ui/states/result-view';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import type { User } from '#features/accounts/api/get-user';
import { EmailTimeField } from '#features/accounts/published/email-time';
import { PrivateReadings } from '#features/accounts/published/private-readings';
import { useHasLocalSignIn } from '#features/accounts/published/sign-in-settings';
import { useAccountForForms } from '#features/accounts/published/use-account-for-forms';
import { AudioSettings } from '#features/audio/published/audio-settings';
import { UpgradeOrManage } from '#features/billing/published/upgrade-or-manage';
import { useCheckoutOutcome } from '#features/billing/published/use-checkout-outcome';
import { Diagnosis } from '#features/conversations/published/diagnosis';
import { Channels } from '#features/delivery/published/channels';
import { OwnEmailSwitch } from '#features/delivery/published/own-email-switch';
import { SentBriefs } from '#features/delivery/published/sent-briefs';
import { RestartIntroduction } from '#features/introduction/published/restart-introduction';
import { ApiTokens } from '../components/api-tokens';
import { Impersonations } from '../components/impersonations';
import { OwnData } from '../components/own-data';
import { Password } from '../components/password/password';
import { PlanUsage } from '../components/plan-usage';
import { ProfileForm } from '../components/profile-form';
import { SecondFactor } from '../components/second-factor/second-factor';
import { Sessions } from '../components/sessions';
import { accountTexts } from '../texts/page';

/** The settings of the signed-in user. */
export const AccountPage = () => {
  const texts = accountTexts();
  const account = useAccountForForms();
  useCheckoutOutcome();
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1', pb: '19px', borderBottom: 'hairline' }}>
        {pageTexts().myAccount}
      </Box>
      <ResultView
        result={account}
        contentName={texts.account}
        loading={
          <Box role="status" aria-label={commonTexts().loading} sx={{ pt: 7, maxWidth: widths.form }}>
            <SkeletonLines lines={[30, 70, 50, 30, 80, 60]} height={18} gap={20} />
          </Box>
        }
      >
        {(user) => <Sections key={user.user_uid} user={user} />}
      </ResultView>
    </>
  );
};

const Sections = ({ user }: { user: User }) => {
  const { sections, about, seeOrganisation } = accountTexts();
  const impersonating = useIsImpersonating();
  const isLocal = useHasLocalSignIn();
  return (
    <>
      <AccountSection title={sections.profile}>
        <ProfileForm user={user} />
      </AccountSection>
      {user.org_name !== null && (
        <AccountSection title={sections.organisation}>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {user.org_name} · <Link to="/dashboard">{seeOrganisation}</Link>
          </Box>
        </AccountSection>
      )}
      <AccountSection title={sections.plan}>
        <PlanUsage user={user} />
        <Box sx={{ mt: 5 }}>
          <UpgradeOrManage user={user} />
        </Box>
      </AccountSection>
      <AccountSection title={sections.email} about={about.email}>
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <OwnEmailSwitch />
          <EmailTimeField user={user} />
        </Box>
      </AccountSection>
      {user.stripe_plan_active && (
        <AccountSection title={sections.audio} about={about.audio}>
          <AudioSettings user={user} />
        </AccountSection>
      )}
      <AccountSection title={sections.channels} about={about.channels}>
        <Channels />
      </AccountSection>
      <AccountSection title={sections.sent} about={about.sent}>
        <SentBriefs />
      </AccountSection>
      {!impersonating && <Diagnosis />}
      {!impersonating && isLocal && (
        <AccountSection title={sections.password} about={user.has_password ? about.password : undefined}>
          <Password user={user} />
        </AccountSection>
      )}
      {!impersonating && (
        <AccountSection title={sections.secondFactor} about={about.secondFactor}>
          <SecondFactor user={user} />
        </AccountSection>
      )}
      {!impersonating && (
        <AccountSection title={sections.apiTokens} about={about.apiTokens}>
          <ApiTokens />
        </AccountSection>
      )}
      <AccountSection title={sections.sessions} about={about.sessions}>
        <Sessions canEnd={!impersonating} />
      </AccountSection>
      <AccountSection title={sections.actedAsYou} about={about.actedAsYou}>
        <Impersonations />
      </AccountSection>
      <AccountSection title={sections.readYourData} about={about.readYourData}>
        <PrivateReadings />
      </AccountSection>
      {!impersonating && (
        <AccountSection title={sections.introduction} about={about.introduction}>
          <RestartIntroduction />
        </AccountSection>
      )}
      {!impersonating && (
        <AccountSection title={sections.data} about={about.data}>
          <OwnData user={user} />
        </AccountSection>
      )}
    </>
  );
};
