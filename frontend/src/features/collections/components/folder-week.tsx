import { Box, type Theme } from '@mui/material';
import { Fragment, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { QueryResult } from '#shared/api/query-result';
import { pageTexts } from '#shared/texts/pages';
import { now } from '#shared/time/clock';
import { shortDate } from '#shared/time/format-time';
import { ResultView } from '#shared/ui/states/result-view';
import { TextButton } from '#shared/ui/text-button';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { type CollectionItem, mayHaveNews } from '../api/get-folder';
import type { WeekOfFolder, WeekItem } from '../api/get-folder-week';
import {
  type OfTracker,
  byTracker,
  inOrder,
  takeFirst,
  hasPublished,
  countLines,
  countWeekLines,
} from '../first-of-week';
import { listTexts } from '../texts/list';
import { weekTexts } from '../texts/week';
import { WeekLineText } from './week-line';

/** Lines shown above the trackers until the list is expanded. */
const MAX_SHOWN_LINES = 4;

interface FolderWeekProps {
  week: WeekOfFolder;
  items: readonly CollectionItem[];
  /** Whether it is the week of all trackers, whose name is that of the page. */
  isRoot?: boolean;
}

interface FolderWeekSectionProps {
  /** Id of the folder; null for the root. */
  id: string | null;
  week: QueryResult<WeekOfFolder>;
  items: readonly CollectionItem[];
}

/** The week of a folder above its items. The page waits for it, so that they are not pushed down. */
export const FolderWeekSection = ({ id, week, items }: FolderWeekSectionProps) =>
  items.some(mayHaveNews) && (
    <ResultView result={week} contentName={listTexts().weeksNews} compact loading={null}>
      {(loaded) => <FolderWeek key={id} week={loaded} items={items} isRoot={id === null} />}
    </ResultView>
  );

/** The last seven days' news from the trackers of a folder; a single line if there is none. */
export const FolderWeek = ({ week, items, isRoot = false }: FolderWeekProps) => {
  const texts = listTexts();
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const listId = useId();
  const name = isRoot ? pageTexts().trackers : week.collection.name;
  const lines = countWeekLines(week);
  if (lines === 0)
    return (
      <Box component="p" sx={{ color: 'quiet', mb: 5 }}>
        {hasPublished(items, week) ? texts.noDatedNews(name) : texts.nothingNewThisWeek(name)}
      </Box>
    );
  const first = takeFirst(week.groups, MAX_SHOWN_LINES);
  const hiddenCount = lines - countWeekLines({ groups: first });
  const groups = isOpen || hiddenCount <= 1 ? inOrder(week.groups) : first;
  let before = 0;
  return (
    <Box component="section" aria-labelledby={titleId} sx={sectionSx}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px', mb: 3 }}>
        <Box component="h2" id={titleId} dir="auto" sx={{ typography: 'label', color: 'ink' }}>
          {weekTexts().title(name)}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
          {texts.fromTo(shortDate(week.from, now()), shortDate(week.to, now()))}
        </Box>
      </Box>
      <Box id={listId}>
        {groups.map(({ heading, items }) => {
          const trackers = byTracker(items).map((each) => {
            const from = before;
            before += countLines(each.items);
            return { ...each, from };
          });
          return (
            <Fragment key={heading}>
              {heading !== null && (
                <Box component="h3" dir="auto" sx={headingSx}>
                  {heading}
                </Box>
              )}
              <Box component="ul" aria-label={heading ?? undefined} sx={listSx}>
                {trackers.map((each) => (
                  <WeekOfTracker key={each.items[0]?.lines[0]?.text} {...each} />
                ))}
              </Box>
            </Fragment>
          );
        })}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', mt: 4, '&:empty': { mt: 0 } }}
      >
        {hiddenCount > 1 && (
          <TextButton expanded={isOpen} controls={listId} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.showLess : texts.showAllLines(lines)}
          </TextButton>
        )}
        {week.more > 0 && (isOpen || hiddenCount <= 1) && (
          <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
            {texts.moreLines(week.more)}
          </Box>
        )}
      </Box>
    </Box>
  );
};

interface WeekOfTrackerProps extends OfTracker {
  /** Number of lines above. */
  from: number;
}

/** A tracker's lines under its title. Lines of several trackers that differ each name their own. */
const WeekOfTracker = ({ tracker, items, from }: WeekOfTrackerProps) => {
  const rows = items.map((item, index) => (
    <WeekRow
      key={item.lines[0]?.text}
      item={item}
      before={from + countLines(items.slice(0, index))}
      namesTracker={tracker === null}
    />
  ));
  return (
    <Box component="li" sx={items.some(({ differs_in }) => differs_in !== null) ? { gridColumn: '1 / -1' } : undefined}>
      {tracker !== null && (
        <Box component={Link} to={trackerPath(tracker.tracker_id)} dir="auto" sx={titleSx}>
          {tracker.display_title}
        </Box>
      )}
      {rows.length === 1 ? rows : <Box sx={{ display: 'grid', gap: '14px' }}>{rows}</Box>}
    </Box>
  );
};

const titleSx = {
  display: 'block',
  mb: '4px',
  typography: 'label',
  color: 'quiet',
  textDecoration: 'none',
  '&:hover': { color: 'accent' },
};

interface WeekRowProps {
  item: WeekItem;
  before: number;
  namesTracker: boolean;
}

const WeekRow = ({ item: { differs_in, lines }, before, namesTracker }: WeekRowProps) => {
  const texts = lines.map((line, index) => (
    <Box key={line.text} sx={{ minWidth: 0 }}>
      <WeekLineText line={line} n={before + index + 1} isSide={differs_in !== null} namesTracker={namesTracker} />
    </Box>
  ));
  if (differs_in === null) return texts;
  return (
    <Box sx={differingSx}>
      <Box component="p" sx={{ typography: 'label', color: 'contradicted', mb: '4px' }}>
        {weekTexts().differing[differs_in]}
      </Box>
      <Box sx={sidesSx}>{texts}</Box>
    </Box>
  );
};

const sectionSx = {
  px: '18px',
  py: '14px',
  mb: 6,
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
};

const headingSx = { typography: 'body1', fontWeight: 600, mt: 5, mb: 2 };

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  gap: '18px 36px',
};

const differingSx = {
  // The rule is on the edge, so that both sides align with the content below.
  ml: '-18px',
  pl: '16px',
  borderLeft: '2px solid',
  borderColor: (theme: Theme) => theme.vars?.palette.contradicted,
};

const sidesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: '12px 36px',
};
