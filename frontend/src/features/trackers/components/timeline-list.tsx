import { Box, ButtonBase, type Theme, useMediaQuery } from '@mui/material';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NextPage } from '../../../shared/ui/next-page';
import { now } from '../../../shared/time/clock';
import { longDate, shortDate } from '../../../shared/time/time-words';
import { runsQuery } from '../api/get-runs';
import type { Run, Tracker } from '../published/api/tracker';
import { failureWords } from '../published/run-words';
import { timelineEntries } from '../timeline';
import { MoreFindings } from './more-findings';
import { timelineRowSx } from './timeline-row-sx';
import { UpdateItem } from './update-item';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { trackerPageTexts } from '../texts/page';

interface TimelineListProps {
  tracker: Tracker;
  onOpenRun: (runId: string) => void;
}

/** The updates, newest first, with the other runs between them. On a phone only the newest is unfolded at first. */
export const TimelineList = ({ tracker, onOpenRun }: TimelineListProps) => {
  const runs = useRuns(tracker);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const entries = timelineEntries(tracker.updates, runs.data ?? []);
  return (
    <Box component="section" aria-labelledby="updates-title" sx={{ mt: 8 }}>
      <Box component="h2" id="updates-title" sx={{ typography: 'label', color: 'quiet', mb: 3 }}>
        {trackerPageTexts().updates}
      </Box>
      {entries.every(({ kind }) => kind === 'found') &&
        (runs.isPending ? <SkeletonLines lines={[46, 62]} /> : <p>{trackerPageTexts().noUpdates}</p>)}
      {entries.map((entry) =>
        entry.kind === 'update' ? (
          <UpdateItem
            key={entry.update.id}
            trackerId={tracker.tracker_id}
            update={entry.update}
            startsFolded={isNarrow && entry.update !== tracker.updates[0]}
          />
        ) : entry.kind === 'found' ? (
          <FirstFindings key={entry.run.id} trackerId={tracker.tracker_id} run={entry.run} at={entry.at} />
        ) : (
          <SilentRuns key={entry.runs[0].id} failed={entry.kind === 'failed'} runs={entry.runs} onOpenRun={onOpenRun} />
        ),
      )}
      {runs.data === undefined && runs.isError && (
        <NotLoaded small what={trackerPageTexts().runsWithoutNews} onRetry={() => void runs.refetch()} />
      )}
      <NextPage query={runs} action={trackerPageTexts().showEarlierRuns} what={trackerPageTexts().earlierRuns} />
    </Box>
  );
};

/** All pages that were loaded are loaded again when the last run or its state changes. */
const useRuns = ({ tracker_id, last_run }: Tracker) => {
  const queryClient = useQueryClient();
  const lastState = `${last_run?.id} ${last_run?.state}`;
  const loadedWith = useRef(lastState);
  useEffect(() => {
    if (loadedWith.current === lastState) return;
    loadedWith.current = lastState;
    void queryClient.invalidateQueries({ queryKey: runsQuery(tracker_id).queryKey });
  }, [lastState, tracker_id, queryClient]);
  return useInfiniteQuery(runsQuery(tracker_id));
};

/** Of a run without an update: what the first overview told, opened where it has left the overview since. */
const FirstFindings = ({ trackerId, run, at }: { trackerId: string; run: Run; at: string }) => (
  <Box component="article" aria-label={trackerPageTexts().findingsOf(longDate(at))} sx={timelineRowSx}>
    <Box component="h3" sx={{ typography: 'body1', fontWeight: 600 }}>
      <time dateTime={at}>{longDate(at)}</time>
    </Box>
    <MoreFindings trackerId={trackerId} runId={run.id} count={run.claims_new} shown={nothingShown} isWhole />
  </Box>
);

const nothingShown: ReadonlySet<string> = new Set();

const dateOf = (run: Run): string => run.finished_at ?? run.started_at ?? '';

/** Null if all are from the day shown before it. */
const since = (newest: Run, oldest: Run): string | null =>
  longDate(dateOf(oldest)) === longDate(dateOf(newest)) ? null : shortDate(dateOf(oldest), now());

const SilentRuns = ({
  failed,
  runs,
  onOpenRun,
}: {
  failed: boolean;
  runs: readonly [Run, ...Run[]];
  onOpenRun: (runId: string) => void;
}) => {
  const [newest] = runs;
  const oldest = runs.at(-1) ?? newest;
  const texts = trackerPageTexts();
  const words = failed
    ? texts.runsFailed(runs.length, failureWords(newest))
    : runs.length === 1
      ? texts.nothingNew(newest.sources_read, newest.sources_tried)
      : texts.nothingNewInRuns(runs.length, since(newest, oldest));
  return (
    <Box component="article" aria-label={texts.runOf(longDate(dateOf(newest)))} sx={timelineRowSx}>
      <ButtonBase
        data-walk
        onClick={() => onOpenRun(newest.id)}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          alignItems: 'baseline',
          flexWrap: 'wrap',
          gap: '2px 10px',
          textAlign: 'left',
          font: 'inherit',
          minHeight: 24,
          '&:hover .words': { color: 'ink' },
        }}
      >
        <Box component="span" sx={{ fontWeight: 600 }}>
          {longDate(dateOf(newest))}
        </Box>
        <Box component="span" className="words" sx={{ typography: 'body2', color: failed ? 'failed' : 'quiet' }}>
          {words}
        </Box>
      </ButtonBase>
    </Box>
  );
};
