import { Box } from '@mui/material';
import type { Chip } from '#wording/remark-chips';
import { withElement } from '#shared/language/with-element';
import { longDate } from '#shared/time/format-time';
import { ChangeLabel } from '#features/evidence/published/change-label';
import { changeMark } from '#features/evidence/published/change-mark';
import { EvidenceBadge } from '#features/evidence/published/evidence-badge';
import type { Source } from '#features/evidence/published/source';
import { Struck, struckSx } from '#features/evidence/published/struck';
import type { Line, Remark, TrackerSource } from '#features/trackers/api/tracker';
import { formatLine } from '#features/trackers/published/format-line';
import { trackerPageTexts } from '../../texts/page';
import { targetLineSx, useScrollToHash } from '../../use-scroll-to-hash';
import { EarlierFinding } from './earlier-finding';
import { LineFeedbackControls } from './line-feedback-controls';
import { RemarkChips } from './remark-chips';

interface ChangedLineProps {
  line: Line;
  sources: readonly TrackerSource[];
  /** The remarks of the line that are shown as chips here; its item shows the others. */
  chips: readonly Chip[];
  /** Quotes the source's own words among lines that a model wrote. */
  isQuoted?: boolean;
  /** Whether it stands for the headline of its page. */
  isLead?: boolean;
  /** Id of its element, if a URL may link to it. */
  anchor?: string;
}

/** Kinds of remarks that are shown by the mark before a line and the earlier words beside it. */
export const kindsShownByMark: readonly Remark['kind'][] = ['was', 'contradicts', 'told_before'];

/**
 * `From Mooring fees, May 3, 2025`. Names the page of a quote such as `this order takes effect` among lines of other
 * pages.
 */
const formatSourceOrigin = ({ headline, published_on }: Source): string =>
  published_on === null
    ? trackerPageTexts().fromPage(headline)
    : trackerPageTexts().fromPageOf(headline, longDate(published_on));

/** A line of an update: its kind, the earlier value, and its badges. */
export const ChangedLine = ({ line, sources, chips, isQuoted = false, isLead = false, anchor }: ChangedLineProps) => {
  const source = sources[(line.source ?? 0) - 1];
  const mark = changeMark(line.kind, line.text, line.was);
  useScrollToHash(anchor);
  const earlierInMark = mark.kind === 'changed' && mark.from !== undefined;
  return (
    <Box id={anchor} sx={[lineSx, targetLineSx]}>
      <Box sx={{ pt: { sm: '3px' } }}>
        <ChangeLabel kind={line.kind} text={line.text} was={line.was} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <LineFeedbackControls source={source}>
          {(struck) => (
            <>
              <Box component="p" dir="auto" sx={{ typography: isLead ? 'h3' : 'reading', textWrap: 'pretty' }}>
                <ContradictedClaim line={line} sources={sources} />
                <Box component={struck ? 'del' : 'span'} sx={struck ? struckSx : undefined}>
                  {formatLine(line, { isQuoted: isQuoted && line.by === undefined })}
                </Box>
                {source !== undefined && <EvidenceBadge n={line.source ?? 0} source={source} line={line.text} />}
              </Box>
              {line.was !== undefined && line.kind === 'changed' && !earlierInMark && (
                <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: '2px' }}>
                  {withElement(trackerPageTexts().previously, <Struck>{line.was}</Struck>)}
                </Box>
              )}
              <EarlierFinding line={line} sources={sources} />
              {chips.length > 0 && (
                <Box sx={{ mt: '6px' }}>
                  <RemarkChips chips={chips} sources={sources} />
                </Box>
              )}
            </>
          )}
        </LineFeedbackControls>
      </Box>
    </Box>
  );
};

/** The claim that a line contradicts, struck through. */
const ContradictedClaim = ({ line, sources }: Pick<ChangedLineProps, 'line' | 'sources'>) => {
  const earlier = line.remarks.find((remark) => remark.kind === 'contradicts');
  if (earlier === undefined) return null;
  const [n = 0] = earlier.sources;
  const source = sources[n - 1];
  return (
    <>
      {source !== undefined && (
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'quiet', mb: '2px' }}>
          {formatSourceOrigin(source)}
        </Box>
      )}
      <Box component="span" sx={{ display: 'block', mb: '4px' }}>
        <Struck>{earlier.quote}</Struck>
        {source !== undefined && <EvidenceBadge n={n} source={source} line={earlier.quote} />}
      </Box>
    </>
  );
};

/** Width of the column with the kinds of the lines. */
const LABEL_WIDTH_PX = 88;
const LABEL_GAP_PX = 16;

const lineSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${LABEL_WIDTH_PX}px minmax(0, 1fr)` },
  columnGap: `${LABEL_GAP_PX}px`,
  '& + &': { mt: 2 },
};

/** Distance in CSS pixels from the left to the text of a line whose kind is next to it. */
export const LINE_INSET_PX = LABEL_WIDTH_PX + LABEL_GAP_PX;
