import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { useProductName } from '#shared/hooks/use-product-name';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { usePreloadWhenIdle } from '#shared/lazy/use-preload-when-idle';
import { pageTexts } from '#shared/texts/pages';
import { EmptyState } from '#shared/ui/states/empty-state';
import { ResultView } from '#shared/ui/states/result-view';
import { AuthPageLayout } from '#features/accounts/published/auth-page-layout';
import { type InviteLink, inviteQuery } from '../api/join';
import { JoinForm, type JoinedRole } from '../components/join-form';
import { joinTexts } from '../texts/join';

const SuccessDialog = lazyDialog(() => import('#shared/ui/dialogs/success-dialog'), 'SuccessDialog');
const preloaded = [SuccessDialog];

/** Page behind an organisation's invite: the invited person chooses a password and becomes a member. */
export const JoinPage = () => {
  usePreloadWhenIdle(preloaded);
  const navigate = useNavigate();
  const product = useProductName();
  const [query] = useSearchParams();
  const link: InviteLink = { org: query.get('org') ?? '', invite: query.get('invite') ?? '' };
  const result = useQuery(inviteQuery(link));
  const invite = result.data;
  const [joined, setJoined] = useState<JoinedRole>();
  if (invite?.is_used === true) return <Navigate to="/sign-in" replace />;
  const form = (email: string | null) => <JoinForm link={link} email={email} onJoined={setJoined} />;
  return (
    <AuthPageLayout title={titleFor(invite)}>
      <ResultView
        result={result}
        skeleton={{ lines: [30, 100, 30, 100], height: 20 }}
        byErrorCode={{ NOT_FOUND: <InvalidInvite /> }}
        failed={() => form(null)}
      >
        {({ email }) => form(email)}
      </ResultView>
      {joined !== undefined && (
        <SuccessDialog
          title={joinTexts().welcome(product)}
          // The link works once, so going back to it is useless.
          onClose={() => navigate(joined === 'applicant' ? '/portal' : '/dashboard', { replace: true })}
        >
          {joinTexts().ready}
        </SuccessDialog>
      )}
    </AuthPageLayout>
  );
};

const titleFor = (invite: Schema<'Invite'> | undefined): string =>
  typeof invite?.org_name === 'string' ? joinTexts().joinNamed(invite.org_name) : joinTexts().join;

const InvalidInvite = () => (
  <EmptyState
    title={joinTexts().invalid}
    live
    actions={
      <Button variant="outlined" component={Link} to="/sign-in">
        {pageTexts().signIn}
      </Button>
    }
  />
);
