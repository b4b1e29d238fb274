import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { numberFormat } from '#shared/language/locale';
import { withElement } from '#shared/language/with-element';
import { figure } from '#shared/text-format/pluralize';
import { longDate } from '#shared/time/format-time';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { bareHost } from '#features/evidence/published/bare-host';
import { TrackButton } from '#features/tracker-page/published/track-button';
import { LatestUpdate } from '#features/trackers/published/latest-update';
import type { Agency } from '../api/executive-branch';
import { DocumentsOfAgency } from '../components/documents-of-agency';
import { branchTexts } from '../texts/branch';
import { agencyPath } from './agency-path';

const dollars = numberFormat({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** A fiscal year stays as it is. */
const formatAsOf = (asOf: string): string => (asOf.startsWith('FY') ? asOf : longDate(asOf));

interface AgencyOverviewProps {
  agency: Agency;
}

/** The record of an agency, its tracker's last news, and the question that opens its chat. */
export const AgencyOverview = ({ agency }: AgencyOverviewProps) => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <TrackButton label={branchTexts().track} uid={agency.uid} size="small" />
    <AgencyRecord agency={agency} />
    <LatestUpdate uid={agency.uid} />
    <DocumentsOfAgency slug={agency.slug} />
    <p>{branchTexts().whatToKnow(agency.name)}</p>
  </Box>
);

export const AgencyRecord = ({ agency }: AgencyOverviewProps) => {
  const texts = branchTexts();
  const { description, headcount, annual_budget: budget, current_leader: leader, nominee } = agency;
  return (
    <>
      <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
        {agency.parent === null
          ? texts.kinds[agency.category]
          : withElement(
              (parent) => texts.kindOf(texts.kinds[agency.category], parent),
              <Link component={RouterLink} to={agencyPath(agency.parent.slug)} preventScrollReset>
                {agency.parent.name}
              </Link>,
            )}
      </Box>
      <Box>
        <Box component="p" sx={{ typography: 'reading' }}>
          {description.value}
        </Box>
        <SourceNote source={description.source} />
        {description.notes.map(({ value, source }) => (
          <Box key={value} sx={{ mt: 3 }}>
            <Box component="p" sx={{ typography: 'body2' }}>
              {value}
            </Box>
            <SourceNote source={source} />
          </Box>
        ))}
      </Box>
      <Box component="dl" sx={{ display: 'grid', gap: 3, m: 0 }}>
        <Figure name={texts.headcount} from={headcount} note={texts.employees}>
          {headcount && figure(headcount.value)}
        </Figure>
        <Figure name={texts.budget} from={budget} note={budget?.basis} unknown={texts.budgetUnknown}>
          {budget && dollars(budget.value)}
        </Figure>
        <Figure name={texts.leader} from={leader}>
          {leader?.value}
        </Figure>
        {nominee !== null && (
          <Figure name={texts.nominee} from={nominee} note={texts.toBe(nominee.office)}>
            {nominee.value}
          </Figure>
        )}
      </Box>
    </>
  );
};

type Source = Agency['description']['source'];

/** Links to the cited page; without one, names the source and links its publisher's site. */
const SourceNote = ({ source: { name, url, site }, date }: { source: Source; date?: string }) => (
  <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'quiet' }}>
    {date !== undefined && `${formatAsOf(date)}, `}
    {url === null && name}
    {url === null && site !== null && (
      <>
        {', '}
        <Link href={site} {...sourceLinkProps} sx={{ color: 'inherit' }}>
          {bareHost(new URL(site).host)}
        </Link>
      </>
    )}
    {url !== null && (
      <Link href={url} {...sourceLinkProps} sx={{ color: 'inherit' }}>
        {name}
      </Link>
    )}
  </Box>
);

interface FigureProps {
  name: string;
  from: { readonly as_of: string; readonly source: Source } | null;
  /** Explanation of what exactly the figure counts. */
  note?: string;
  /** Replaces an unknown figure: a missing budget is masked. */
  unknown?: string;
  children: ReactNode;
}

const Figure = ({ name, from, note, unknown = branchTexts().unknown, children }: FigureProps) => (
  <div>
    <Box component="dt" sx={{ typography: 'label', color: 'quiet' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {from === null ? (
        <Box component="span" sx={{ color: 'quiet' }}>
          {unknown}
        </Box>
      ) : (
        <>
          <Box component="span" sx={{ typography: 'cardTitle', fontVariantNumeric: 'tabular-nums' }}>
            {children}
          </Box>
          {note !== undefined && (
            <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
              {note}
            </Box>
          )}
          <SourceNote source={from.source} date={note?.includes(from.as_of) === true ? undefined : from.as_of} />
        </>
      )}
    </Box>
  </div>
);
