import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { alsoReportedBy } from '#wording/week-words';
import { withElement } from '#shared/language/with-element';
import { now } from '#shared/time/clock';
import { longDate, shortDate } from '#shared/time/format-time';
import { bareHost } from '#features/evidence/published/bare-host';
import { ChangeLabel } from '#features/evidence/published/change-label';
import { changeMark } from '#features/evidence/published/change-mark';
import { EvidenceBadge } from '#features/evidence/published/evidence-badge';
import { getSite } from '#features/evidence/published/get-site';
import { Struck } from '#features/evidence/published/struck';
import { updateAnchor } from '#features/trackers/published/last-news';
import { trackerPath } from '#features/trackers/published/tracker-path';
import type { WeekLine } from '../api/get-folder-week';
import { weekTexts } from '../texts/week';

/** Path to the update on the tracker's page, or to its overview at the top. */
const pathTo = ({ tracker_id, update_id }: WeekLine['told']): string =>
  update_id === null ? trackerPath(tracker_id) : `${trackerPath(tracker_id)}#${updateAnchor({ id: update_id })}`;

interface WeekLineProps {
  line: WeekLine;
  /** Number on the badge. */
  n: number;
  /** Set next to a line that differs from it, which tells more than the kind of line would. */
  isSide?: boolean;
  /** Whether to name its tracker, whose title does not stand above it. */
  namesTracker: boolean;
}

/** A line of the week with its badge, and where and when it was read, which leads to the update that it is from. */
export const WeekLineText = ({ line, n, isSide = false, namesTracker }: WeekLineProps) => {
  const texts = weekTexts();
  const { kind, text, title, was, source, told } = line;
  const also = alsoReportedBy(line, bareHost);
  const day = source.published_on ?? told.told_at;
  const mark = changeMark(kind, text, was ?? undefined);
  const showsEarlier = was !== null && kind === 'changed' && !('from' in mark && mark.from !== undefined);
  return (
    <>
      {title !== null && (
        <Box component="p" dir="auto" sx={{ typography: 'body2', color: 'quiet' }}>
          {texts.fromPage(source.headline)}
        </Box>
      )}
      <Box component="p" dir="auto" sx={{ typography: 'reading', textWrap: 'pretty', overflowWrap: 'anywhere' }}>
        {kind !== 'new' && !isSide && (
          <>
            <ChangeLabel kind={kind} text={text} was={was ?? undefined} />{' '}
          </>
        )}
        {text}
        <EvidenceBadge n={n} source={source} line={text} />
      </Box>
      {showsEarlier && (
        <Box component="p" dir="auto" sx={{ typography: 'body2', color: 'quiet' }}>
          {withElement(texts.previously, <Struck>{was}</Struck>)}
        </Box>
      )}
      <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: '2px', overflowWrap: 'anywhere' }}>
        {getSite(source)} ·{' '}
        <Box component={Link} to={pathTo(told)} dir="auto" sx={linkSx}>
          <time dateTime={day} title={longDate(day)}>
            {shortDate(day, now())}
          </time>
          {namesTracker && ` · ${told.display_title}`}
        </Box>
        {also.length > 0 && texts.alsoIn(also)}
      </Box>
    </>
  );
};

const linkSx = { color: 'inherit', textDecorationColor: 'currentcolor', '&:hover': { color: 'accent' } };
