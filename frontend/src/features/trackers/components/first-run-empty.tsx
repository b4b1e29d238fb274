import { Box, Button } from '@mui/material';
import { now } from '../../../shared/time/clock';
import { untilWords } from '../../../shared/time/time-words';
import { bareHost } from '../../../shared/ui/evidence/bare-host';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Notice } from '../../../shared/ui/notice';
import { useRunNow } from '../published/api/run-now';
import type { Run, Tracker } from '../published/api/tracker';
import { gaveOwnPages, isUnanswered, unansweredWords } from '../asked-words';
import { failureWords, foundPages, nothingFoundWords } from '../published/run-words';
import { openTrackerDialog } from '../published/tracker-dialog.store';
import { AskedPlaces } from './asked-places';
import { SameTopic } from './same-topic';

interface FirstRunEmptyProps {
  tracker: Tracker;
  run: Run;
  onOpenRun: (runId: string) => void;
}

/** Shown when the first run found nothing: the reason in one sentence, what to do, and on demand what each place answered. */
export const FirstRunEmpty = ({ tracker, run, onOpenRun }: FirstRunEmptyProps) => {
  const runNow = useRunNow();
  const { whitelisted_domains: domains } = tracker;
  const named = sourcesOf(tracker);
  const { title, advice } = explanation(run, named);
  const needsSite =
    named === 'none' && !gaveOwnPages(run.asked) && tracker.subject === null && run.asked.some(isUnanswered);
  return (
    <Notice
      title={tracker.subject === null ? title : <Box sx={{ typography: 'body1' }}>{title}</Box>}
      live
      actions={
        tracker.can_edit && (
          <>
            <BusyButton variant="contained" busy={runNow.isPending} onClick={() => runNow.mutate(tracker.tracker_id)}>
              Run again
            </BusyButton>
            <Button variant="outlined" onClick={() => openTrackerDialog({ intention: 'edit', tracker })}>
              {needsSite ? 'Add a site to read' : 'Edit'}
            </Button>
          </>
        )
      }
    >
      <p>{tracker.subject === null ? advice : 'It is looked for again by itself while somebody follows it.'}</p>
      {needsSite && <SameTopic tracker={tracker} />}
      {(domains.length > 0 || run.sources_tried > 0) && (
        <p>
          {domains.length > 0 && `Searched ${domains.map(bareHost).join(', ')}. `}
          {run.sources_tried > 0 && (
            <>
              {`Read ${run.sources_read} of ${run.sources_tried} sources. `}
              <Box component="button" type="button" onClick={() => onOpenRun(run.id)} sx={linkSx}>
                {run.sources_read === 0 ? 'See what it tried' : 'See what it read'}
              </Box>
            </>
          )}
        </p>
      )}
      {run.retry_at && <p>The next attempt is {untilWords(run.retry_at, now())}.</p>}
      {run.asked.length > 0 && (
        <Box component="details" sx={{ mt: 2 }}>
          <Box component="summary" sx={summarySx}>
            What each place answered ({run.asked.length})
          </Box>
          <Box sx={{ mt: 1 }}>
            <AskedPlaces asked={run.asked} />
          </Box>
        </Box>
      )}
    </Notice>
  );
};

type NamedSources = 'none' | 'documents' | 'domains';

/** Documents if it names nothing else. */
const sourcesOf = ({ whitelisted_domains, documents }: Tracker): NamedSources => {
  if (whitelisted_domains.length > 0) return 'domains';
  return documents.length > 0 ? 'documents' : 'none';
};

const sentenceOf = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

const explanation = (run: Run, named: NamedSources): { title: string; advice: string } => {
  const unread = run.reason === 'NO_SOURCES' || run.reason === 'UNREACHABLE';
  if (unread && named === 'documents')
    return { title: 'No document could be read.', advice: 'Choose another one, or name domains to read.' };
  const isOpenWeb = named === 'none';
  if (run.reason === 'NO_MATCH' && gaveOwnPages(run.asked) && run.asked.some(isUnanswered))
    return {
      title: nothingFoundWords(run),
      advice: `${unansweredWords(run.asked)} Run it again later: there may be something elsewhere.`,
    };
  // A rewording would not help: the places that were searched did not answer.
  if ((run.reason === 'NO_MATCH' || run.reason === 'NO_SOURCES') && run.asked.some(isUnanswered))
    return {
      title: nothingFoundWords(run, isOpenWeb ? 'search provider' : 'source'),
      advice: isOpenWeb
        ? `${unansweredWords(run.asked)} A site that you add is read without a search; or run it again later.`
        : `${unansweredWords(run.asked)} Run it again later: there may be something.`,
    };
  switch (run.reason) {
    case 'NO_MATCH':
      return {
        title: nothingFoundWords(run),
        advice: `Try other words for the topic, or other ${named === 'documents' ? 'documents' : 'domains'}.`,
      };
    case 'NO_SOURCES':
      if (foundPages(run.asked))
        return { title: 'No page could be read.', advice: sentenceOf(run.detail ?? failureWords(run)) };
      if (isOpenWeb)
        return {
          title: 'The search found no page that could be read.',
          advice: 'Try other words for the topic, or name domains to read.',
        };
      return {
        title: 'No pages were found on these domains.',
        advice: 'They have no feed, sitemap or readable page. Try the address of their news section.',
      };
    case 'UNREACHABLE':
      return isOpenWeb
        ? {
            title: 'Nothing could be read: the search providers could not be reached.',
            advice:
              `${unansweredWords(run.asked)} A site that you add is read without a search; or wait for the next attempt.`.trim(),
          }
        : {
            title: 'Nothing could be read: the sites could not be reached.',
            advice: 'They may be down, or misspelled.',
          };
    default:
      return {
        title: 'The first run did not finish.',
        advice: `Reason: ${failureWords(run)}. Nothing is lost.`,
      };
  }
};

const summarySx = { width: 'fit-content', cursor: 'pointer', color: 'accent', fontWeight: 500, py: '2px' };

const linkSx = {
  border: 0,
  p: 0,
  background: 'none',
  font: 'inherit',
  color: 'accent',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
};
