import { Box } from '@mui/material';
import { pluralize } from '../../../shared/text-format/pluralize';
import type { OpmlReport } from '../api/opml';

type Line = OpmlReport['lines'][number];

const outcomes = { added: 'Added', known: 'Already there', merged: 'Merged', left_out: 'Left out' } as const;

/** Outcome of each line of an imported file, skipped lines first. */
export const ImportReport = ({ report: { sets, trackers, lines, left } }: { report: OpmlReport }) => {
  const countLines = (outcome: Line['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const merged = countLines('merged');
  const mergedCount = merged > 0 ? `, ${merged} merged` : '';
  const ordered = [...lines].sort((a, b) => Number(b.outcome === 'left_out') - Number(a.outcome === 'left_out'));
  return (
    <>
      <Box role="status">
        <Box component="p" sx={{ typography: 'h3', mb: 2 }}>
          {countLines('added')} added, {countLines('known')} already there{mergedCount}, {countLines('left_out')} left
          out.
        </Box>
        <Box component="p" sx={{ color: 'quiet' }}>
          {pluralize(sets.filter(({ created }) => created).length, 'new Source Set')},{' '}
          {pluralize(trackers.length, 'new tracker')}.
          {left > 0 && ` Not read, because there are too many or they are nested too deeply: ${left}.`}
        </Box>
      </Box>
      {lines.length > 0 && (
        <Box tabIndex={0} role="region" aria-label="Report" sx={reportSx}>
          <table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Entry</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody>
              {ordered.map(({ line, text, outcome, set, reason, merged: into }, index) => (
                <tr key={index}>
                  <td>{line}</td>
                  <td dir="auto">{text === '' ? '(no name)' : text}</td>
                  <td>
                    <Box component="span" sx={{ color: outcome === 'left_out' ? 'failed' : 'quiet' }}>
                      {outcomes[outcome]}
                    </Box>
                    {reason !== null && `: ${reason}`}
                    {into !== null && ` with line ${into.line}: Source Sets hold ${into.host} as a whole`}
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
  border: '1px solid',
  borderColor: 'rule',
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
  '& th, & td': { p: '6px 10px', borderBottom: '1px solid', borderColor: 'rule', overflowWrap: 'anywhere' },
  '& td:first-of-type': { textAlign: 'right', color: 'quiet', fontVariantNumeric: 'tabular-nums' },
};
