import { Box, ButtonBase, type Theme, useMediaQuery } from '@mui/material';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { now } from '#shared/time/clock';
import { longDate, shortDate, timeOfDay } from '#shared/time/format-time';
import { SectionLabel } from '#shared/ui/section-label';
import { NextPage } from '#shared/ui/states/next-page';
import { ResultView } from '#shared/ui/states/result-view';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { TextButton } from '#shared/ui/text-button';
import type { Run, Tracker, Update } from '#features/trackers/api/tracker';
import { runFailureMessage } from '#features/trackers/published/format-run';
import { runsQuery } from '../../api/get-runs';
import { firstRunTexts } from '../../texts/first-run';
import { trackerPageTexts } from '../../texts/page';
import { timelineEntries } from '../../timeline-entries';
import { MoreFindings } from './more-findings';
import { timelineRowSx } from './timeline-row-sx';
import { UpdateItem } from './update-item';

interface TimelineListProps {
  tracker: Tracker;
  /** Updates that the top of the page has in full. */
  toldAbove?: ReadonlySet<Update>;
  onOpenRun: (runId: string) => void;
}

/**
 * The updates, newest first, with the other runs between them. At first only those are unfolded that are not told above
 * and, on a phone, only the newest.
 */
export const TimelineList = ({ tracker, toldAbove = noUpdates, onOpenRun }: TimelineListProps) => {
  const runs = useRuns(tracker);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const entries = timelineEntries(tracker.updates, runs.data ?? []);
  const days = entries.map(({ at }) => longDate(at));
  /** The day, with the time of day if it has several entries. */
  const formatDay = (at: string): string => {
    const day = longDate(at);
    return days.filter((each) => each === day).length > 1 ? `${day}, ${timeOfDay(at)}` : day;
  };
  return (
    <Box component="section" aria-labelledby="updates-title" sx={{ mt: 8 }}>
      <SectionLabel id="updates-title" mb={3}>
        {trackerPageTexts().updates}
      </SectionLabel>
      {entries.length === 0 &&
        (runs.isPending ? <SkeletonLines lines={[46, 62]} /> : <p>{trackerPageTexts().noUpdates}</p>)}
      {entries.map((entry) =>
        entry.kind === 'update' ? (
          <UpdateItem
            key={entry.update.id}
            trackerId={tracker.tracker_id}
            update={entry.update}
            when={formatDay(entry.at)}
            onOpenRun={onOpenRun}
            startsFolded={toldAbove.has(entry.update) || (isNarrow && entry.update !== tracker.updates[0])}
          />
        ) : entry.kind === 'found' ? (
          <FindingsWithoutUpdate
            key={entry.run.id}
            trackerId={tracker.tracker_id}
            run={entry.run}
            at={entry.at}
            when={formatDay(entry.at)}
            isLatest={entry === entries[0]}
            onOpenRun={onOpenRun}
          />
        ) : (
          <SilentRuns
            key={entry.runs[0].id}
            hasFailed={entry.kind === 'failed'}
            runs={entry.runs}
            when={formatDay(entry.at)}
            onOpenRun={onOpenRun}
          />
        ),
      )}
      <ResultView result={runs} contentName={trackerPageTexts().runsWithoutNews} compact loading={null}>
        {() => (
          <NextPage
            result={runs}
            action={trackerPageTexts().showEarlierRuns}
            contentName={trackerPageTexts().earlierRuns}
          />
        )}
      </ResultView>
    </Box>
  );
};

const noUpdates: ReadonlySet<Update> = new Set();

/** Refetches all loaded pages when the last run or its state changes. */
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

/** The first run, which publishes an overview instead of an update, with all its findings. */
const FindingsWithoutUpdate = ({ trackerId, run, at, when, isLatest, onOpenRun }: FindingsWithoutUpdateProps) => (
  <Box component="article" aria-label={trackerPageTexts().findingsOf(when)} sx={timelineRowSx}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px' }}>
      <Box component="h3" sx={{ typography: 'body1', fontWeight: 600 }}>
        <time dateTime={at}>{when}</time>
      </Box>
      <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
        {trackerPageTexts().firstOverview} {isLatest && trackerPageTexts().noUpdates}
      </Box>
    </Box>
    <MoreFindings trackerId={trackerId} runId={run.id} count={run.claims_new} shown={nothingShown} isWhole />
    <Box sx={{ typography: 'body2' }}>
      <TextButton onClick={() => onOpenRun(run.id)}>{firstRunTexts().seeRead}</TextButton>
    </Box>
  </Box>
);

interface FindingsWithoutUpdateProps extends Pick<TimelineListProps, 'onOpenRun'> {
  trackerId: string;
  run: Run;
  at: string;
  when: string;
  /** Whether nothing came after it. */
  isLatest: boolean;
}

const nothingShown: ReadonlySet<string> = new Set();

const runDate = (run: Run): string => run.finished_at ?? run.started_at ?? '';

/** Null if all are from one day, which is already shown. */
const since = (newest: Run, oldest: Run): string | null =>
  longDate(runDate(oldest)) === longDate(runDate(newest)) ? null : shortDate(runDate(oldest), now());

interface SilentRunsProps extends Pick<TimelineListProps, 'onOpenRun'> {
  hasFailed: boolean;
  runs: readonly [Run, ...Run[]];
  when: string;
}

/** A run without news, whose log opens; several are unfolded first. */
const SilentRuns = ({ hasFailed, runs, when, onOpenRun }: SilentRunsProps) => {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const listId = useId();
  const [newest] = runs;
  const oldest = runs.at(-1) ?? newest;
  const texts = trackerPageTexts();
  const message = hasFailed
    ? texts.runsFailed(runs.length, runFailureMessage(newest))
    : runs.length === 1
      ? texts.nothingNew(newest.sources_read, newest.sources_tried)
      : texts.nothingNewInRuns(runs.length, since(newest, oldest));
  return (
    <Box component="article" aria-label={texts.runOf(when)} sx={timelineRowSx}>
      <ButtonBase
        data-list-item
        {...(runs.length === 1
          ? { onClick: () => onOpenRun(newest.id) }
          : {
              'aria-expanded': isUnfolded,
              'aria-controls': listId,
              onClick: () => setIsUnfolded(!isUnfolded),
            })}
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
          {when}
        </Box>
        <Box component="span" className="words" sx={{ typography: 'body2', color: hasFailed ? 'failed' : 'quiet' }}>
          {message}
        </Box>
      </ButtonBase>
      {runs.length > 1 && (
        <Box component="ul" id={listId} hidden={!isUnfolded} sx={{ typography: 'body2' }}>
          {runs.map((run) => (
            <li key={run.id}>
              <TextButton onClick={() => onOpenRun(run.id)}>
                {texts.runOf(`${longDate(runDate(run))}, ${timeOfDay(runDate(run))}`)}
              </TextButton>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};
