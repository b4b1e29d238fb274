import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { widths } from '#shared/theme/tokens';
import { SectionLabel } from '#shared/ui/section-label';
import { QueryView } from '#shared/ui/states/query-view';
import { agencyQuery } from '#features/agencies/api/executive-branch';
import { AgencyRecord } from '#features/agencies/published/agency-overview';
import { agencyPath } from '#features/agencies/published/agency-path';
import { tariffDataQuery } from '#features/tariffs/api/get-tariff-data';
import { CountryDocuments, CountryFigures } from '#features/tariffs/published/country-figures';
import { tariffsPath } from '#features/tariffs/published/use-chosen-country';
import type { Tracker } from '#features/trackers/api/tracker';
import { LatestUpdate } from '#features/trackers/published/latest-update';
import { PublicLines } from '#features/trackers/published/public-lines';
import { SubjectChat } from '../components/subject-chat';
import { recordTexts } from '../texts/record';

interface SubjectRecordProps {
  subject: NonNullable<Tracker['subject']>;
  uid: string;
  /** Set if the last news is shown elsewhere on the page. */
  hasUpdateElsewhere: boolean;
}

/** The record of a country or an agency, on the page of its tracker. */
export const SubjectRecord = ({ subject, uid, hasUpdateElsewhere }: SubjectRecordProps) => (
  <Box sx={{ ...besideSx, mt: hasUpdateElsewhere ? 8 : 0 }}>
    <Box component="section" aria-labelledby="on-record" sx={{ minWidth: 0 }}>
      <SectionLabel id="on-record" mb={3}>
        {recordTexts().onRecord}
      </SectionLabel>
      {subject.kind === 'country' ? <CountryOnRecord code={subject.key} /> : <AgencyOnRecord slug={subject.key} />}
      {!hasUpdateElsewhere && (
        <Box sx={{ mt: 6 }}>
          <LatestUpdate uid={uid} />
        </Box>
      )}
    </Box>
    <SubjectChat subject={subject} />
  </Box>
);

const besideSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${widths.measure}px) minmax(272px, 1fr)` },
};

const skeleton = { lines: [70, 90, 60], height: 16 };

const CountryOnRecord = ({ code }: { code: string }) => (
  <QueryView query={tariffDataQuery} contentName={recordTexts().itsTariffs} skeleton={skeleton}>
    {({ trackers, collection }) => {
      const item = trackers.find(({ country_code }) => country_code === code);
      return (
        <>
          {item === undefined ? (
            <p>{recordTexts().noTariff}</p>
          ) : (
            <>
              <Box sx={{ display: 'grid', gap: 4, mb: 5, '&:empty': { display: 'none' } }}>
                <PublicLines uid={item.uid} />
                <CountryDocuments item={item} />
              </Box>
              <CountryFigures item={item} collection={collection} />
            </>
          )}
          <MoreLink to={tariffsPath(code)}>{recordTexts().onTariffMap}</MoreLink>
        </>
      );
    }}
  </QueryView>
);

const AgencyOnRecord = ({ slug }: { slug: string }) => (
  <QueryView query={agencyQuery(slug)} contentName={recordTexts().theAgency} skeleton={skeleton}>
    {(agency) => (
      <Box sx={{ display: 'grid', gap: 4 }}>
        <AgencyRecord agency={agency} />
        <MoreLink to={agencyPath(slug)}>{recordTexts().onBranchMap}</MoreLink>
      </Box>
    )}
  </QueryView>
);

const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Box component="p" sx={{ typography: 'body2', mt: 3 }}>
    <Link to={to}>{children}</Link>
  </Box>
);
