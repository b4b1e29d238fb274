import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { longDate } from '../../../shared/time/time-words';
import { Dialog } from '../../../shared/ui/dialog';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { runQuery, type DocumentOutcome, type RunDocument } from '../api/get-run';
import type { Run } from '../api/tracker';

interface RunLogProps {
  trackerId: string;
  runId: string;
  onClose: () => void;
}

/** In order of interest: reported pages first, then those that could not be read, unchanged ones last. */
const outcomes: readonly (readonly [outcome: DocumentOutcome, title: string, colour: string])[] = [
  ['told', 'Reported', 'new'],
  ['evidence', 'Supporting evidence', 'ink'],
  ['unreachable', 'Unreachable', 'failed'],
  ['left_out', 'Read, not used', 'ink'],
  ['known', 'Unchanged since an earlier run', 'ink'],
];

/** All pages that a run considered, with their outcome. */
const RunLog = ({ trackerId, runId, onClose }: RunLogProps) => {
  const { data: run, isError } = useQuery(runQuery(trackerId, runId));
  return (
    <Dialog
      title={run?.finished_at ? `Run of ${longDate(run.finished_at)}` : 'Run'}
      open
      onClose={onClose}
      maxWidth="md"
      actions={
        <Button variant="outlined" autoFocus onClick={onClose}>
          Close
        </Button>
      }
    >
      {isError && <p>The log could not be loaded. Close it and try again.</p>}
      {run === undefined && !isError && <SkeletonLines lines={[60, 90, 80, 86]} />}
      {run !== undefined && (
        <>
          <Box component="p" sx={{ color: 'quiet', mb: 5 }}>
            {summary(run)}
          </Box>
          {run.documents.length === 0 && <p>No pages were considered.</p>}
          {outcomes.map(([outcome, title, colour]) => (
            <Outcome
              key={outcome}
              outcome={outcome}
              title={title}
              colour={colour}
              documents={run.documents.filter((document) => document.outcome === outcome)}
            />
          ))}
        </>
      )}
    </Dialog>
  );
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const summary = ({ sources_read, sources_tried, claims_new, claims_rejected }: Run): string =>
  [
    `Read ${sources_read} of ${sources_tried} sources.`,
    claims_new === 0 ? 'Nothing new.' : `${counted(claims_new, 'new finding')} in the ledger.`,
    claims_rejected > 0 && `${claims_rejected} dropped for lack of evidence.`,
  ]
    .filter(Boolean)
    .join(' ');

interface OutcomeProps {
  outcome: DocumentOutcome;
  title: string;
  colour: string;
  documents: readonly RunDocument[];
}

const Outcome = ({ outcome, title, colour, documents }: OutcomeProps) =>
  documents.length === 0 ? null : (
    <Box component="section" sx={{ mb: 6 }}>
      <Box component="h3" sx={{ typography: 'label', color: colour, mb: 1 }}>
        {title} ({documents.length})
      </Box>
      <Box component="ul">
        {documents.map(({ url, title: page, reason }) => (
          <Box component="li" key={url} sx={{ py: '8px', borderTop: '1px solid', borderColor: 'rule' }}>
            <Box component="a" href={url} target="_blank" rel="noopener nofollow" sx={pageSx}>
              {page || url}
            </Box>
            {/* What the heading says of all of them is not said of each again. */}
            {reason && outcome !== 'known' && (
              <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
                {reason}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );

const pageSx = {
  color: 'ink',
  textDecorationColor: (theme: Theme) => theme.vars?.palette.rule,
  '&:hover': { textDecorationColor: 'currentcolor' },
};

export default RunLog;
