import { isDeepStrictEqual } from 'node:util';
import { type ActiveTracker, activeTracker } from '#modules/trackers/published';
import { type Feedback, feedbackDecider } from '../domain/feedback.decider';
import type { RunModels } from './ask-models';
import type { RunToConclude } from './conclude-run';
import { ledgerFold, ledgerOf, withFeedback } from './ledger-of';
import type { RunRecords } from './record-run';
import type { RunOutcome } from './run-outcome';
import type { ResearchRunPorts, RunOfTracker } from './run-ports';
import { writeProgress } from './run-progress';
import { scopeOf } from './scope';
import { withBoundedText } from './within-append';
import { withoutWithdrawn } from './withdrawal';

type Attempting = Pick<
  ResearchRunPorts,
  'decide' | 'gatherer' | 'engineFor' | 'conclude' | 'check' | 'scratch' | 'clock'
> & { readonly records: RunRecords; readonly models: RunModels };

/** Reads, concludes and records, unless the tracker was edited meanwhile: then what was read is not what it is to be about. */
export const attemptRun = async (
  { decide, gatherer, engineFor, conclude, check, scratch, clock, records, models }: Attempting,
  run: RunOfTracker,
  subject: ActiveTracker,
  signal: AbortSignal,
): Promise<'over' | 'edited'> => {
  const { trackerId, runId } = run;
  const feedbackOf = () => decide.stateOf(feedbackDecider, trackerId);
  const scope = scopeOf(subject);
  const ledger = ledgerOf(await decide.folded(ledgerFold, trackerId), scope);
  const { aliases, facts, links, pages, openings, overview, endedRun } = ledger;
  const { description, domains, documents, sites, keyFacts, naming } = subject.settings;
  const { claims, withdrawal } = withoutWithdrawn(ledger.claims, { description, alsoAbout: subject.alsoAbout });
  const now = clock.now();

  const topic = {
    description,
    alsoAbout: subject.alsoAbout,
    words: subject.words,
    naming,
    domains,
    aliases,
    openings,
    now: now.toISOString(),
  };
  const progress = writeProgress(
    scratch,
    runId,
    check && ((page) => check({ ...topic, runId, page, known: pages.at(page.url) })),
  );
  try {
    const searches = await models.searchesFor(subject, signal);
    const found = await gatherer.gather({
      runId,
      description,
      searches,
      domains,
      documents,
      sites,
      now,
      engine: engineFor(subject.settings.model),
      known: pages.fingerprints,
      signal,
      onProgress: progress.report,
    });
    progress.endChecks();
    const gathered = withBoundedText(found);
    // Nothing is concluded from images.
    const readable = { ...gathered, pages: gathered.pages.map(({ images: _images, ...page }) => page) };
    // The process is stopping: the run stays open and resumes after the next start.
    if (signal.aborted) return 'over';

    if (gathered.finding !== 'readable') {
      await records.fail(gathered.finding, gathered);
      return 'over';
    }
    const ofTracker = {
      ...run,
      scope,
      description,
      alsoAbout: subject.alsoAbout,
      words: subject.words,
      naming,
      keyFacts,
      withdrawal,
      overview,
    };
    const around = pages.around(gathered.pages);
    const concluding = (
      feedback: Feedback,
      { nearness, editing }: Pick<RunToConclude, 'nearness' | 'editing'>,
    ): RunToConclude => {
      const knowledge = { claims: withFeedback(claims, feedback), aliases, facts, links, openings, pages: around };
      return { run: ofTracker, domains, now: now.toISOString(), knowledge, gathered: readable, nearness, editing };
    };
    let feedback = await feedbackOf();
    const nearness = await models.compared(concluding(feedback, { nearness: null, editing: null }), signal);
    const editing = await models.edited(
      concluding(feedback, { nearness, editing: null }),
      subject.settings.editor,
      signal,
    );
    if (signal.aborted) return 'over';
    const concludeWith = async (given: Feedback): Promise<RunOutcome> =>
      models.written(await conclude(concluding(given, { nearness, editing }), signal), description, signal);
    let outcome = await concludeWith(feedback);
    // Feedback that is given while the run concludes counts too.
    for (let latest = await feedbackOf(); !isDeepStrictEqual(latest, feedback); latest = await feedbackOf()) {
      feedback = latest;
      outcome = await concludeWith(feedback);
    }
    if (signal.aborted) return 'over';
    const current = await activeTracker(decide, trackerId);
    if (current === undefined) {
      await records.fail('TRACKER_DELETED', gathered);
      return 'over';
    }
    if (scopeOf(current) !== scope) return 'edited';
    await records.finish(outcome, gathered, endedRun);
    return 'over';
  } finally {
    await progress.end();
  }
};
