import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { withElement } from '#shared/language/with-element';
import { commonTexts } from '#shared/texts/common';
import { pageTexts } from '#shared/texts/pages';
import { widths } from '#shared/theme/tokens';
import { PageHeader } from '#shared/ui/page-header';
import { EmptyState } from '#shared/ui/states/empty-state';
import { QueryView } from '#shared/ui/states/query-view';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import type { User } from '#features/accounts/api/get-user';
import { useAccountForForms } from '#features/accounts/published/use-account-for-forms';
import { type Organisation, organisationQuery } from '../api/organisation';
import { MemberList } from '../components/member-list';
import { SharedTrackers } from '../components/shared-trackers';
import { organisationTexts } from '../texts/organisation';

/** The Dashboard of an organisation's people: who they are, and what they track in public. */
export const OrganisationPage = () => {
  const { data: user } = useAccountForForms();
  return (
    <QueryView
      query={organisationQuery}
      contentName={organisationTexts().yourOrganisation}
      loading={
        <Box role="status" aria-label={commonTexts().loading} sx={{ maxWidth: widths.form }}>
          <SkeletonLines lines={[40, 20, 90, 70, 80]} height={20} />
        </Box>
      }
    >
      {(organisation) =>
        organisation.org_name === null ? (
          <NoOrganisation />
        ) : (
          <OrganisationContent {...organisation} name={organisation.org_name} user={user} />
        )
      }
    </QueryView>
  );
};

interface OrganisationContentProps extends Pick<Organisation, 'members' | 'trackers'> {
  name: string;
  user: User | undefined;
}

const OrganisationContent = ({ name, members, trackers, user }: OrganisationContentProps) => (
  <>
    <PageHeader title={name} description={organisationTexts().memberCount(members.length)} />
    {user?.role === 'applicant' && (
      <Box component="p" sx={{ mb: 6 }}>
        {withElement(organisationTexts().applicationIn, <Link to="/portal">{organisationTexts().portal}</Link>)}
      </Box>
    )}
    <Box sx={columnsSx}>
      <SharedTrackers trackers={trackers} members={members} />
      <MemberList members={members} ownId={user?.user_uid} />
    </Box>
  </>
);

const NoOrganisation = () => (
  <>
    <PageHeader title={pageTexts().dashboard} />
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
