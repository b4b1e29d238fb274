import { assertNever } from '#kernel/assert-never';
import { type At, type Attempt, type AttemptStep, beginAttempt, type AttemptStart } from './attempt';
import type { ResearchRunPorts } from './run-ports';
import { comparePages } from './steps/compare-pages';
import { findNewsOfRun } from './steps/find-news';
import { chooseNews } from './steps/choose-news';
import { proposeSearches } from './steps/proposed-searches-step';
import { gatherPages } from './steps/gather-pages';
import { recordFindings } from './steps/record-findings';

type Last = At<'over' | 'trackerChanged'>;

/** Reads, finds the news and records them. */
export const attemptRun = async (ports: ResearchRunPorts, start: AttemptStart): Promise<Last['step']> => {
  const attempt = await beginAttempt(ports, start);
  try {
    let at: AttemptStep = { step: 'search' };
    while (!isLast(at)) {
      at = await next(ports, attempt, at);
      // The process is stopping: the run stays open and resumes after the next start.
      if (start.signal.aborted) return 'over';
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
    case 'find_news':
      return findNewsOfRun(ports, attempt, at);
    case 'record':
      return recordFindings(ports, attempt, at);
    default:
      return assertNever(at);
  }
};
