import { Box } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { widths } from '#shared/theme/tokens';
import type { Tracker } from '#features/trackers/api/tracker';
import { OVERVIEW_ANCHOR } from '#features/trackers/published/last-news';
import { WrittenBy } from '../published/written-by';
import { collectTexts } from '../text-items';
import { trackerPageTexts } from '../texts/page';
import { railColumns, RAIL_GAP } from './lines/cited-grid';
import { StruckLines } from './lines/struck-lines';
import { TextLines } from './lines/text-lines';
import { MoreFindings } from './timeline/more-findings';

interface TrackerOverviewProps {
  tracker: Tracker;
  /** The lines that are new to the reader. */
  newLines: ComponentProps<typeof TextLines>['newLines'];
}

/** What a tracker has found, as its lines with their sources. */
export const TrackerOverview = ({ tracker, newLines }: TrackerOverviewProps) => {
  const { other_languages, written } = tracker;
  const texts = trackerPageTexts();
  const [showsQuotesOnly, setShowsQuotesOnly] = useState(false);
  return (
    <Box component="section" aria-labelledby={OVERVIEW_ANCHOR}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: railColumns,
          columnGap: RAIL_GAP,
          mb: 3,
          typography: 'label',
          color: 'quiet',
        }}
      >
        <Box component="h2" id={OVERVIEW_ANCHOR} sx={{ font: 'inherit' }}>
          {texts.overview}
        </Box>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {texts.sources}
        </Box>
        {tracker.sources.length > 0 && (
          <Box component="p" data-screen-only sx={{ display: { lg: 'none' }, typography: 'body2' }}>
            {texts.numbersShowQuotes}
          </Box>
        )}
      </Box>
      {other_languages && (
        <Box component="p" sx={{ typography: 'body2', color: 'quiet', mb: 4 }}>
          {texts.otherLanguages}
        </Box>
      )}
      {written !== null && (
        <Box sx={{ maxWidth: widths.measure, mb: 5 }}>
          <WrittenBy
            model={written.model}
            toggle={{ quotesOnly: showsQuotesOnly, onToggle: () => setShowsQuotesOnly(!showsQuotesOnly) }}
          />
        </Box>
      )}
      <TextLines
        lines={showsQuotesOnly && written !== null ? written.quoted : tracker.lines}
        sources={tracker.sources}
        isModelWritten={written !== null && !showsQuotesOnly}
        newLines={newLines}
      />
      {tracker.lines.length === 0 && <p>{texts.allRemoved}</p>}
      <StruckLines feedback={tracker.feedback} />
      <MoreFindings
        trackerId={tracker.tracker_id}
        runId={null}
        count={tracker.more}
        shown={collectTexts(written?.quoted ?? tracker.lines, tracker.sources)}
      />
    </Box>
  );
};
