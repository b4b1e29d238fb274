import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { widths } from '#shared/theme/tokens';
import { ExpandButton } from '#shared/ui/expand-button';
import { TextButton } from '#shared/ui/text-button';
import type { Update } from '#features/trackers/api/tracker';
import { updateAnchor } from '#features/trackers/published/last-news';
import { lineAnchor } from '#features/trackers/published/line-path';
import { UpdateLines } from '../../published/update-lines';
import { WrittenBy } from '../../published/written-by';
import { collectTexts } from '../../text-items';
import { firstRunTexts } from '../../texts/first-run';
import { trackerPageTexts } from '../../texts/page';
import { useScrollToHash } from '../../use-scroll-to-hash';
import { LINE_INSET_PX } from '../lines/changed-line';
import { MoreFindings } from './more-findings';
import { timelineRowSx } from './timeline-row-sx';
import { UpdateFeedback } from './update-feedback';

interface UpdateItemProps {
  trackerId: string;
  update: Update;
  /** Its day, with the time if there are several on it. */
  when: string;
  onOpenRun: (runId: string) => void;
  /**
   * Whether it is collapsed at first, until the reader expands it or the URL names it. Later changes don’t collapse it.
   */
  startsFolded?: boolean;
}

/** Whether the URL's hash names an update or one of its lines. */
const isNamed = ({ id, lines }: Update, hash: string): boolean =>
  [updateAnchor({ id }), ...lines.map(({ claim_id }) => lineAnchor({ claim_id, update_id: id }))].includes(
    hash.slice(1),
  );

/** Number of distinct pages that the lines cite. Later remarks may cite further pages, which do not count. */
const countCitedPages = ({ lines, sources }: Update): number => {
  const cited =
    lines.length === 0 ? sources : lines.flatMap((line) => line.sources.flatMap((n) => sources[n - 1] ?? []));
  return new Set(cited.map(({ url }) => url)).size;
};

/** Texts and quotes of its lines and chips; all other findings count as "more". */
const shownTexts = ({ lines, sources }: Update): ReadonlySet<string> => {
  const chips = lines.flatMap(({ remarks }) => remarks.flatMap((remark) => remark.sources));
  return new Set([...collectTexts(lines, sources), ...chips.flatMap((n) => sources[n - 1]?.quote ?? [])]);
};

export const UpdateItem = ({ trackerId, update, when, onOpenRun, startsFolded = false }: UpdateItemProps) => {
  const { hash } = useLocation();
  const [isExpanded, setIsExpanded] = useState(() => !startsFolded || isNamed(update, hash));
  const [lastHash, setLastHash] = useState(hash);
  if (hash !== lastHash) {
    setLastHash(hash);
    if (isNamed(update, hash)) setIsExpanded(true);
  }
  const bodyId = useId();
  const { lines, more, written } = update;
  const anchor = updateAnchor(update);
  const texts = trackerPageTexts();
  const pages = countCitedPages(update);
  useScrollToHash(anchor);
  return (
    <Box component="article" id={anchor} aria-label={texts.updateOf(when)} sx={timelineRowSx}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'baseline',
          columnGap: 2,
          maxWidth: widths.measure,
          mb: isExpanded ? 3 : 0,
        }}
      >
        <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px' }}>
          <Box component="h3" sx={{ typography: 'body1', fontWeight: 600 }}>
            <time dateTime={update.created_at}>{when}</time>
          </Box>
          <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
            {lines.length > 0 ? texts.findingsFrom(lines.length, pages) : texts.sourceCount(pages)}
          </Box>
        </Box>
        {isExpanded && <UpdateFeedback update={update} />}
        <ExpandButton
          data-list-item
          label={texts.updateOf(when)}
          expanded={isExpanded}
          controls={bodyId}
          onToggle={() => setIsExpanded(!isExpanded)}
        />
      </Box>
      <Box id={bodyId} hidden={!isExpanded}>
        {written !== null && (
          <Box sx={{ maxWidth: widths.measure, pl: { sm: `${LINE_INSET_PX}px` }, mb: 4 }}>
            {written.title !== null && (
              <Box component="h4" dir="auto" sx={{ typography: 'h2', textWrap: 'balance' }}>
                {written.title}
              </Box>
            )}
            <WrittenBy model={written.model} />
          </Box>
        )}
        <UpdateLines update={update} arrivingAt={update.id} />
        <Box sx={{ pl: { sm: `${LINE_INSET_PX}px` } }}>
          <MoreFindings trackerId={trackerId} runId={update.run_id} count={more} shown={shownTexts(update)} />
          <Box sx={{ typography: 'body2' }}>
            <TextButton onClick={() => onOpenRun(update.run_id)}>{firstRunTexts().seeRead}</TextButton>
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
