import { Box, Button } from '@mui/material';
import { toSentence } from '#shared/text-format/capitalize';
import { actionTexts } from '#shared/texts/actions';
import { now } from '#shared/time/clock';
import { formatTimeUntil } from '#shared/time/format-time';
import { BusyButton } from '#shared/ui/busy-button';
import { EmptyState } from '#shared/ui/states/empty-state';
import { bareHost } from '#features/evidence/published/bare-host';
import { openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { useRunNow } from '#features/trackers/api/run-now';
import type { Run, Tracker } from '#features/trackers/api/tracker';
import { runFailureMessage, foundPages, nothingFoundMessage } from '#features/trackers/published/format-run';
import { gaveOwnPages, isUnanswered, unansweredMessage } from '#features/trackers/published/source-answers';
import { firstRunTexts } from '../../texts/first-run';
import { SameTopic } from './same-topic';
import { SearchedSources } from './searched-sources';

interface FirstRunEmptyProps {
  tracker: Tracker;
  run: Run;
  onOpenRun: (runId: string) => void;
}

/**
 * Shown when the first run found nothing: the reason in one sentence, what to do, and on demand the result of each
 * source.
 */
export const FirstRunEmpty = ({ tracker, run, onOpenRun }: FirstRunEmptyProps) => {
  const texts = firstRunTexts();
  const runNow = useRunNow();
  const { whitelisted_domains: domains } = tracker;
  const named = namedSourceKind(tracker);
  const { title, advice } = explanation(run, named);
  const needsSite =
    named === 'none' && !gaveOwnPages(run.asked) && tracker.subject === null && run.asked.some(isUnanswered);
  return (
    <EmptyState
      title={tracker.subject === null ? title : <Box sx={{ typography: 'body1' }}>{title}</Box>}
      live
      actions={
        tracker.can_edit && (
          <>
            <BusyButton variant="contained" busy={runNow.isPending} onClick={() => runNow.mutate(tracker.tracker_id)}>
              {texts.runAgain}
            </BusyButton>
            <Button variant="outlined" onClick={() => openTrackerDialog({ intention: 'edit', tracker })}>
              {needsSite ? texts.addSite : actionTexts().edit}
            </Button>
          </>
        )
      }
    >
      <p>{tracker.subject === null ? advice : texts.lookedForAgain}</p>
      {needsSite && <SameTopic tracker={tracker} />}
      {(domains.length > 0 || run.sources_tried > 0) && (
        <p>
          {domains.length > 0 && texts.searched(domains.map(bareHost).join(', '))}
          {run.sources_tried > 0 && (
            <>
              {texts.readSources(run.sources_read, run.sources_tried)}
              <Box component="button" type="button" onClick={() => onOpenRun(run.id)} sx={linkSx}>
                {run.sources_read === 0 ? texts.seeTried : texts.seeRead}
              </Box>
            </>
          )}
        </p>
      )}
      {run.retry_at && <p>{texts.nextAttempt(formatTimeUntil(run.retry_at, now()))}</p>}
      {run.asked.length > 0 && (
        <Box component="details" sx={{ mt: 2 }}>
          <Box component="summary" sx={summarySx}>
            {texts.responsesBySource(run.asked.length)}
          </Box>
          <Box sx={{ mt: 1 }}>
            <SearchedSources sources={run.asked} />
          </Box>
        </Box>
      )}
    </EmptyState>
  );
};

type NamedSourceKind = 'none' | 'documents' | 'domains';

/** Domains win: documents count only if the tracker names no domain. */
const namedSourceKind = ({ whitelisted_domains, documents }: Tracker): NamedSourceKind => {
  if (whitelisted_domains.length > 0) return 'domains';
  return documents.length > 0 ? 'documents' : 'none';
};

const explanation = (run: Run, named: NamedSourceKind): { title: string; advice: string } => {
  const texts = firstRunTexts();
  const unread = run.reason === 'NO_SOURCES' || run.reason === 'UNREACHABLE';
  if (unread && named === 'documents') return { title: texts.noDocumentRead, advice: texts.chooseAnother };
  const isOpenWeb = named === 'none';
  if (run.reason === 'NO_MATCH' && gaveOwnPages(run.asked) && run.asked.some(isUnanswered))
    return {
      title: nothingFoundMessage(run),
      advice: `${unansweredMessage(run.asked)} ${texts.mayBeElsewhere}`,
    };
  // Rewording would not help: the searched sources did not answer.
  if ((run.reason === 'NO_MATCH' || run.reason === 'NO_SOURCES') && run.asked.some(isUnanswered))
    return {
      title: nothingFoundMessage(run, isOpenWeb ? 'provider' : 'source'),
      advice: isOpenWeb
        ? `${unansweredMessage(run.asked)} ${texts.siteNeedsNoSearch}`
        : `${unansweredMessage(run.asked)} ${texts.mayBeSomething}`,
    };
  switch (run.reason) {
    case 'NO_MATCH':
      return {
        title: nothingFoundMessage(run),
        advice: named === 'documents' ? texts.otherWords.documents : texts.otherWords.domains,
      };
    case 'NO_SOURCES':
      if (foundPages(run.asked))
        return { title: texts.noPageRead, advice: toSentence(run.detail ?? runFailureMessage(run)) };
      if (isOpenWeb)
        return {
          title: texts.searchFoundNothing,
          advice: texts.otherWordsOrDomains,
        };
      return {
        title: texts.noPagesOnDomains,
        advice: texts.tryNewsSection,
      };
    case 'UNREACHABLE':
      return isOpenWeb
        ? {
            title: texts.providersNotReached,
            advice: `${unansweredMessage(run.asked)} ${texts.siteNeedsNoSearchOrWait}`.trim(),
          }
        : {
            title: texts.sitesNotReached,
            advice: texts.downOrMisspelled,
          };
    default:
      return {
        title: texts.notFinished,
        advice: texts.becauseNothingLost(runFailureMessage(run)),
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
