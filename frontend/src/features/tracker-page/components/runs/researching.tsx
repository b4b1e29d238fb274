import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { SectionLabel } from '#shared/ui/section-label';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { TruncatedText } from '#shared/ui/truncated-text';
import { bareHost } from '#features/evidence/published/bare-host';
import { getSite } from '#features/evidence/published/get-site';
import type { Run, RunProgress, Tracker } from '#features/trackers/api/tracker';
import { firstRunTexts } from '../../texts/first-run';
import { trackerPageTexts } from '../../texts/page';
import { useLiveRun } from '../../use-live-run';
import { railColumns, RAIL_GAP } from '../lines/cited-grid';
import { VerifiedLines } from './verified-lines';

/** Live progress of the first run. */
export const Researching = ({ tracker }: { tracker: Tracker }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: railColumns, columnGap: RAIL_GAP, rowGap: 10 }}>
    {tracker.last_run === null ? (
      <Columns step="starting" progress={null} />
    ) : (
      <LiveRun tracker={tracker} run={tracker.last_run} />
    )}
  </Box>
);

/** The pages in one column, and next to them the lines found so far. */
const Columns = (shown: ProgressProps) => {
  const { progress } = shown;
  const checked = progress === null || progress.lines_checked === 0 ? null : progress;
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <Progress {...shown} />
        {/* In one column, readable lines come before the placeholders. */}
        <Box sx={{ mt: 10, display: checked === null ? 'block' : { xs: 'none', lg: 'block' } }}>
          <SectionLabel mb={4}>{trackerPageTexts().overview}</SectionLabel>
          <SkeletonLines lines={[96, 88, 64]} />
        </Box>
      </Box>
      {checked === null ? <ExpectedContent /> : <VerifiedLines progress={checked} />}
    </>
  );
};

/** Describes the result the user can expect. */
const ExpectedContent = () => (
  <Box component="aside" aria-labelledby="promises-title" sx={{ minWidth: 0 }}>
    <SectionLabel id="promises-title" mb={1}>
      {firstRunTexts().whatYouGet}
    </SectionLabel>
    <Box component="ul">
      {firstRunTexts().promises.map((promise) => (
        <Box
          component="li"
          key={promise}
          sx={{
            typography: 'reading',
            py: '13px',
            borderBottom: 'hairline',
          }}
        >
          {promise}
        </Box>
      ))}
    </Box>
  </Box>
);

const LiveRun = ({ tracker, run }: { tracker: Tracker; run: Run }) => {
  const live = useLiveRun(tracker.tracker_id, run);
  const config = useOptionalQuery(configQuery);
  const willBeMailed = tracker.can_edit && tracker.email_updates && config?.sends_mail === true;
  return <Columns step={currentStep(live)} progress={live.progress} willBeMailed={willBeMailed} />;
};

type Step = keyof ReturnType<typeof firstRunTexts>['steps'];

/** The current step; unchanged for as long as the step lasts. */
const currentStep = ({ state, progress }: Run): Step => {
  if (state === 'queued') return 'queued';
  if (progress === null) return 'writing';
  if (progress.sources_found === 0 || progress.step === 'discover') return 'looking';
  return 'reading';
};

interface ProgressProps {
  step: Step;
  progress: RunProgress | null;
  willBeMailed?: boolean;
}

const Progress = ({ step, progress, willBeMailed = false }: ProgressProps) => {
  const share = progress === null || progress.sources_found === 0 ? 0 : progress.sources_read / progress.sources_found;
  const texts = firstRunTexts();
  const counts =
    progress === null || step !== 'reading'
      ? undefined
      : texts.sourcesOf(progress.sources_read, progress.sources_found);
  const findings =
    progress === null || progress.lines_checked === 0 ? '' : ` · ${texts.findings(progress.lines_checked)}`;
  const remaining = progress === null ? 0 : Math.max(0, progress.sources_found - progress.sources_read);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '0 10px' }}>
        <Box component="h2" sx={{ typography: 'h2' }}>
          {texts.researching}
        </Box>
        <Box component="span" aria-hidden sx={{ color: 'quiet', fontVariantNumeric: 'tabular-nums' }}>
          {counts === undefined ? texts.steps[step] : `${texts.readingCounts(counts)}${findings}`}
        </Box>
        {/* Announces only the step: screen readers would read out every change of the counts. */}
        <Box component="span" role="status" sx={visuallyHidden}>
          {texts.steps[step]}
        </Box>
      </Box>
      <Box
        role="progressbar"
        aria-label={texts.sourcesRead}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={counts}
        sx={{ height: 3, mt: 4, mb: 4, bgcolor: 'rule', borderRadius: '2px', overflow: 'hidden' }}
      >
        <Box
          style={{ width: `${share * 100}%` }}
          sx={{ height: '100%', bgcolor: 'accent', transition: 'width 600ms ease-out' }}
        />
      </Box>
      <Box component="ul">
        {progress?.recent.map((visited) => (
          <VisitedRow key={visited.url} visited={visited} />
        ))}
        {progress !== null && progress.host !== '' && (
          <ProgressRow
            sign="…"
            colour="quiet"
            label={texts.now}
            title={progress.host === window.location.hostname ? texts.aDocument : bareHost(progress.host)}
            aside={progress.step === 'discover' ? texts.lookingForPages : texts.reading}
            isSubdued
          />
        )}
        <ProgressRow
          sign="·"
          colour="quiet"
          title={remaining === 0 ? texts.usualTime : texts.moreToRead(remaining)}
          aside={willBeMailed ? texts.leaveMailed : texts.leave}
          isSubdued
        />
      </Box>
    </>
  );
};

type VisitedPage = RunProgress['recent'][number];

interface Sign extends Pick<ProgressRowProps, 'sign' | 'colour'> {
  said: keyof ReturnType<typeof firstRunTexts>['outcomeLabels'];
}

const signs: Readonly<Record<VisitedPage['outcome'], Sign>> = {
  checking: { sign: '…', colour: 'quiet', said: 'checking' },
  kept: { sign: '✓', colour: 'new', said: 'read' },
  nothing: { sign: '✓', colour: 'quiet', said: 'read' },
  off_topic: { sign: '✓', colour: 'quiet', said: 'read' },
  known: { sign: '✓', colour: 'quiet', said: 'read' },
  unreadable: { sign: '×', colour: 'failed', said: 'notRead' },
  unreachable: { sign: '×', colour: 'failed', said: 'notRead' },
};

const formatOutcome = ({ outcome, lines }: VisitedPage): string =>
  outcome === 'kept' ? firstRunTexts().findings(lines) : firstRunTexts().outcomes[outcome];

const VisitedRow = ({ visited }: { visited: VisitedPage }) => (
  <ProgressRow
    {...signs[visited.outcome]}
    label={firstRunTexts().outcomeLabels[signs[visited.outcome].said]}
    title={visited.title}
    aside={`${getSite(visited)} · ${formatOutcome(visited)}`}
    isSubdued={visited.outcome !== 'kept' && visited.outcome !== 'checking'}
  />
);

/** Characters in one line of a wide window. */
const TITLE_MAX_LENGTH = 60;

interface ProgressRowProps {
  sign: string;
  colour: string;
  /** Text alternative of the sign. */
  label?: string;
  title: string;
  aside: string;
  isSubdued?: boolean;
}

const ProgressRow = ({ sign, colour, label, title, aside, isSubdued = false }: ProgressRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '22px minmax(0, 1fr)', sm: '30px minmax(0, 1fr)' },
      py: '9px',
      borderBottom: 'hairline',
    }}
  >
    <Box component="span" aria-hidden sx={{ color: colour, fontWeight: 600 }}>
      {sign}
    </Box>
    {/* Wraps below the title if there is no room next to it. */}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, minWidth: 0 }}>
      <Box component="span" sx={{ flex: { xs: '1 0 100%', sm: '1 1 240px' }, color: isSubdued ? 'quiet' : 'ink' }}>
        {label !== undefined && (
          <Box component="span" sx={visuallyHidden}>
            {label}:{' '}
          </Box>
        )}
        <TruncatedText text={title} maxLength={TITLE_MAX_LENGTH} />
      </Box>
      <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
        {aside}
      </Box>
    </Box>
  </Box>
);
