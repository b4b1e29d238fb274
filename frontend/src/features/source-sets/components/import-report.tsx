import { Box } from '@mui/material';
import type { OpmlReport } from '../api/opml';
import { sourceSetTexts } from '../texts/page';

type Line = OpmlReport['lines'][number];

/** Outcome of each line of an imported file, skipped lines first. */
export const ImportReport = ({ report: { sets, trackers, lines, left } }: { report: OpmlReport }) => {
  const texts = sourceSetTexts();
  const countLines = (outcome: Line['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const ordered = [...lines].sort((a, b) => Number(b.outcome === 'left_out') - Number(a.outcome === 'left_out'));
  return (
    <>
      <Box role="status">
        <Box component="p" sx={{ typography: 'h3', mb: 2 }}>
          {texts.counts(countLines('added'), countLines('known'), countLines('merged'), countLines('left_out'))}
        </Box>
        <Box component="p" sx={{ color: 'quiet' }}>
          {texts.created(sets.filter(({ created }) => created).length, trackers.length)}{' '}
          {left > 0 && texts.notRead(left)}
        </Box>
      </Box>
      {lines.length > 0 && (
        <Box tabIndex={0} role="region" aria-label={texts.report} sx={reportSx}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.line}</th>
                <th scope="col">{texts.entry}</th>
                <th scope="col">{texts.result}</th>
              </tr>
            </thead>
            <tbody>
              {ordered.map(({ line, text, outcome, set, reason, merged: into }, index) => (
                <tr key={index}>
                  <td>{line}</td>
                  <td dir="auto">{text === '' ? texts.noName : text}</td>
                  <td>
                    <Box component="span" sx={{ color: outcome === 'left_out' ? 'failed' : 'quiet' }}>
                      {texts.outcomes[outcome]}
                    </Box>
                    {reason !== null && texts.because(reason)}
                    {into !== null && texts.mergedInto(into.line, into.host)}
                    {set !== null && ` · ${set}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
      )}
    </>
  );
};

const reportSx = {
  mt: 4,
  maxHeight: 320,
  overflowY: 'auto',
  border: 'hairline',
  borderRadius: 1,
  typography: 'body2',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': {
    position: 'sticky',
    top: 0,
    bgcolor: 'sheet',
    textAlign: 'left',
    typography: 'label',
    color: 'quiet',
    whiteSpace: 'nowrap',
  },
  '& th, & td': { p: '6px 10px', borderBottom: 'hairline', overflowWrap: 'anywhere' },
  '& td:first-of-type': { textAlign: 'right', color: 'quiet', fontVariantNumeric: 'tabular-nums' },
};
