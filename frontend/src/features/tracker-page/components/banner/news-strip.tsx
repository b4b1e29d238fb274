import { Box } from '@mui/material';
import { chipsOf, chipsOfItem } from '#wording/remark-chips';
import { widths } from '#shared/theme/tokens';
import { now } from '#shared/time/clock';
import { formatMoment } from '#shared/time/format-time';
import { SamePageLink } from '#shared/ui/same-page-link';
import type { Line, Update } from '#features/trackers/api/tracker';
import { getRemarkFormat } from '../../remark-format';
import { trackerPageTexts } from '../../texts/page';
import { newsLines } from '../../updates-since';
import { ChangedLine, kindsShownByMark } from '../lines/changed-line';
import { RemarkChips } from '../lines/remark-chips';

/** News since the reader's last visit, at the top of the page. */
export const NewsStrip = ({ updates }: { updates: readonly Update[] }) => {
  const style = getRemarkFormat(now());
  const [newest, ...others] = updates;
  // Remarks common to all lines of a single update are shown once, beside its time.
  const isOne = others.length === 0 && newest !== undefined && newest.lines.length > 1;
  const { common, ofLine } = isOne
    ? chipsOfItem(newest.lines, style, kindsShownByMark)
    : { common: [], ofLine: (line: Line) => chipsOf(line, style, kindsShownByMark) };
  const { shown, hiddenCount } = newsLines(updates);
  if (newest === undefined || shown.length === 0) return null;
  const when = formatMoment(newest.created_at, now());
  return (
    <Box component="section" aria-labelledby="news-title" sx={stripSx}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px', mb: 2 }}>
        <Box component="h2" id="news-title" sx={{ typography: 'label', color: 'ink' }}>
          {trackerPageTexts().newSinceLastVisit}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
          {others.length === 0 ? when : trackerPageTexts().updatesTheLatest(updates.length, when)}
        </Box>
        <RemarkChips chips={common} sources={newest.sources} />
      </Box>
      {shown.map(({ line, update: { id, sources } }) => (
        <ChangedLine key={`${id} ${line.text}`} line={line} sources={sources} chips={ofLine(line)} />
      ))}
      {hiddenCount > 0 && (
        <Box component="p" sx={{ typography: 'body2', mt: 3 }}>
          <SamePageLink to="updates-title">{trackerPageTexts().moreInUpdates(hiddenCount)}</SamePageLink>
        </Box>
      )}
    </Box>
  );
};

const stripSx = {
  maxWidth: widths.measure,
  px: '18px',
  py: '14px',
  mb: 7,
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
};
