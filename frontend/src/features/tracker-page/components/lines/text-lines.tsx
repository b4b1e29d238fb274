import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Fragment, useMemo } from 'react';
import { chipsOfItem, type Chip } from '#wording/remark-chips';
import { now } from '#shared/time/clock';
import { changeMark } from '#features/evidence/published/change-mark';
import { EvidenceBadge } from '#features/evidence/published/evidence-badge';
import { Struck } from '#features/evidence/published/struck';
import type { Line, TrackerSource } from '#features/trackers/api/tracker';
import { formatLine } from '#features/trackers/published/format-line';
import { lineAnchor } from '#features/trackers/published/line-path';
import { byKind } from '../../news-order';
import { getRemarkFormat } from '../../remark-format';
import { isTitleLine, groupItems, type TextItem } from '../../text-items';
import { trackerPageTexts } from '../../texts/page';
import { targetLineSx, useScrollToHash } from '../../use-scroll-to-hash';
import { CitedGrid, CitedRow, SourceButtons } from './cited-grid';
import { EarlierFinding } from './earlier-finding';
import { LineFeedbackControls } from './line-feedback-controls';
import { PageItem } from './page-item';
import { RemarkChips } from './remark-chips';

interface TextLinesProps {
  lines: readonly Line[];
  sources: readonly TrackerSource[];
  /** Set if a model wrote some of the lines: each is then a separate item, under the text's own headings. */
  isModelWritten?: boolean;
  /** Lines to mark as news, by their text. */
  newLines?: ReadonlyMap<string, Line>;
}

const noLines: ReadonlyMap<string, Line> = new Map();

/** A researched text as items, one per page, with badges and the sources next to them. */
export const TextLines = ({ lines, sources, isModelWritten = false, newLines = noLines }: TextLinesProps) => {
  const items = useMemo(
    () => groupItems(lines, sources, { byPage: !isModelWritten }),
    [lines, sources, isModelWritten],
  );
  return (
    <>
      <CitedGrid>
        {items.map((item, index) => {
          const heading = headingBefore(items, index, isModelWritten);
          return (
            <Fragment key={index}>
              {heading !== null && (
                <Box component="h3" sx={{ gridColumn: 1, typography: 'label', color: 'quiet', mb: 3 }}>
                  {heading}
                </Box>
              )}
              <TextItem item={item} sources={sources} newLines={newLines} isModelWritten={isModelWritten} />
            </Fragment>
          );
        })}
      </CitedGrid>
      <SourceButtons sources={sources} shown={items.flatMap(({ railSources }) => railSources)} />
    </>
  );
};

/** The heading before the first past item; past items come last. */
const headingBefore = (items: readonly TextItem[], index: number, isModelWritten: boolean): string | null => {
  const sectionHeading = (item: TextItem | undefined): string | null =>
    item === undefined
      ? null
      : item.isPast
        ? trackerPageTexts().noLongerNews
        : isModelWritten
          ? (item.lines[0]?.heading ?? null)
          : null;
  const own = sectionHeading(items[index]);
  return own === sectionHeading(items[index - 1]) ? null : own;
};

interface TextItemProps {
  item: TextItem;
  sources: readonly TrackerSource[];
  newLines: ReadonlyMap<string, Line>;
  isModelWritten: boolean;
}

const TextItem = ({
  item: { source, headline, lead, mentionCount, railSources, lines },
  sources,
  newLines,
  isModelWritten,
}: TextItemProps) => {
  const page = source === null ? undefined : sources[source - 1];
  const all = lead === null ? lines : [lead, ...lines];
  const { common, ofLine } = chipsOfItem(all, getRemarkFormat(now()), ['told_before']);
  const shown = (line: Line) => (
    <TextLine
      key={line.text}
      line={line}
      news={newLines.get(line.text)}
      sources={sources}
      chips={ofLine(line)}
      isPageTitle={line === lead || isTitleLine(line, page)}
      isQuoted={isModelWritten && line.by === undefined}
    />
  );
  return (
    <CitedRow notes={railSources} sources={sources}>
      <PageItem
        level="h3"
        headline={headline}
        lead={lead && shown(lead)}
        source={page}
        mentionCount={mentionCount}
        chips={<RemarkChips chips={common} sources={sources} />}
      >
        {[...lines].sort((one, other) => byNews(newLines.get(one.text), newLines.get(other.text))).map(shown)}
      </PageItem>
    </CitedRow>
  );
};

/** Compares lines: news before the rest, and what has ended first. */
const byNews = (one: Line | undefined, other: Line | undefined): number =>
  one === undefined || other === undefined
    ? Number(one === undefined) - Number(other === undefined)
    : byKind(one, other);

interface TextLineProps {
  line: Line;
  /** An unread update's line about the same finding. */
  news: Line | undefined;
  sources: readonly TrackerSource[];
  chips: readonly Chip[];
  /** Whether it is its page's title. */
  isPageTitle: boolean;
  /** Whether it is quoted: a source's own words among a model's. */
  isQuoted: boolean;
}

const TextLine = ({ line, news, sources, chips, isPageTitle, isQuoted }: TextLineProps) => {
  const { text, sources: cited, remarks } = line;
  const noLongerHolds = remarks.some(({ kind }) => kind === 'no_longer_holds');
  const words = formatLine(line, { isQuoted });
  const anchor = lineAnchor({ claim_id: line.claim_id, update_id: null });
  useScrollToHash(anchor);
  return (
    <LineFeedbackControls source={cited.length === 1 ? sources[(cited[0] ?? 0) - 1] : undefined}>
      {() => (
        <Box id={line.claim_id === null ? undefined : anchor} sx={[lineSx, targetLineSx]}>
          <Box component="p" dir="auto" sx={{ typography: isPageTitle ? 'h3' : 'reading', textWrap: 'pretty' }}>
            {news !== undefined && <NewsDot line={news} />}
            {noLongerHolds ? <Struck>{words}</Struck> : words}
            {cited.map((n) => {
              const source = sources[n - 1];
              return source === undefined ? null : <EvidenceBadge key={n} n={n} source={source} line={text} />;
            })}
          </Box>
          <EarlierFinding line={line} sources={sources} />
          {chips.length > 0 && (
            <Box sx={{ mt: '6px' }}>
              <RemarkChips chips={chips} sources={sources} />
            </Box>
          )}
        </Box>
      )}
    </LineFeedbackControls>
  );
};

const lineSx = { '& + &, :has(> &) + :has(> &)': { mt: 3 } };

/** A dot beside a line of the overview that the news above it has; its word is read out. */
const NewsDot = ({ line: { kind, text, was } }: { line: Line }) => {
  const { label } = changeMark(kind, text, was);
  return (
    <Box component="span" title={label} sx={[dotSx, { bgcolor: kind }]}>
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
    </Box>
  );
};

const dotSx = {
  display: 'inline-block',
  width: 7,
  height: 7,
  mr: '7px',
  borderRadius: '50%',
  verticalAlign: '0.12em',
};
