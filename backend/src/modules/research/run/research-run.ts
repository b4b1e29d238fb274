import { type ActiveTracker, activeTracker } from '#modules/trackers/published';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import type { Ids } from '#kernel/ids';
import { ofTheSystem } from '#platform/command-handling/command-context';
import type { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { ScratchStore } from '#platform/read-store/read-store';
import { type Feedback, feedbackDecider } from '../domain/feedback.decider';
import { type LedgerCommand, ledgerDecider } from '../domain/ledger.decider';
import { type RunCommand, runDecider } from '../domain/run.decider';
import type { FailureReason } from '#events/research/run.events';
import type { FailureDetail } from '#events/research/run-log';
import type { Gathered, Gatherer } from '../gather/gathering';
import type { EngineFor } from '../engines/engines';
import type { Editing } from '#engine/editing/editing';
import type { Publication, Writing } from '#engine/writing/writer';
import type { Edited } from '../research-model';
import type { IllustratedRun } from '../illustrations/illustrations';
import type { CheckedPage, PageToCheck } from './check-page';
import type { RunToConclude } from './conclude-run';
import { illustratedPages } from './illustrated-pages';
import { ledgerFold, ledgerOf, withFeedback } from './ledger-of';
import type { RunOutcome } from './run-outcome';
import { writeProgress } from './run-progress';
import { scopeOf } from './scope';
import { inParts, withBoundedText } from './within-append';

export interface ResearchRunPorts {
  readonly decide: DeciderRunner;
  readonly gatherer: Gatherer;
  readonly conclude: (run: RunToConclude, signal: AbortSignal) => Promise<RunOutcome>;
  /** Has a model choose what is told, if there is anything to choose; null if the rules do. */
  readonly edit: ((run: RunToConclude, signal: AbortSignal) => Promise<Edited | null>) | null;
  /** The lines that a page gives by itself, to be shown while the run reads the others; null if nobody watches. */
  readonly check: ((page: PageToCheck) => Promise<CheckedPage>) | null;
  /** The paid search for a tracker's model; null if there is none. */
  readonly engineFor: EngineFor;
  /** Has a model write the answer; null if there is none. */
  readonly write: ((publication: Publication, signal: AbortSignal) => Promise<Writing>) | null;
  /** Takes in the images of the pages that the run cites; null if nobody does. */
  readonly illustrate: ((run: IllustratedRun) => Promise<void>) | null;
  readonly scratch: ScratchStore;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called for internal errors: the operator gets the details, the reader only a general reason. */
  readonly onFault: (error: unknown) => void;
}

/** The payload of a research job. */
export type RunOfTracker = {
  readonly trackerId: string;
  readonly runId: string;
};

/** After this many attempts a run is recorded as failed and retried on schedule. */
const ATTEMPTS = 3;
/** How often a run restarts because its tracker was edited in the meantime. */
const EDITS = 3;

/**
 * Carries out a run: reads the web, compares with the ledger, appends the result. All its state is in the log, so any
 * process can resume it after a crash; it appends its result only once.
 */
export const carryOutRun =
  ({
    decide,
    gatherer,
    engineFor,
    conclude,
    edit,
    check,
    write,
    illustrate,
    scratch,
    clock,
    ids,
    onFault,
  }: ResearchRunPorts) =>
  async ({ trackerId, runId }: RunOfTracker, signal: AbortSignal): Promise<void> => {
    const context = () => ofTheSystem(ids.next(), clock.now(), runId);
    const ofRun = (command: RunCommand) => decide.run(runDecider, trackerId, command, context());
    const ofLedger = (command: LedgerCommand) => decide.run(ledgerDecider, trackerId, command, context());

    const givenFeedback = () => decide.stateOf(feedbackDecider, trackerId);
    const currentTracker = () => activeTracker(decide, trackerId);
    const fail = async (reason: FailureReason, gathered?: Gathered, detail: FailureDetail | null = null) => {
      const considered = gathered?.documents ?? [];
      const asked = gathered?.asked ?? [];
      await ofRun({ type: 'RecordDocuments', trackerId, runId, considered, unchanged: [], asked });
      await ofRun({
        type: 'FailRun',
        trackerId,
        runId,
        reason,
        detail,
        now: clock.now(),
        figures: {
          sourcesTried: considered.length,
          sourcesRead: 0,
          claimsNew: 0,
          claimsRejected: 0,
          costUsd: gathered?.costUsd ?? 0,
        },
      });
    };

    /** Records a large reading in parts, which count once the run has ended. */
    const finish = async (
      outcome: RunOutcome,
      { asked, pages: read }: Gathered,
      after: string | null,
    ): Promise<void> => {
      const { figures, entries, result, documents } = outcome;
      const run = { trackerId, runId };
      const recorded = await ofRun({ type: 'RecordDocuments', ...run, ...documents, asked });
      const isOver = isRefusal(recorded) || recorded.events.length === 0;
      if (isOver) return;
      await illustrate?.({ ...run, pages: illustratedPages(read, documents.considered) });

      const { scope, aliases, pages } = outcome.pages;
      const reading = ids.next();
      const parts = inParts(pages).map((part) => ({ reading, scope, aliases, pages: part }));
      for (const part of parts.slice(0, -1)) await ofLedger({ type: 'RecordPages', ...run, after, pages: part });
      const last = parts.at(-1) ?? { reading, scope, aliases, pages: [] };
      await ofLedger({ type: 'FinishRun', ...run, after, figures, result, entries: { ...entries, pages: last } });
    };

    /** By everything that a model was asked in this attempt, used or not. */
    let modelUsd = 0;

    /** What a model chose; null if the rules choose everything. */
    const edited = async (concluding: RunToConclude, signal: AbortSignal): Promise<Editing | null> => {
      const asked = edit === null ? null : await edit(concluding, signal);
      if (asked === null) return null;
      const { editing, model, pages, costUsd, fault } = asked;
      modelUsd += costUsd;
      if (signal.aborted) return null;
      const run = { trackerId, runId };
      await ofRun({ type: 'RecordEditing', ...run, model, pages, edited: editing.pages.size, costUsd, fault });
      return editing;
    };

    /** The answer in a model's words where it has one that holds, else in the sources' own. */
    const written = async (outcome: RunOutcome, topic: string, signal: AbortSignal): Promise<RunOutcome> => {
      const { result, figures } = outcome;
      const costing = (all: RunOutcome): RunOutcome => ({
        ...all,
        figures: { ...figures, costUsd: figures.costUsd + modelUsd },
      });
      if (write === null) return costing(outcome);
      // What a model wrote stays until there is news for it to write.
      if (result.kind !== 'published') return costing({ ...outcome, result: { ...result, state: null } });
      const { state, update } = result;
      const writing = await write({ topic, state, update }, signal);
      modelUsd += writing.costUsd;
      if (signal.aborted) return outcome;
      const { model, costUsd } = writing;
      const isWritten = writing.kind === 'written';
      await ofRun({
        type: 'RecordWriting',
        trackerId,
        runId,
        model,
        sentences: isWritten ? writing.sentences : 0,
        replaced: isWritten ? writing.replaced : 0,
        costUsd,
        fault: isWritten ? null : writing.reason,
      });
      return costing(
        isWritten ? { ...outcome, result: { ...result, state: writing.state, update: writing.update } } : outcome,
      );
    };

    const attemptOnce = async (subject: ActiveTracker): Promise<'over' | 'edited'> => {
      const scope = scopeOf(subject);
      const ledger = ledgerOf(await decide.folded(ledgerFold, trackerId), scope);
      const { claims, aliases, facts, links, pages, openings, overview, endedRun } = ledger;
      const { description, domains, documents, keyFacts } = subject.settings;
      const now = clock.now();

      const topic = {
        description,
        alsoAbout: subject.alsoAbout,
        words: subject.words,
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
        const found = await gatherer.gather({
          runId,
          description,
          domains,
          documents,
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
          await fail(gathered.finding, gathered);
          return 'over';
        }
        const run = {
          trackerId,
          runId,
          scope,
          description,
          alsoAbout: subject.alsoAbout,
          words: subject.words,
          keyFacts,
          overview,
        };
        const around = pages.around(gathered.pages);
        const concluding = (feedback: Feedback, editing: Editing | null): RunToConclude => {
          const knowledge = { claims: withFeedback(claims, feedback), aliases, facts, links, openings, pages: around };
          return { run, domains, now: now.toISOString(), knowledge, gathered: readable, editing };
        };
        let feedback = await givenFeedback();
        const editing = await edited(concluding(feedback, null), signal);
        if (signal.aborted) return 'over';
        const concludeWith = async (given: Feedback): Promise<RunOutcome> =>
          written(await conclude(concluding(given, editing), signal), description, signal);
        let outcome = await concludeWith(feedback);
        // Feedback that is given while the run concludes counts too.
        for (let latest = await givenFeedback(); !isDeepStrictEqual(latest, feedback); latest = await givenFeedback()) {
          feedback = latest;
          outcome = await concludeWith(feedback);
        }
        if (signal.aborted) return 'over';
        const current = await currentTracker();
        if (current === undefined) {
          await fail('TRACKER_DELETED', gathered);
          return 'over';
        }
        if (scopeOf(current) !== scope) return 'edited';
        await finish(outcome, gathered, endedRun);
        return 'over';
      } finally {
        await progress.end();
      }
    };

    // If a crash occurred between the run's end and what follows from it, this completes it and nothing is left to do.
    if ((await decide.settledStateOf(ledgerDecider, trackerId)).endedRun === runId) return;
    const subject = await currentTracker();
    if (subject === undefined) {
      await fail('TRACKER_DELETED');
      return;
    }
    const started = await ofRun({
      type: 'StartRun',
      trackerId,
      runId,
      engine: engineFor(subject.settings.model)?.name ?? 'feeds',
    });
    if (isRefusal(started)) return;
    const { run } = started.state;
    if (run.status === 'running' && run.attempt > ATTEMPTS) {
      await fail('INTERRUPTED', undefined, { kind: 'attempts', attempts: ATTEMPTS });
      return;
    }
    try {
      for (let edits = 0; edits <= EDITS; edits++) {
        // Read again after the start and after each restart: an edit from here on is noted with the run.
        const current = await currentTracker();
        if (current === undefined || (await attemptOnce(current)) === 'over') return;
        await ofRun({ type: 'RestartRun', trackerId, runId });
      }
    } catch (error) {
      if (signal.aborted) return;
      onFault(error);
      await fail('ENGINE_FAILED');
    }
  };
