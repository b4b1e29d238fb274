import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Problem, hasCode, isGone, isUnauthorised } from '../../../shared/api/problem';
import { useSignedIn } from '../../../shared/session/session';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { lazyDialog } from '../../../shared/lazy/lazy-dialog';
import { usePreloaded } from '../../../shared/lazy/use-preloaded';
import { EmptyState } from '../../../shared/ui/empty-state';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { toastFailure } from '../../../shared/ui/toast';
import { openAuthDialog } from '../../accounts/published/auth-dialog';
import { useIsDeletedHere } from '../published/api/delete-item';
import { trackerQuery } from '../published/api/get-tracker';
import { trackerTitle, type Tracker } from '../published/api/tracker';
import { railColumns, RAIL_GAP } from '../components/cited-grid';
import { FirstRunEmpty } from '../components/first-run-empty';
import { KeyFacts } from '../components/key-facts';
import { MoreFindings } from '../components/more-findings';
import { NewsStrip } from '../components/news-strip';
import { PrintedSources } from '../components/printed-sources';
import { Researching } from '../components/researching';
import { SubjectWaits } from '../components/subject-waits';
import { StruckLines } from '../components/struck-lines';
import { TextLines } from '../components/text-lines';
import { TimelineList } from '../components/timeline-list';
import { TrackerBanner } from '../components/tracker-banner';
import { WrittenBy } from '../published/written-by';
import { FeedbackProvider } from '../feedback-context';
import { OVERVIEW_ANCHOR } from '../published/last-news';
import { useLastVisit } from '../published/last-visit';
import { textsOfLines } from '../items';
import { linesByText, updatesSince } from '../new-since';
import { commonTexts } from '../../../shared/texts/common';
import { trackerPageTexts } from '../texts/page';
import { widths } from '../../../shared/theme/tokens';

const RunLog = lazyDialog(() => import('../components/run-log'));
const preloaded = [RunLog];

/** The recorded facts on a tracker's country or agency. */
type SubjectRecord = ComponentType<{
  subject: NonNullable<Tracker['subject']>;
  uid: string;
  /** Set if the last news is shown elsewhere on the page. */
  hasUpdateElsewhere: boolean;
}>;

export const TrackerPage = ({ Record }: { Record: SubjectRecord }) => {
  const { id = '' } = useParams();
  // Nothing of one tracker's page is left on the next one.
  return <PageOfTracker key={id} id={id} Record={Record} />;
};

const PageOfTracker = ({ id, Record }: { id: string; Record: SubjectRecord }) => {
  const { data: tracker, error, refetch } = useQuery(trackerQuery(id));
  // A tracker that is deleted on its page stays there until the next page has loaded.
  const isDeleted = useIsDeletedHere({ type: 'tracker', id });
  const [wasDeletedBefore] = useState(isDeleted);
  const isLeaving = isDeleted && !wasDeletedBefore;
  // Do not show a deleted or forbidden tracker from the cache; a temporary failure does not hide it.
  const isHidden = (isUnauthorised(error) || isGone(error)) && !isLeaving;
  const shown = isHidden ? undefined : tracker;
  usePageTitle(shown === undefined ? titleWithout(error) : trackerTitle(shown));
  useRefusals(id, error, () => void refetch());
  if (shown !== undefined) return <TrackerContent tracker={shown} Record={Record} />;
  // A newly created tracker may not be known everywhere yet.
  const isAwaited = error === null || (error instanceof Problem && error.behind);
  return isAwaited ? <Loading /> : <TrackerNotLoaded error={error} onRetry={() => void refetch()} />;
};

const titleWithout = (error: Error | null): string =>
  isGone(error) ? trackerPageTexts().notFound : trackerPageTexts().tracker;

/** Asks signed-out users to sign in, and sends those without access to Explore. */
const useRefusals = (trackerId: string, error: Error | null, onSignedIn: () => void) => {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const requestedFor = useRef<string | null>(null);
  useEffect(() => {
    if (signedIn) requestedFor.current = null;
  }, [signedIn]);
  useEffect(() => {
    // Only once: any refetch, such as when the tab becomes visible, is refused again.
    if (hasCode(error, 'AUTH_REQUIRED') && requestedFor.current !== trackerId) {
      requestedFor.current = trackerId;
      openAuthDialog('sign-in', onSignedIn);
    }
    if (hasCode(error, 'ACCESS_DENIED')) {
      toastFailure(trackerPageTexts().isPrivate);
      void navigate('/explore', { replace: true });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Reacts to the refusal, not to the next render.
  }, [error]);
};

const TrackerContent = ({ tracker, Record }: { tracker: Tracker; Record: SubjectRecord }) => {
  usePreloaded(preloaded);
  const [openRun, setOpenRun] = useState<string | null>(null);
  const hasOverview = tracker.current_state !== null;
  // Above the findings. Before there are any, it is all that the page has to read.
  const record = tracker.subject !== null && (
    <Record subject={tracker.subject} uid={tracker.tracker_id} hasUpdateElsewhere={hasOverview} />
  );
  return (
    <>
      <TrackerBanner tracker={tracker} onOpenRun={setOpenRun} />
      {hasOverview ? null : record}
      <FeedbackProvider tracker={tracker}>
        <TrackerBody tracker={tracker} onOpenRun={setOpenRun} />
      </FeedbackProvider>
      {hasOverview ? record : null}
      <OverviewReadyStatus there={hasOverview} />
      {openRun !== null && (
        <RunLog
          trackerId={tracker.tracker_id}
          runId={openRun}
          canEdit={tracker.can_edit}
          onClose={() => setOpenRun(null)}
        />
      )}
    </>
  );
};

/** Announces to screen readers that the overview has arrived. */
const OverviewReadyStatus = ({ there }: { there: boolean }) => {
  const [awaited] = useState(!there);
  return (
    <Box role="status" sx={visuallyHidden}>
      {awaited && there ? trackerPageTexts().overviewReady : ''}
    </Box>
  );
};

const TrackerBody = ({ tracker, onOpenRun }: { tracker: Tracker; onOpenRun: (runId: string) => void }) => {
  const { current_state, last_run, other_languages, updates, written } = tracker;
  const texts = trackerPageTexts();
  const [quotesOnly, setQuotesOnly] = useState(false);
  const since = useLastVisit(tracker.tracker_id, tracker.updated_at);
  const news = useMemo(() => updatesSince(updates, since), [updates, since]);
  const fresh = useMemo(() => linesByText(news), [news]);
  if (current_state === null) {
    if (tracker.subject !== null && last_run === null) return <SubjectWaits tracker={tracker} />;
    const over = last_run !== null && (last_run.state === 'failed' || last_run.state === 'nothing_new');
    return over ? (
      <FirstRunEmpty tracker={tracker} run={last_run} onOpenRun={onOpenRun} />
    ) : (
      <Researching tracker={tracker} />
    );
  }
  return (
    <>
      <NewsStrip updates={news} />
      <KeyFacts tracker={tracker} />
      <Box component="section" aria-labelledby={OVERVIEW_ANCHOR}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: railColumns,
            columnGap: RAIL_GAP,
            mb: 3,
            typography: 'label',
            color: 'quiet',
          }}
        >
          <Box component="h2" id={OVERVIEW_ANCHOR} sx={{ font: 'inherit' }}>
            {texts.overview}
          </Box>
          <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'inline' } }}>
            {texts.sources}
          </Box>
          {tracker.sources.length > 0 && (
            <Box component="p" data-screen-only sx={{ display: { lg: 'none' }, typography: 'body2' }}>
              {texts.numbersShowQuotes}
            </Box>
          )}
        </Box>
        {other_languages && (
          <Box component="p" sx={{ typography: 'body2', color: 'quiet', mb: 4 }}>
            {texts.otherLanguages}
          </Box>
        )}
        {written !== null && (
          <Box sx={{ maxWidth: widths.measure, mb: 5 }}>
            <WrittenBy model={written.model} toggle={{ quotesOnly, onToggle: () => setQuotesOnly(!quotesOnly) }} />
          </Box>
        )}
        <TextLines
          lines={quotesOnly && written !== null ? written.quoted : tracker.lines}
          sources={tracker.sources}
          written={written !== null && !quotesOnly}
          fresh={fresh}
        />
        {tracker.lines.length === 0 && <p>{texts.allLeftOut}</p>}
        <StruckLines feedback={tracker.feedback} />
        <MoreFindings
          trackerId={tracker.tracker_id}
          runId={null}
          count={tracker.more}
          shown={textsOfLines(written?.quoted ?? tracker.lines, tracker.sources)}
        />
      </Box>
      <TimelineList tracker={tracker} onOpenRun={onOpenRun} />
      <PrintedSources sources={tracker.sources} />
    </>
  );
};

const Loading = () => (
  <Box role="status" aria-label={trackerPageTexts().loading} sx={{ maxWidth: widths.measure, pt: 6 }}>
    <SkeletonLines lines={[72]} height={34} />
    <Box sx={{ mt: 5, mb: 16 }}>
      <SkeletonLines lines={[60, 48]} height={13} />
    </Box>
    <SkeletonLines lines={[30, 96, 88, 64, 28, 94, 70]} height={16} />
  </Box>
);

const TrackerNotLoaded = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const texts = trackerPageTexts();
  if (hasCode(error, 'AUTH_REQUIRED'))
    return (
      <>
        <Box component="h1" sx={{ typography: 'h1' }}>
          {texts.signInToSee}
        </Box>
        <EmptyState
          title={texts.isPrivateSentence}
          actions={
            <Button variant="contained" onClick={() => openAuthDialog('sign-in', onRetry)}>
              {texts.signIn}
            </Button>
          }
        />
      </>
    );
  const gone = isGone(error);
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1' }}>
        {gone ? texts.trackerNotFound : texts.trackerNotLoaded}
      </Box>
      <EmptyState
        title={gone ? texts.mayBeDeleted : texts.nothingLost}
        live
        actions={
          <>
            {!gone && (
              <Button variant="contained" onClick={onRetry}>
                {commonTexts().tryAgain}
              </Button>
            )}
            <Button variant={gone ? 'contained' : 'outlined'} component={Link} to="/explore">
              {texts.goToExplore}
            </Button>
          </>
        }
      >
        {!gone && <p>{commonTexts().serverNotReached}</p>}
      </EmptyState>
    </>
  );
};
