import type { ActiveTracker } from '#modules/trackers/published';
import type { Editing } from '#engine/editing/editing';
import type { Nearness } from '#engine/nearness/nearness';
import type { ProposedSearch } from '#events/research/searches';
import type { Editor } from '#events/trackers/tracker-settings';
import { runDecider } from '../domain/run.decider';
import type { RunToConclude } from './conclude-run';
import { dueProposal, isSearched } from './due-proposal';
import type { RunRecords } from './record-run';
import type { RunOutcome } from './run-outcome';
import type { ModelExpense, ResearchRunPorts, RunOfTracker } from './run-ports';

/** Of a tracker that chose a model where none is set up. */
const withoutModel = { model: null, pages: 0, edited: 0, costUsd: 0, fault: null } as const;

type Asking = Pick<ResearchRunPorts, 'decide' | 'engineFor' | 'compare' | 'proposerFor' | 'edit' | 'write' | 'clock'>;

/** What models are asked for in a run, each answer recorded with what it cost. */
export const modelsOf = (
  { decide, engineFor, compare, proposerFor, edit, write, clock }: Asking,
  run: RunOfTracker,
  { ofRun }: Pick<RunRecords, 'ofRun'>,
  expense: ModelExpense,
) => {
  const searchesFor = async (subject: ActiveTracker, signal: AbortSignal): Promise<readonly ProposedSearch[]> => {
    const propose = proposerFor(subject.settings.editor);
    if (propose === null || !isSearched(subject, engineFor)) return [];
    const { searches: last } = await decide.stateOf(runDecider, run.trackerId);
    const due = dueProposal(subject, last, clock.now());
    if (due.kind === 'known') return due.searches;
    const proposed = await propose(due.topics, signal);
    if (proposed === null || signal.aborted) return [];
    expense.usd += proposed.costUsd;
    const { topic, until } = due;
    await ofRun({ type: 'RecordSearches', ...run, topic, ...proposed, until });
    return proposed.searches;
  };

  /** How near the pages come to the topic; null if words alone decide. */
  const compared = async (concluding: RunToConclude, signal: AbortSignal): Promise<Nearness | null> => {
    const asked = compare === null ? null : await compare(concluding, signal);
    if (asked === null || signal.aborted) return null;
    const { nearness, model, pages, fault } = asked;
    await ofRun({ type: 'RecordComparison', ...run, model, pages, compared: nearness.size, fault });
    return nearness;
  };

  /** What a model chose; null if the rules choose everything. */
  const edited = async (
    concluding: RunToConclude,
    chosen: Editor | undefined,
    signal: AbortSignal,
  ): Promise<Editing | null> => {
    const asked = await edit(concluding, chosen, signal);
    if (asked === 'rules') return null;
    if (asked === 'no model') {
      await ofRun({ type: 'RecordEditing', ...run, ...withoutModel });
      return null;
    }
    const { editing, model, pages, costUsd, fault } = asked;
    expense.usd += costUsd;
    if (signal.aborted) return null;
    await ofRun({ type: 'RecordEditing', ...run, model, pages, edited: editing.pages.size, costUsd, fault });
    return editing;
  };

  /** The answer in a model's words where it has one that holds, else in the sources' own. */
  const written = async (outcome: RunOutcome, topic: string, signal: AbortSignal): Promise<RunOutcome> => {
    const { result, figures } = outcome;
    const costing = (all: RunOutcome): RunOutcome => ({
      ...all,
      figures: { ...figures, costUsd: figures.costUsd + expense.usd },
    });
    if (write === null) return costing(outcome);
    // What a model wrote stays until there is news for it to write.
    if (result.kind !== 'published') return costing({ ...outcome, result: { ...result, state: null } });
    const { state, update } = result;
    const writing = await write({ topic, state, update }, signal);
    expense.usd += writing.costUsd;
    if (signal.aborted) return outcome;
    const { model, costUsd } = writing;
    const isWritten = writing.kind === 'written';
    await ofRun({
      type: 'RecordWriting',
      ...run,
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

  return { searchesFor, compared, edited, written };
};

export type RunModels = ReturnType<typeof modelsOf>;
