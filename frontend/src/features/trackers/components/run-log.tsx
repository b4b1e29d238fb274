import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { now } from '../../../shared/time/clock';
import { longDate, shortDate, untilWords } from '../../../shared/time/time-words';
import { pluralize } from '../../../shared/words/pluralize';
import { Dialog } from '../../../shared/ui/dialog';
import { siteOfAddress } from '../../../shared/ui/evidence/site-of';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { runQuery, type DocumentOutcome, type RunDocument } from '../api/get-run';
import type { Run } from '../published/api/tracker';
import { silenceWords } from '../asked-words';
import { failureWords } from '../published/run-words';
import { AskedPlaces } from './asked-places';
import { AddToTopic } from './add-to-topic';
import { NotLoaded } from '../../../shared/ui/not-loaded';

interface RunLogProps {
  trackerId: string;
  runId: string;
  /** Whether the user may say what belongs to the topic. */
  canEdit: boolean;
  onClose: () => void;
}

/** Outcomes in order of interest; unchanged pages follow in one line. */
const outcomes: readonly (readonly [outcome: DocumentOutcome, title: string, colour: string])[] = [
  ['told', 'Reported', 'new'],
  ['evidence', 'Supporting evidence', 'ink'],
  ['unreachable', 'Unreachable', 'failed'],
  ['left_out', 'Read, not used', 'ink'],
];

/** All pages that a run considered, with their outcome. */
const RunLog = ({ trackerId, runId, canEdit, onClose }: RunLogProps) => {
  const { data: run, isError, refetch } = useQuery(runQuery(trackerId, runId));
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
      {run === undefined && isError && <NotLoaded what="The log" onRetry={() => void refetch()} />}
      {run === undefined && !isError && <SkeletonLines lines={[60, 90, 80, 86]} />}
      {run !== undefined && (
        <>
          <Box component="p" sx={{ color: 'quiet', mb: 5 }}>
            {summary(run)}
          </Box>
          {run.state === 'failed' && <RunSearches run={run} />}
          {run.documents.length === 0 && <p>No pages were considered.</p>}
          {outcomes.map(([outcome, title, colour]) => (
            <Outcome
              key={outcome}
              title={title}
              colour={colour}
              documents={run.documents.filter((document) => document.outcome === outcome)}
              takeInto={canEdit ? trackerId : null}
            />
          ))}
          <UnchangedPages documents={run.documents.filter(({ outcome }) => outcome === 'known')} />
          {run.state !== 'failed' && <RunSearches run={run} />}
        </>
      )}
    </Dialog>
  );
};

/** Read first where it explains a failure. */
const RunSearches = ({ run: { asked, searches, state } }: { run: Run }) =>
  asked.length === 0 ? null : (
    <Box component="section" sx={{ my: 6 }}>
      <Box component="h3" sx={{ typography: 'label', mb: 1 }}>
        Where it looked ({asked.length})
      </Box>
      <Box sx={{ typography: 'body2', color: 'quiet' }}>
        {searches.length > 0 && <p>{searchesWords(searches)}</p>}
        <AskedPlaces asked={asked} />
        {state !== 'failed' && silenceWords(asked) !== '' && <p>The next run asks all of them again.</p>}
      </Box>
    </Box>
  );

/** 'Searched for ‘tariffs’ (12 pages), and for ‘Stahlzölle’ (3 pages), as a model proposed.' */
const searchesWords = (searches: Run['searches']): string => {
  const words = (by: Run['searches'][number]['by']): string =>
    searches
      .filter((search) => search.by === by)
      .map((search) => `‘${search.words}’ (${pluralize(search.found, 'page')})`)
      .join(', ');
  const proposed = words('model');
  return `Searched for ${words('rules')}${proposed === '' ? '' : ` and, as a model proposed, for ${proposed}`}.`;
};

const summary = (run: Run): string => {
  if (run.state === 'failed')
    return [
      `The run failed: ${failureWords(run)}.`,
      'What was published before still stands.',
      run.retry_at && `The next attempt is ${untilWords(run.retry_at, now())}.`,
    ]
      .filter(Boolean)
      .join(' ');
  const { sources_read, sources_tried, claims_new, claims_rejected } = run;
  return [
    `Read ${sources_read} of ${sources_tried} sources.`,
    claims_new === 0 ? 'Nothing new.' : `${pluralize(claims_new, 'new finding')}.`,
    claims_rejected > 0 && `${claims_rejected} dropped for lack of evidence.`,
    run.comparing !== null && comparingWords(run.comparing),
    run.editing !== null && editingWords(run.editing),
    run.writing !== null && writingWords(run.writing),
  ]
    .filter(Boolean)
    .join(' ');
};

const comparingWords = ({ model, pages, compared, fault }: NonNullable<Run['comparing']>): string => {
  const others = pages - compared;
  if (compared === 0) return `${model} ${fault ?? 'compared no page'}, so words alone decided what is on the topic.`;
  const rest = others === 0 ? '' : `; of ${pluralize(others, 'other')} words alone decided`;
  return `${model} compared ${pluralize(compared, 'page')} with the topic${rest}${fault === null ? '' : ` (${model} ${fault})`}.`;
};

const editingWords = ({ model, pages, edited, fault }: NonNullable<Run['editing']>): string => {
  if (model === null) return 'No model is set up, so the rules chose what is told.';
  const others = pages - edited;
  if (edited === 0) return `${model} ${fault ?? 'chose nothing that could be used'}, so the rules chose what is told.`;
  const rest = others === 0 ? '' : `, and the rules from ${pluralize(others, 'other')}`;
  return `${model} chose what is told from ${pluralize(edited, 'page')}${rest}${fault === null ? '' : ` (${model} ${fault})`}.`;
};

const writingWords = ({ model, sentences, replaced, fault }: NonNullable<Run['writing']>): string => {
  if (fault !== null) return `${model} ${fault}, so the answer is in the sources’ own words.`;
  const quotes =
    replaced === 0
      ? ''
      : `; ${pluralize(replaced, 'other')} did not match the quotes and ${replaced === 1 ? 'was' : 'were'} replaced`;
  return `${model} wrote ${pluralize(sentences, 'sentence')}${quotes}.`;
};

interface OutcomeProps {
  title: string;
  colour: string;
  documents: readonly RunDocument[];
  takeInto: string | null;
}

const Outcome = ({ title, colour, documents, takeInto }: OutcomeProps) =>
  documents.length === 0 ? null : (
    <Box component="section" sx={{ mb: 6 }}>
      <Box component="h3" sx={{ typography: 'label', color: colour, mb: 1 }}>
        {title} ({documents.length})
      </Box>
      <Pages documents={documents} takeInto={takeInto} />
    </Box>
  );

interface PagesProps {
  documents: readonly RunDocument[];
  /** Id of the tracker whose owner may take pages in; null for anyone else. */
  takeInto?: string | null;
}

const Pages = ({ documents, takeInto = null }: PagesProps) => (
  <Box component="ul">
    {documents.map(({ url, title, published_on, outcome, reason, off_topic }) => (
      <Box component="li" key={url} sx={{ py: '8px', borderTop: '1px solid', borderColor: 'rule' }}>
        <Box component="a" href={url} target="_blank" rel="noopener nofollow" sx={pageSx}>
          {title || url}
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {/* Common to all unchanged pages, so not repeated for each. */}
          {[siteOfAddress(url), published_on && shortDate(published_on, now()), outcome !== 'known' && reason]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {off_topic && takeInto !== null && <AddToTopic trackerId={takeInto} title={title} />}
      </Box>
    ))}
  </Box>
);

/** '45 pages unchanged since an earlier run', which opens them. */
const UnchangedPages = ({ documents }: { documents: readonly RunDocument[] }) => {
  const [open, setOpen] = useState(false);
  const listId = useId();
  if (documents.length === 0) return null;
  return (
    <Box sx={{ typography: 'body2' }}>
      <TextButton expanded={open} controls={listId} onClick={() => setOpen(!open)}>
        {pluralize(documents.length, 'page')} unchanged since an earlier run
      </TextButton>
      <Box id={listId} hidden={!open}>
        {open && <Pages documents={documents} />}
      </Box>
    </Box>
  );
};

const pageSx = {
  color: 'ink',
  textDecorationColor: (theme: Theme) => theme.vars?.palette.rule,
  '&:hover': { textDecorationColor: 'currentcolor' },
};

export default RunLog;
