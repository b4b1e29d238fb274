import type { RunRef } from '#events/research/run.events';
import type { ActiveTracker } from '#modules/trackers/published';
import { assertNever } from '#kernel/assert-never';
import { type At, type Attempt, type AttemptStep, beginAttempt } from './attempt';
import type { RunRecords } from './record-run';
import type { ResearchRunPorts } from './run-ports';
import { comparePages } from './steps/compare-pages';
import { concludePages } from './steps/conclude-pages';
import { chooseNews } from './steps/choose-news';
import { proposeSearches } from './steps/propose-searches';
import { gatherPages } from './steps/gather-pages';
import { recordFindings } from './steps/record-findings';

type Last = At<'over' | 'trackerChanged'>;

/** Reads, concludes and records. */
export const attemptRun = async (
  ports: ResearchRunPorts,
  run: RunRef,
  tracker: ActiveTracker,
  records: RunRecords,
  signal: AbortSignal,
): Promise<Last['step']> => {
  const attempt = await beginAttempt(ports, run, tracker, records, signal);
  try {
    let at: AttemptStep = { step: 'search' };
    while (!isLast(at)) {
      at = await next(ports, attempt, at);
      // The process is stopping: the run stays open and resumes after the next start.
      if (signal.aborted) return 'over';
    }
    return at.step;
  } finally {
    await attempt.progress.end();
  }
};

const isLast = (at: AttemptStep): at is Last => at.step === 'over' || at.step === 'trackerChanged';

const next = (ports: ResearchRunPorts, attempt: Attempt, at: Exclude<AttemptStep, Last>): Promise<AttemptStep> => {
  switch (at.step) {
    case 'search':
      return proposeSearches(ports, attempt);
    case 'read':
      return gatherPages(ports, attempt, at);
    case 'compare':
      return comparePages(ports, attempt, at);
    case 'choose':
      return chooseNews(ports, attempt, at);
    case 'conclude':
      return concludePages(ports, attempt, at);
    case 'record':
      return recordFindings(ports, attempt, at);
    default:
      return assertNever(at);
  }
};
