import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#shared/api/problem';
import { commonTexts } from '#shared/texts/common';
import { now } from '#shared/time/clock';
import { formatMoment } from '#shared/time/format-time';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { TextButton } from '#shared/ui/text-button';
import { type DomainOffer as Offer, domainOfferQuery } from '../api/discover-domain';
import { domainOfferTexts } from '../texts/domain-offer';

interface DomainOfferProps {
  host: string;
  /** Set for a candidate's site, which is read in addition to the search. */
  isSite?: boolean;
}

/** The sources that a domain offers; looks for them at once. */
export const DomainOfferSection = ({ host, isSite = false }: DomainOfferProps) => {
  const texts = domainOfferTexts();
  const { data, error, isFetching, refetch } = useQuery(domainOfferQuery(host, isSite));
  return (
    <Box role="status" sx={offerSx}>
      {isFetching && (isSite ? texts.lookingForPages : texts.lookingForFeeds)}
      {!isFetching && error !== null && (
        <>
          {errorMessage(error, texts.notChecked)}{' '}
          <TextButton onClick={() => void refetch()}>{commonTexts().tryAgain}</TextButton>
        </>
      )}
      {!isFetching && error === null && data !== undefined && <OfferText offer={data} />}
      {isSite && !isFetching && data !== undefined && data.status !== 'found' && ` ${texts.readByTrackers}`}
    </Box>
  );
};

const OfferText = ({ offer: { status, reason, feeds, sitemaps, pages } }: { offer: Offer }) => {
  const texts = domainOfferTexts();
  if (status === 'unreachable') return <>{texts.notRead(reason)}</>;
  if (pages !== undefined) return <>{texts.frontPage(pages)}</>;
  if (status !== 'found' || (feeds.length === 0 && sitemaps.length === 0)) return <>{texts.nothingFound(reason)}</>;
  return (
    <>
      {texts.offers(feeds.length, sitemaps.length)}
      {feeds.length > 0 && (
        <ul>
          {feeds.map(({ url, title, entries, newest_at }) => (
            <li key={url}>
              <a href={url} {...sourceLinkProps}>
                {title === '' ? url : title}
              </a>
              {newest_at === null
                ? texts.entries(entries)
                : texts.entriesSince(entries, formatMoment(newest_at, now()))}
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
