import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { now } from '#shared/time/clock';
import { shortDate } from '#shared/time/format-time';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { TruncatedText } from '#shared/ui/truncated-text';
import { ChangeLabel } from '#features/evidence/published/change-label';
import { EvidenceBadge } from '#features/evidence/published/evidence-badge';
import { formatOrigin } from '#features/evidence/published/format-origin';
import { Provenance, Quote } from '#features/evidence/published/quote';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { wireQuery, type WireLine } from '../api/get-wire';
import { wireTexts } from '../texts/wire';
import { wireLines } from '../wire-lines';
import { wireTitle } from '../wire-title';

interface WireProps {
  /** Number of lines. */
  count: number;
  /** Larger, with the evidence of the first line open: for pages with room to show how it works. */
  isOpen?: boolean;
  /** The trackers whose lines are shown; null: all. */
  trackerIds?: readonly string[] | null;
}

/** The newest verified lines of public trackers. */
export const Wire = ({ count, isOpen = false, trackerIds = null }: WireProps) => {
  const { data, error } = useQuery(wireQuery);
  const selected = data?.filter(({ tracker_id: id }) => trackerIds === null || trackerIds.includes(id)) ?? [];
  const lines = wireLines(selected, { count, maxLength: LINE_MAX_LENGTH });
  const isPending = !data && error === null;
  // The wire is optional on the page, so its failure is not reported.
  if (!isPending && lines.length === 0) return null;
  const title = wireTitle(
    lines.map(({ at, source }) => source.published_on ?? at),
    now(),
  );
  return (
    <Box component="section" aria-labelledby="wire-title">
      <Box
        component="h2"
        id="wire-title"
        sx={{ typography: 'label', display: 'flex', alignItems: 'center', gap: '9px', color: 'quiet' }}
      >
        {title.isLive && (
          <Box component="span" aria-hidden sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'new' }} />
        )}
        {title.text}
      </Box>
      {isPending ? (
        Array.from({ length: count }, (_none, index) => (
          <Box key={index} sx={[itemSx(isOpen), { pb: '22px' }]}>
            <SkeletonLines lines={isOpen ? [40, 96, 92, 70, 92, 60] : [40, 96, 92, 94, 70]} height={15} gap={10} />
          </Box>
        ))
      ) : (
        <Box component="ul">
          {lines.map((line, index) => (
            <WireItem
              key={`${line.tracker_id} ${line.text}`}
              line={line}
              isLarge={isOpen}
              isOpen={isOpen && index === 0}
            />
          ))}
        </Box>
      )}
    </Box>
  );
};

const itemSx = (isLarge: boolean) => ({
  py: isLarge ? '16px' : '13px',
  borderTop: 'hairline',
  '&:first-of-type': { borderTop: 0, pt: '12px' },
});

/** Characters in about four lines of the narrow column. Longer sentences are complete in the evidence card. */
const LINE_MAX_LENGTH = 150;

/** Characters of a title beside its label. */
const titleMaxLength = (isLarge: boolean): number => (isLarge ? 56 : 44);

const WireItem = ({ line, isLarge, isOpen }: { line: WireLine; isLarge: boolean; isOpen: boolean }) => (
  <Box component="li" sx={itemSx(isLarge)}>
    <Box sx={{ typography: 'body2', display: 'flex', alignItems: 'baseline', gap: '8px', color: 'quiet', minWidth: 0 }}>
      <ChangeLabel kind={line.kind} text={line.text} was={line.was} />
      <Box
        component={Link}
        to={trackerPath(line.tracker_id)}
        sx={{
          color: 'inherit',
          textDecoration: 'none',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          '&:hover': { color: 'accent' },
        }}
      >
        <TruncatedText text={line.display_title} maxLength={titleMaxLength(isLarge)} />
      </Box>
      {isLarge && (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {line.source.publisher}, {shortDate(line.source.published_on ?? line.at, now())}
        </Box>
      )}
    </Box>
    {line.title !== undefined && (
      <Box component="p" dir="auto" sx={{ typography: 'body2', color: 'quiet', mt: '3px' }}>
        {wireTexts().from} <TruncatedText text={line.title} maxLength={LINE_MAX_LENGTH} />
      </Box>
    )}
    <Box component="p" dir="auto" sx={{ typography: isLarge ? 'lead' : 'reading', position: 'relative', mt: '3px' }}>
      {isLarge ? line.text : <TruncatedText text={line.text} maxLength={LINE_MAX_LENGTH} />}
      <EvidenceBadge n={1} source={line.source} line={line.text} />
    </Box>
    {!isLarge && (
      <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: '2px' }}>
        {formatOrigin({ ...line.source, mentions: line.mentions }, now())}
      </Box>
    )}
    {isOpen && (
      <Box sx={{ mt: 3, p: '12px 14px', bgcolor: 'sheet', border: 'hairline', borderRadius: 1 }}>
        <Quote source={line.source} line={line.text} />
        <Box sx={{ mt: 2 }}>
          <Provenance source={line.source} />
        </Box>
      </Box>
    )}
  </Box>
);
