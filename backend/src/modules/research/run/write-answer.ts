import type { Attempt } from './attempt';
import type { RunOutcome } from './run-outcome';
import type { ResearchRunPorts } from './run-ports';

/** The answer in a model's words, as far as they passed, otherwise in the sources' own. */
export const writeAnswer = async (
  write: ResearchRunPorts['write'],
  {
    run,
    tracker,
    now,
    recorder,
    spending,
    signal,
  }: Pick<Attempt, 'run' | 'tracker' | 'now' | 'recorder' | 'spending' | 'signal'>,
  outcome: RunOutcome,
): Promise<RunOutcome> => {
  const { result } = outcome;
  if (write === null) return outcome;
  // A model's text stays until there is news to write about.
  if (result.kind !== 'published') return { ...outcome, result: { ...result, state: null } };
  const { state, update } = result;
  const writing = await write({ topic: tracker.settings.description, state, update, now: now.getTime() }, signal);
  const { kind, model, costUsd } = writing;
  spending.add(costUsd);
  if (signal.aborted) return outcome;
  const published =
    kind === 'written'
      ? { sentences: writing.sentences, replaced: writing.replaced, fault: null }
      : { sentences: 0, replaced: 0, fault: writing.reason };
  await recorder.decideOnRun({ type: 'RecordWriting', ...run, model, costUsd, ...published });
  return kind === 'written'
    ? { ...outcome, result: { ...result, state: writing.state, update: writing.update } }
    : outcome;
};
