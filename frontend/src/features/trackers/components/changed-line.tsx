import { Box } from '@mui/material';
import type { Source } from '../../../shared/api/source';
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
}

/** The source of the claim that a line contradicts, if the update cites it. */
export const earlierSource = <S extends Source>(
  { kind, was }: UpdateLine,
  sources: readonly S[],
): { readonly n: number; readonly source: S } | undefined => {
  const at = kind === 'contradicted' ? sources.findIndex(({ quote }) => quote === was) : -1;
  const source = sources[at];
  return source === undefined ? undefined : { n: at + 1, source };
};

/** A line of an update: its kind, what was before, and its badges. */
export const ChangedLine = ({ line, source, quoted = false, earlier }: ChangedLineProps) => {
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
                    <Box
                      component="del"
                      sx={{
                        color: 'quiet',
                        textDecorationColor: (theme) => theme.vars?.palette.contradicted,
                        textDecorationThickness: '1.5px',
                      }}
                    >
                      {line.was}
                    </Box>
                    {earlier !== undefined && (
                      <EvidenceBadge n={earlier.n} source={earlier.source} line={line.was} />
                    )}{' '}
                  </>
                )}
                <Box component={struck ? 'del' : 'span'} sx={struck ? { color: 'quiet' } : undefined}>
                  {quoted && line.by === undefined ? `“${line.text}”` : line.text}
                </Box>
                {source !== undefined && <EvidenceBadge n={line.source} source={source} line={line.text} />}
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
