import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { longDate } from '../../../shared/time/time-words';
import { Dialog } from '../../../shared/ui/dialog';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { runQuery, type DocumentOutcome, type RunDocument } from '../api/get-run';

interface RunLogProps {
  trackerId: string;
  runId: string;
  onClose: () => void;
}

/** In the order of interest to a reader: what is reported first, what could not be read next, the unchanged last. */
const outcomes: readonly (readonly [outcome: DocumentOutcome, title: string, colour: string])[] = [
  ['told', 'Reported', 'new'],
  ['evidence', 'Supporting evidence', 'ink'],
  ['unreachable', 'Unreachable', 'failed'],
  ['left_out', 'Read, not used', 'ink'],
  ['known', 'Unchanged since an earlier run', 'ink'],
];

/** Every page that a run considered, and what became of it. */
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
            Read {run.sources_read} of {run.sources_tried} sources. {run.claims_new} new, {run.claims_rejected} without
            evidence, dropped.
          </Box>
          {run.documents.length === 0 && <p>No pages were considered.</p>}
          {outcomes.map(([outcome, title, colour]) => (
            <Outcome
              key={outcome}
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

const Outcome = ({ title, colour, documents }: { title: string; colour: string; documents: readonly RunDocument[] }) =>
  documents.length === 0 ? null : (
    <Box component="section" sx={{ mb: 6 }}>
      <Box component="h3" sx={{ typography: 'label', color: colour, mb: 1 }}>
        {title} ({documents.length})
      </Box>
      <Box component="ul">
        {documents.map(({ url, title: page, reason }) => (
          <Box
            component="li"
            key={url}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: '0 20px',
              py: '8px',
              borderTop: '1px solid',
              borderColor: 'rule',
            }}
          >
            <Box component="a" href={url} target="_blank" rel="noopener nofollow" sx={{ color: 'ink', minWidth: 0 }}>
              {page || url}
            </Box>
            {reason && (
              <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
                {reason}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );

export default RunLog;
