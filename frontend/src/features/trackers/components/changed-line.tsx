import { Box, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import type { Source } from '../../../shared/api/source';
import { longDate } from '../../../shared/time/time-words';
import { ChangeLabel } from '../../../shared/ui/evidence/change-label';
import { changeMark } from '../../../shared/ui/evidence/change-mark';
import { EvidenceBadge } from '../../../shared/ui/evidence/evidence-badge';
import type { TrackerSource, UpdateLine } from '../api/tracker';
import { LineFeedback } from './line-feedback';

interface ChangedLineProps {
  line: UpdateLine;
  source: TrackerSource | undefined;
  /** Puts the source's own words in quotation marks, among lines that a model wrote. */
  quoted?: boolean;
  /** Of the earlier claim that the line contradicts, with its number. */
  earlier?: { readonly n: number; readonly source: Source } | undefined;
  /** What stands behind the earlier claim, which then holds in part. */
  wasNote?: ReactNode;
  /** What stands behind it. */
  note?: ReactNode;
}

/** A long claim is shown as its beginning: `This notice amends …`. */
const isOrBegins = (quote: string, shown: string): boolean =>
  quote === shown || (shown.endsWith(' …') && quote.startsWith(shown.slice(0, -2)));

/** The source of the claim that a line contradicts, if the update cites it. */
export const earlierSource = <S extends Source>(
  { kind, was }: UpdateLine,
  sources: readonly S[],
): { readonly n: number; readonly source: S } | undefined => {
  const at =
    kind === 'contradicted' && was !== undefined ? sources.findIndex(({ quote }) => isOrBegins(quote, was)) : -1;
  const source = sources[at];
  return source === undefined ? undefined : { n: at + 1, source };
};

/** `From Mooring fees, May 3, 2025`: a quote that speaks of `this order` stands in an item of another page. */
const whoseWords = ({ headline, published_on }: Source): string =>
  published_on === null ? `From ${headline}` : `From ${headline}, ${longDate(published_on)}`;

/** A line of an update: its kind, what was before, and its badges. */
export const ChangedLine = ({ line, source, quoted = false, earlier, wasNote, note }: ChangedLineProps) => {
  const mark = changeMark(line.kind, line.text, line.was);
  const earlierInMark = mark.kind === 'changed' && mark.from !== undefined;
  return (
    <Box sx={lineSx}>
      <Box sx={{ pt: { sm: '3px' } }}>
        <ChangeLabel kind={line.kind} text={line.text} was={line.was} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <LineFeedback source={source}>
          {(struck) => (
            <>
              <Box component="p" dir="auto" sx={{ typography: 'reading', textWrap: 'pretty' }}>
                {line.was !== undefined && line.kind === 'contradicted' && (
                  <>
                    {earlier !== undefined && (
                      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'quiet', mb: '2px' }}>
                        {whoseWords(earlier.source)}
                      </Box>
                    )}
                    <Box component="span" sx={wasNote === undefined ? undefined : inPartSx}>
                      <Box component={wasNote === undefined ? 'del' : 'span'} sx={earlierSx}>
                        {line.was}
                      </Box>
                      {earlier !== undefined && <EvidenceBadge n={earlier.n} source={earlier.source} line={line.was} />}
                      {wasNote}
                    </Box>{' '}
                  </>
                )}
                <Box component={struck ? 'del' : 'span'} sx={struck ? { color: 'quiet' } : undefined}>
                  {quoted && line.by === undefined ? `“${line.text}”` : line.text}
                </Box>
                {source !== undefined && <EvidenceBadge n={line.source} source={source} line={line.text} />}
                {note}
              </Box>
              {line.was !== undefined && line.kind === 'changed' && !earlierInMark && (
                <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: '2px' }}>
                  Previously: <del>{line.was}</del>
                </Box>
              )}
            </>
          )}
        </LineFeedback>
      </Box>
    </Box>
  );
};

const earlierSx = {
  color: 'quiet',
  textDecorationColor: (theme: Theme) => theme.vars?.palette.contradicted,
  textDecorationThickness: '1.5px',
};

// Without a line through the earlier words, room says where the new ones begin.
const inPartSx = { display: 'block', mb: '4px' };

/** CSS pixels of the column with the kinds of the lines. */
const labelWidth = 88;
const labelGap = 16;

const lineSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${labelWidth}px minmax(0, 1fr)` },
  columnGap: `${labelGap}px`,
  '& + &': { mt: 2 },
};

/** CSS pixels from the left to the text of a line, where its kind is beside it. */
export const lineInset = labelWidth + labelGap;
