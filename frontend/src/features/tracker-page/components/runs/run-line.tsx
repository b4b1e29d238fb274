import { Box, ButtonBase } from '@mui/material';
import { widths } from '#shared/theme/tokens';
import { now } from '#shared/time/clock';
import { excerpt } from '#shared/ui/excerpt';
import { SamePageLink } from '#shared/ui/same-page-link';
import type { Run, Tracker } from '#features/trackers/api/tracker';
import { formatRunLine } from '#features/trackers/published/format-run';
import { isFoundOnItsDay, type LastNews, lastNews, formatLastNews } from '#features/trackers/published/last-news';
import { firstRunTexts } from '../../texts/first-run';
import { useLiveRun } from '../../use-live-run';
import { VerifiedLines } from './verified-lines';

/**
 * A line about the newest run, below the title, which opens its log; below it the lines that an active run has
 * verified.
 */
export const RunLine = ({ tracker, run: newest, onOpen }: { tracker: Tracker; run: Run; onOpen: () => void }) => {
  const run = useLiveRun(tracker.tracker_id, newest);
  const news = lastNews(tracker);
  return (
    <>
      <Box sx={lineSx}>
        <ButtonBase
          onClick={onOpen}
          title={firstRunTexts().seeRead}
          sx={{
            display: 'block',
            textAlign: 'left',
            font: 'inherit',
            color: 'quiet',
            pl: DOT_PADDING,
            py: ROW_PADDING,
            '&:hover': { color: 'ink' },
          }}
        >
          <Box
            component="span"
            aria-hidden
            sx={{
              display: 'inline-block',
              width: 7,
              height: 7,
              borderRadius: '50%',
              ml: `-${DOT_PADDING}`,
              mr: '7px',
              verticalAlign: '1px',
              bgcolor: run.state === 'failed' ? 'failed' : 'new',
            }}
          />
          {formatRunLine(run, tracker, now()).map(([text, strong], index) => (
            <Box
              component="span"
              key={index}
              sx={strong && { color: 'ink', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
            >
              {text}
            </Box>
          ))}
        </ButtonBase>
        {run.state === 'nothing_new' && news !== null && <LastNewsLink news={news} />}
      </Box>
      {run.progress !== null && run.progress.lines_checked > 0 && (
        <Box sx={{ maxWidth: widths.measure, mt: 5 }}>
          <VerifiedLines progress={run.progress} />
        </Box>
      )}
    </>
  );
};

/** About one line on a wide screen, in characters. */
const NEWS_MAX_LENGTH = 80;

/** The beginning of the news as one short phrase. */
const newsSubject = ({ text }: LastNews): string => {
  const { shown, rest } = excerpt(text, NEWS_MAX_LENGTH);
  return rest === '' ? shown : `${shown} …`;
};

/** The latest news with its time; links to its line on the page. */
const LastNewsLink = ({ news }: { news: LastNews }) => (
  <SamePageLink to={news.anchor} sx={newsSx}>
    {/* Two dates take the full width of a phone. */}
    <Box
      component="span"
      sx={{ color: 'accent', display: { xs: isFoundOnItsDay(news) ? 'inline' : 'block', sm: 'inline' } }}
    >
      {formatLastNews(news, now())}
    </Box>
    <Box component="span" sx={{ display: { xs: isFoundOnItsDay(news) ? 'inline' : 'none', sm: 'inline' } }}>
      {' · '}
    </Box>
    <Box component="span" dir="auto">
      {newsSubject(news)}
    </Box>
  </SamePageLink>
);

/** Width of the mark and its margin, so that all rows begin in line with the first row's words. */
const DOT_PADDING = '14px';
/** Makes a row tall enough for a finger. */
const ROW_PADDING = '1px';

/** Side by side if both fit, else the news on a separate line. */
const lineSx = {
  display: { xs: 'block', lg: 'flex' },
  alignItems: 'baseline',
  columnGap: '20px',
  mt: '10px',
};

const newsSx = {
  display: 'block',
  flex: '1 1 0',
  py: ROW_PADDING,
  ml: { xs: DOT_PADDING, lg: 0 },
  minWidth: 240,
  maxWidth: widths.measure,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'quiet',
  textDecoration: 'none',
  '&:hover': { color: 'ink', textDecoration: 'underline' },
};
