import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { actionTexts } from '#shared/texts/actions';
import { now } from '#shared/time/clock';
import { shortDate } from '#shared/time/format-time';
import { BusyButton } from '#shared/ui/busy-button';
import { MarkedText } from '#shared/ui/marked-text';
import { TruncatedText } from '#shared/ui/truncated-text';
import { whenSignedIn } from '#features/accounts/published/auth-dialog';
import { formatOrigin } from '#features/evidence/published/format-origin';
import { OriginOfLine } from '#features/evidence/published/origin-of-line';
import { openCloneDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { useToggleFollowing } from '#features/tracker-page/api/toggle-following';
import type { ExploreTracker } from '#features/trackers/api/search-trackers';
import { isCloneOnly, trackerTitle } from '#features/trackers/api/tracker';
import { linePath } from '#features/trackers/published/line-path';
import { formatNewsFreshness } from '#features/trackers/published/older-news';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { byCategory, UNCATEGORIZED } from '../by-category';
import { exploreTexts } from '../texts/page';

interface TrackersByCategoryProps {
  trackers: readonly ExploreTracker[];
  /** The order of categories; null for that of their first trackers. */
  categories: readonly string[] | null;
}

/** Public trackers with a line that matches the search, in the order of the results. */
export const TrackersByLine = ({ trackers }: Pick<TrackersByCategoryProps, 'trackers'>) => (
  <CategoryGroup title={exploreTexts().matching} trackers={trackers} />
);

/**
 * Public trackers by category, each with its newest line and a button to follow it, or to clone a recorded one. The
 * reader’s own trackers have a label instead.
 */
export const TrackersByCategory = ({ trackers, categories }: TrackersByCategoryProps) => {
  const groups = byCategory(trackers, categories);
  return (
    <>
      {groups.map(([category, members]) => (
        <CategoryGroup
          key={category}
          title={category === UNCATEGORIZED && groups.length === 1 ? null : exploreTexts().category(category)}
          trackers={members}
        />
      ))}
    </>
  );
};

/** Untitled if it is the only group and has no category. */
const CategoryGroup = ({ title, trackers }: { title: string | null; trackers: readonly ExploreTracker[] }) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={title === null ? undefined : titleId} sx={title === null ? {} : groupSx}>
      {title !== null && (
        <Box component="h3" id={titleId} sx={{ typography: 'label', pt: { md: '15px' } }}>
          {title}
        </Box>
      )}
      <Box component="ul">
        {trackers.map((tracker) => (
          <ExploreRow key={tracker.id} tracker={tracker} />
        ))}
      </Box>
    </Box>
  );
};

const ExploreRow = ({ tracker }: { tracker: ExploreTracker }) => {
  const title = trackerTitle(tracker);
  const line = tracker.last_line || (title === tracker.tracker_description ? '' : tracker.tracker_description);
  return (
    <Box component="li" sx={rowSx}>
      <Box component={Link} to={trackerPath(tracker.id)} data-list-item dir="auto" sx={titleSx}>
        {title}
      </Box>
      {tracker.found_line !== null && <FoundLine trackerId={tracker.id} line={tracker.found_line} />}
      {tracker.found_line === null && line !== '' && (
        <Box component="p" dir="auto" sx={lineSx}>
          <TruncatedText text={line} maxLength={LINE_MAX_LENGTH} />
        </Box>
      )}
      {tracker.found_line === null && tracker.last_line !== null && tracker.last_line_origin !== null && (
        <Box sx={{ gridArea: 'origin' }}>
          <OriginOfLine origin={tracker.last_line_origin} text={tracker.last_line} />
        </Box>
      )}
      <Box component="span" sx={dateSx}>
        {tracker.recorded
          ? exploreTexts().recorded(shortDate(tracker.updated_at, now()))
          : formatNewsFreshness(tracker.updated_at, tracker.last_line_origin?.published_on ?? null, now())}
      </Box>
      {tracker.can_edit ? (
        <Box component="span" sx={ownSx}>
          {exploreTexts().yours}
        </Box>
      ) : isCloneOnly(tracker) ? (
        <CloneFromList id={tracker.id} title={title} />
      ) : (
        <FollowButton tracker={tracker} title={title} />
      )}
    </Box>
  );
};

/** The matching line, linked to its tracker's page. */
const FoundLine = ({ trackerId, line }: { trackerId: string; line: NonNullable<ExploreTracker['found_line']> }) => (
  <>
    <Box component="p" dir="auto" sx={lineSx}>
      <Box component={Link} to={linePath(trackerId, line)} sx={foundSx}>
        <MarkedText text={line.text} marks={line.marks} />
      </Box>
    </Box>
    <Box component="p" sx={{ gridArea: 'origin', typography: 'body2', color: 'quiet' }}>
      {formatOrigin({ host: line.host, published_on: line.day, mentions: null }, now())}
    </Box>
  </>
);

const CloneFromList = ({ id, title }: { id: string; title: string }) => (
  <Button
    variant="outlined"
    size="small"
    aria-label={`${actionTexts().clone}: ${title}`}
    onClick={() => whenSignedIn(() => openCloneDialog({ originalId: id, title }))}
    sx={buttonSx}
  >
    {actionTexts().clone}
  </Button>
);

const FollowButton = ({ tracker, title }: { tracker: ExploreTracker; title: string }) => {
  const { mutate: follow, isPending, optimistic } = useToggleFollowing(tracker.id);
  const following = optimistic(tracker.following);
  const label = following ? exploreTexts().following : exploreTexts().follow;
  return (
    <BusyButton
      variant="outlined"
      size="small"
      aria-label={`${label}: ${title}`}
      busy={isPending}
      onClick={() => whenSignedIn(() => follow(!following))}
      sx={[buttonSx, following && { '&&': { color: 'accent', borderColor: 'accent' } }]}
    >
      {label}
    </BusyButton>
  );
};

const buttonSx = { gridArea: 'follow', minWidth: 92, '&&': { minHeight: 28, py: '2px' } };

/** Text in place of the button, with the same width. */
const ownSx = { gridArea: 'follow', minWidth: 92, typography: 'body2', color: 'quiet', textAlign: 'center' };

const groupSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '170px minmax(0, 1fr)' },
  mb: 8,
};

/** A row whose title shares a line with the button on narrow screens, with the date last. */
const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    xs: '"title follow" "line line" "origin origin" "date date"',
    md: '"title date follow" "line date follow" "origin date follow"',
  },
  alignItems: { xs: 'start', md: 'center' },
  columnGap: 4,
  rowGap: { xs: '4px', md: 0 },
  py: '12px',
  borderBottom: 'hairline',
};

const dateSx = {
  gridArea: 'date',
  typography: 'body2',
  color: 'quiet',
  whiteSpace: 'nowrap',
  '&::first-letter': { textTransform: { xs: 'uppercase', md: 'none' } },
};

const titleSx = {
  gridArea: 'title',
  typography: 'reading',
  color: 'ink',
  textDecoration: 'none',
  '&:hover': { color: 'accent' },
};

const lineSx = { gridArea: 'line', typography: 'body2', color: 'quiet' };

const foundSx = { color: 'inherit', textDecoration: 'none', '&:hover': { color: 'accent' } };

/** Characters in one line of the wide column, and in two of a narrow one. */
const LINE_MAX_LENGTH = 96;
