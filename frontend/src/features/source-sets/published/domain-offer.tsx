import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../shared/api/problem';
import { now } from '../../../shared/time/clock';
import { formatMoment } from '../../../shared/time/format-time';
import { pluralize } from '../../../shared/text-format/pluralize';
import { TextButton } from '../../../shared/ui/text-button';
import { type DomainOffer as Offer, domainOfferQuery } from '../api/discover-domain';

interface DomainOfferProps {
  host: string;
  /** Set for a candidate's site, which is read in addition to the search. */
  isSite?: boolean;
}

/** The sources that a domain offers; looks for them at once. */
export const DomainOffer = ({ host, isSite = false }: DomainOfferProps) => {
  const { data, error, isFetching, refetch } = useQuery(domainOfferQuery(host, isSite));
  return (
    <Box role="status" sx={offerSx}>
      {isFetching && (isSite ? 'Looking for pages to read …' : 'Looking for feeds and sitemaps …')}
      {!isFetching && error !== null && (
        <>
          {errorMessage(error, 'The site could not be checked.')}{' '}
          <TextButton onClick={() => void refetch()}>Try again</TextButton>
        </>
      )}
      {!isFetching && error === null && data !== undefined && <OfferText offer={data} />}
      {isSite &&
        !isFetching &&
        data !== undefined &&
        data.status !== 'found' &&
        ' The trackers will read what the search finds, and look here again each time.'}
    </Box>
  );
};

const OfferText = ({ offer: { status, reason, feeds, sitemaps, pages } }: { offer: Offer }) => {
  if (status === 'unreachable') return <>Could not be read ({reason}).</>;
  if (pages !== undefined) return <>Its front page links {pluralize(pages, 'page')}, which will be read.</>;
  if (status !== 'found' || (feeds.length === 0 && sitemaps.length === 0))
    return <>Nothing to read was found: it {reason}.</>;
  const parts = [
    ...(feeds.length > 0 ? [pluralize(feeds.length, 'feed')] : []),
    ...(sitemaps.length > 0 ? [pluralize(sitemaps.length, 'sitemap')] : []),
  ];
  return (
    <>
      Offers {parts.join(' and ')}.
      {feeds.length > 0 && (
        <ul>
          {feeds.map(({ url, title, entries, newest_at }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener nofollow">
                {title === '' ? url : title}
              </a>
              , {pluralize(entries, 'entry', 'entries')}
              {newest_at !== null && `, the newest ${formatMoment(newest_at, now())}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const offerSx = {
  typography: 'body2',
  color: 'quiet',
  pt: '4px',
  overflowWrap: 'anywhere',
  '& a': { color: 'accent' },
};
