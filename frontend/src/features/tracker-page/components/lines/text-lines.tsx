import { Box } from '@mui/material';
import { Fragment, useMemo } from 'react';
import { chipsOfItem, type Chip } from '#wording/remark-chips';
import { now } from '#shared/time/clock';
import { ChangeLabel } from '#features/evidence/published/change-label';
import { EvidenceBadge } from '#features/evidence/published/evidence-badge';
import type { Line, TrackerSource } from '#features/trackers/api/tracker';
import { formatLine } from '#features/trackers/published/format-line';
import { lineAnchor } from '#features/trackers/published/line-path';
import { isTitleLine, groupItems, type TextItem } from '../../items';
import { getRemarkFormat } from '../../remark-format';
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
  written?: boolean;
  /** Lines to mark as news, by their text. */
  fresh?: ReadonlyMap<string, Line>;
}

const noLines: ReadonlyMap<string, Line> = new Map();

/** A researched text as items, one per page, with badges and the sources next to them. */
export const TextLines = ({ lines, sources, written = false, fresh = noLines }: TextLinesProps) => {
  const items = useMemo(() => groupItems(lines, sources, { byPage: !written }), [lines, sources, written]);
  return (
    <>
      <CitedGrid>
        {items.map((item, index) => {
          const heading = headingBefore(items, index, written);
          return (
            <Fragment key={index}>
              {heading !== null && (
                <Box component="h3" sx={{ gridColumn: 1, typography: 'label', color: 'quiet', mb: 3 }}>
                  {heading}
                </Box>
              )}
              <TextItem item={item} sources={sources} fresh={fresh} written={written} />
            </Fragment>
          );
        })}
      </CitedGrid>
      <SourceButtons sources={sources} shown={items.flatMap(({ notes }) => notes)} />
    </>
  );
};

/** The heading before the first past item; past items come last. */
const headingBefore = (items: readonly TextItem[], at: number, written: boolean): string | null => {
  const sectionHeading = (item: TextItem | undefined): string | null =>
    item === undefined
      ? null
      : item.past
        ? trackerPageTexts().earlier
        : written
          ? (item.lines[0]?.heading ?? null)
          : null;
  const own = sectionHeading(items[at]);
  return own === sectionHeading(items[at - 1]) ? null : own;
};

interface TextItemProps {
  item: TextItem;
  sources: readonly TrackerSource[];
  fresh: ReadonlyMap<string, Line>;
  written: boolean;
}

const TextItem = ({
  item: { source, headline, mentionCount, notes, lines },
  sources,
  fresh,
  written,
}: TextItemProps) => {
  const page = source === null ? undefined : sources[source - 1];
  const { common, ofLine } = chipsOfItem(lines, getRemarkFormat(now()), ['told_before']);
  return (
    <CitedRow notes={notes} sources={sources}>
      <PageItem
        level="h3"
        headline={headline}
        source={page}
        mentionCount={mentionCount}
        chips={<RemarkChips chips={common} sources={sources} />}
      >
        {lines.map((line) => (
          <TextLine
            key={line.text}
            line={line}
            news={fresh.get(line.text)}
            sources={sources}
            chips={ofLine(line)}
            titled={isTitleLine(line, page)}
            quoted={written && line.by === undefined}
          />
        ))}
      </PageItem>
    </CitedRow>
  );
};

interface TextLineProps {
  line: Line;
  /** An unread update's line about the same finding. */
  news: Line | undefined;
  sources: readonly TrackerSource[];
  chips: readonly Chip[];
  /** Whether it is its page's title. */
  titled: boolean;
  /** Whether it is quoted: a source's own words among a model's. */
  quoted: boolean;
}

const TextLine = ({ line, news, sources, chips, titled, quoted }: TextLineProps) => {
  const { text, sources: cited, remarks } = line;
  const over = remarks.some(({ kind }) => kind === 'no_longer_holds');
  const words = formatLine(line, { quoted });
  const anchor = lineAnchor({ claim_id: line.claim_id, update_id: null });
  useScrollToHash(anchor);
  return (
    <LineFeedbackControls source={cited.length === 1 ? sources[(cited[0] ?? 0) - 1] : undefined}>
      {() => (
        <Box id={line.claim_id === null ? undefined : anchor} sx={[lineSx, targetLineSx]}>
          <Box component="p" dir="auto" sx={{ typography: titled ? 'h3' : 'reading', textWrap: 'pretty' }}>
            {news !== undefined && (
              <Box component="span" sx={{ mr: '6px' }}>
                <ChangeLabel kind={news.kind} text={news.text} was={news.was} />
              </Box>
            )}
            {over ? (
              <Box component="del" sx={overSx}>
                {words}
              </Box>
            ) : (
              words
            )}
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

const overSx = { color: 'quiet', textDecorationColor: 'rule' };
