import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadError } from '../../../shared/ui/load-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageHeader } from '../../../shared/ui/page-header';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { useAccount } from '../../accounts/published/use-account';
import { organisationQuery } from '../api/organisation';
import { MemberList } from '../components/member-list';
import { SharedTrackers } from '../components/shared-trackers';
import { withElement } from '../../../shared/language/with-element';
import { organisationTexts } from '../texts/organisation';

/** The Dashboard of an organisation's people: who they are, and what they track in public. */
export const OrganisationPage = () => {
  const texts = organisationTexts();
  const { user } = useAccount();
  const { data, isError, refetch } = useQuery(organisationQuery);
  if (data === undefined)
    return isError ? (
      <LoadError what={texts.yourOrganisation} onRetry={() => void refetch()} />
    ) : (
      <Box role="status" aria-label={texts.loading} sx={{ maxWidth: 560 }}>
        <SkeletonLines lines={[40, 20, 90, 70, 80]} height={20} />
      </Box>
    );
  const { org_name: name, members, trackers } = data;
  if (name === null) return <NoOrganisation />;
  return (
    <>
      <PageHeader title={name} description={texts.memberCount(members.length)} />
      {user?.role === 'applicant' && (
        <Box component="p" sx={{ mb: 6 }}>
          {withElement(texts.applicationIn, <Link to="/portal">{texts.portal}</Link>)}
        </Box>
      )}
      <Box sx={columnsSx}>
        <SharedTrackers trackers={trackers} members={members} />
        <MemberList members={members} ownId={user?.user_uid} />
      </Box>
    </>
  );
};

const NoOrganisation = () => (
  <>
    <PageHeader title={organisationTexts().title} />
    <EmptyState
      title={organisationTexts().noMember}
      actions={
        <Button variant="contained" component={Link} to="/list-trackers">
          {organisationTexts().toTrackers}
        </Button>
      }
    >
      <p>{organisationTexts().howToJoin}</p>
    </EmptyState>
  </>
);

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  columnGap: 16,
  rowGap: 11,
  alignItems: 'start',
};
