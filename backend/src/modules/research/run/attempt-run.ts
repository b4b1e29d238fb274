import type { ProposedSearch } from '#events/research/searches';
import { activeTracker } from '#modules/trackers/published';
import { feedbackDecider } from '../domain/feedback.decider';
import type { Gathered } from '../gather/gathering';
import { type Attempt, type AttemptStart, beginAttempt, type PreparedMaterial } from './attempt';
import { proposeSearches } from './due-searches';
import { chooseNews, findNewsOfRun } from './find-news';
import { applyFeedback, materialOfRun } from './run-material';
import type { RunOutcome } from './run-outcome';
import type { ResearchRunPorts } from './run-ports';
import { scopeOf } from './topic-scope';
import { withBoundedText } from './within-append';

/** Fetches the pages. A run that could read none has failed, and there is nothing to compare: null. */
const gatherPages = async (
  { gatherer, searchEngineFor }: ResearchRunPorts,
  { run, tracker, ledger, now, recorder, progress, signal }: Attempt,
  searches: readonly ProposedSearch[],
): Promise<Gathered | null> => {
  const { description, domains, documents, sites, campaign, model } = tracker.settings;
  const found = await gatherer.gather({
    runId: run.runId,
    description,
    searches,
    domains,
    documents,
    sites,
    isCampaign: campaign === true,
    now,
    engine: searchEngineFor(model),
    known: ledger.pages.fingerprints,
    signal,
    onProgress: progress.report,
  });
  progress.endChecks();
  if (signal.aborted) return null;
  const gathered = withBoundedText(found);
  if (gathered.finding === 'readable') return gathered;
  await recorder.fail(gathered.finding, gathered);
  return null;
};

/** Asks how near the pages come to the topic. Without an answer from a model of meaning, words alone decide. */
const comparePages = async (
  { runner, compare }: ResearchRunPorts,
  attempt: Attempt,
  gathered: Gathered,
): Promise<PreparedMaterial> => {
  const { run, recorder, signal } = attempt;
  const feedback = await runner.streams.stateOf(feedbackDecider, run.trackerId);
  const material = materialOfRun(attempt, gathered);
  const compared = compare === null ? null : await compare(applyFeedback(material, feedback), signal);
  if (compared === null || signal.aborted) return { feedback, material };
  const { nearness, model, pages, fault } = compared;
  await recorder.record({ type: 'MeaningCompared', data: { ...run, model, pages, compared: nearness.size, fault } });
  return { feedback, material: { ...material, nearness } };
};

/**
 * How an attempt ended. The tracker may have changed meanwhile, so that the pages were read for something else than it
 * is now about.
 */
type AttemptEnd = 'over' | 'tracker changed';

/** Appends what the run found, unless its tracker was deleted or is about something else by now. */
const recordFindings = async (
  { runner }: ResearchRunPorts,
  { run, scope, ledger, recorder }: Attempt,
  gathered: Gathered,
  outcome: RunOutcome,
): Promise<AttemptEnd> => {
  const current = await activeTracker(runner.streams, run.trackerId);
  if (current !== undefined && scopeOf(current) !== scope) return 'tracker changed';
  if (current === undefined) await recorder.fail('TRACKER_DELETED', gathered);
  else await recorder.finish(outcome, gathered, ledger.endedRun);
  return 'over';
};

/** If the process stops after any step, the run stays open and resumes after the next start. */
const takeSteps = async (ports: ResearchRunPorts, attempt: Attempt): Promise<AttemptEnd> => {
  const { signal } = attempt;
  const searches = await proposeSearches(ports, attempt);
  if (signal.aborted) return 'over';
  const gathered = await gatherPages(ports, attempt, searches);
  if (gathered === null) return 'over';
  const prepared = await comparePages(ports, attempt, gathered);
  if (signal.aborted) return 'over';
  const material = await chooseNews(ports, attempt, prepared);
  if (signal.aborted) return 'over';
  const outcome = await findNewsOfRun(ports, attempt, { ...prepared, material });
  return signal.aborted ? 'over' : recordFindings(ports, attempt, gathered, outcome);
};

/** Reads, finds the news and records it. */
export const attemptRun = async (ports: ResearchRunPorts, start: AttemptStart): Promise<AttemptEnd> => {
  const attempt = await beginAttempt(ports, start);
  try {
    return await takeSteps(ports, attempt);
  } finally {
    await attempt.progress.end();
  }
};
