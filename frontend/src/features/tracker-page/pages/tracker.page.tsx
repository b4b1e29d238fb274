import { Box, type Theme, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Problem, isGone, isUnauthorised } from '#shared/api/problem';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { usePreloadWhenIdle } from '#shared/lazy/use-preload-when-idle';
import { widths } from '#shared/theme/tokens';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { useIsDeletedHere } from '#features/deletion/api/delete-item';
import { trackerQuery } from '#features/trackers/api/get-tracker';
import { trackerTitle, type Tracker } from '#features/trackers/api/tracker';
import { useLastVisit } from '#features/trackers/published/last-visit';
import { AboutTracker } from '../components/about/about-tracker';
import { NewsStrip } from '../components/banner/news-strip';
import { TrackerBanner } from '../components/banner/tracker-banner';
import { KeyFacts } from '../components/key-facts/key-facts';
import { PrintedSources } from '../components/lines/printed-sources';
import { FirstRunEmpty } from '../components/runs/first-run-empty';
import { Researching } from '../components/runs/researching';
import { SubjectNotResearched } from '../components/runs/subject-not-researched';
import { TimelineList } from '../components/timeline/timeline-list';
import { TrackerOverview } from '../components/tracker-overview';
import { TrackerNotLoaded, useRefusals } from '../components/tracker-refusals';
import { FeedbackProvider } from '../feedback-context';
import { withSharedNumbers } from '../shared-numbers';
import { trackerPageTexts } from '../texts/page';
import { linesByText, updatesSince, wholeAtTop } from '../updates-since';

const RunLog = lazyDialog(() => import('../components/runs/run-log'), 'RunLog');
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
  // Remounts for another tracker, so that no state is left over.
  return <PageOfTracker key={id} id={id} Record={Record} />;
};

const PageOfTracker = ({ id, Record }: { id: string; Record: SubjectRecord }) => {
  const { data: tracker, error, refetch } = useQuery(trackerQuery(id));
  // A tracker that is deleted on its page stays there until the next page has loaded.
  const isDeleted = useIsDeletedHere({ type: 'tracker', id });
  const [wasDeletedBefore] = useState(isDeleted);
  const isLeaving = isDeleted && !wasDeletedBefore;
  // Hides a deleted or forbidden tracker that is still cached; a temporary failure does not hide it.
  const isHidden = (isUnauthorised(error) || isGone(error)) && !isLeaving;
  const shown = isHidden ? undefined : tracker;
  usePageTitle(shown === undefined ? titleWithout(error) : trackerTitle(shown));
  useRefusals(id, error, () => void refetch());
  if (shown !== undefined) return <TrackerContent tracker={shown} Record={Record} />;
  // A new tracker may not be readable yet.
  const isAwaited = error === null || (error instanceof Problem && error.behind);
  return isAwaited ? <Loading /> : <TrackerNotLoaded error={error} onRetry={() => void refetch()} />;
};

const titleWithout = (error: Error | null): string =>
  isGone(error) ? trackerPageTexts().notFound : trackerPageTexts().tracker;

const TrackerContent = ({ tracker: answer, Record }: { tracker: Tracker; Record: SubjectRecord }) => {
  usePreloadWhenIdle(preloaded);
  const tracker = useMemo(() => withSharedNumbers(answer), [answer]);
  const [openRun, setOpenRun] = useState<string | null>(null);
  const hasOverview = tracker.current_state !== null;
  // Above the findings; until there are any, it is the page's only content.
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
      <AboutTracker tracker={tracker} />
      <OverviewReadyStatus hasOverview={hasOverview} />
      {openRun !== null && (
        <RunLog
          trackerId={tracker.tracker_id}
          runId={openRun}
          topic={trackerTitle(tracker)}
          canEdit={tracker.can_edit}
          onClose={() => setOpenRun(null)}
        />
      )}
    </>
  );
};

/** Announces to screen readers that the overview has arrived. */
const OverviewReadyStatus = ({ hasOverview }: { hasOverview: boolean }) => {
  const [awaited] = useState(!hasOverview);
  return (
    <Box role="status" sx={visuallyHidden}>
      {awaited && hasOverview ? trackerPageTexts().overviewReady : ''}
    </Box>
  );
};

const TrackerBody = ({ tracker, onOpenRun }: { tracker: Tracker; onOpenRun: (runId: string) => void }) => {
  const { current_state, last_run, updates } = tracker;
  const since = useLastVisit(tracker.tracker_id, tracker.updated_at);
  const news = useMemo(() => updatesSince(updates, since), [updates, since]);
  const newLines = useMemo(() => linesByText(news), [news]);
  // On a phone they would push the first finding out of sight.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const toldAbove = useMemo(() => wholeAtTop(news), [news]);
  if (current_state === null) {
    if (tracker.subject !== null && last_run === null) return <SubjectNotResearched tracker={tracker} />;
    const isFirstRunOver = last_run !== null && (last_run.state === 'failed' || last_run.state === 'nothing_new');
    return isFirstRunOver ? (
      <FirstRunEmpty tracker={tracker} run={last_run} onOpenRun={onOpenRun} />
    ) : (
      <Researching tracker={tracker} />
    );
  }
  return (
    <>
      <NewsStrip updates={news} />
      {!isNarrow && <KeyFacts tracker={tracker} />}
      <TrackerOverview tracker={tracker} newLines={newLines} />
      {isNarrow && <KeyFacts tracker={tracker} />}
      <TimelineList tracker={tracker} toldAbove={toldAbove} onOpenRun={onOpenRun} />
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
