import { isDeepStrictEqual } from 'node:util';
import { feedbackDecider } from '../domain/feedback.decider';
import type { Attempt, PreparedMaterial } from './attempt';
import { applyFeedback, type RunMaterial } from './run-material';
import type { RunOutcome } from './run-outcome';
import type { ResearchRunPorts } from './run-ports';

/** Recorded for a tracker that chose a model if none is set up. */
const WITHOUT_MODEL = { model: null, pages: 0, edited: 0, costUsd: 0, fault: null } as const;

/** Lets a model choose what is told, if the tracker has one; otherwise the rules choose everything. */
export const chooseNews = async (
  { edit }: Pick<ResearchRunPorts, 'edit'>,
  { run, tracker, recorder, spending, signal }: Attempt,
  { feedback, material }: PreparedMaterial,
): Promise<RunMaterial> => {
  const edited = await edit(applyFeedback(material, feedback), tracker.settings.editor, signal);
  if (edited.kind !== 'edited') {
    if (edited.kind === 'missing') await recorder.record({ type: 'NewsEdited', data: { ...run, ...WITHOUT_MODEL } });
    return material;
  }
  const { editing, model, pages, costUsd, fault } = edited;
  spending.usd += costUsd;
  if (signal.aborted) return material;
  const data = { ...run, model, pages, edited: editing.pages.size, costUsd, fault };
  await recorder.record({ type: 'NewsEdited', data });
  return { ...material, editing };
};

/** The answer in a model's words, as far as they passed, otherwise in the sources' own. */
const writeAnswer = async (
  write: ResearchRunPorts['write'],
  { run, tracker, now, recorder, spending, signal }: Attempt,
  outcome: RunOutcome,
): Promise<RunOutcome> => {
  const { result } = outcome;
  if (write === null) return outcome;
  // A model's text stays until there is news to write about.
  if (result.kind !== 'published') return { ...outcome, result: { ...result, state: null } };
  const { state, update } = result;
  const writing = await write({ topic: tracker.settings.description, state, update, now: now.getTime() }, signal);
  const { kind, model, costUsd } = writing;
  spending.usd += costUsd;
  if (signal.aborted) return outcome;
  const written =
    kind === 'written'
      ? { sentences: writing.sentences, replaced: writing.replaced, fault: null }
      : { sentences: 0, replaced: 0, fault: writing.reason };
  await recorder.record({ type: 'AnswerWritten', data: { ...run, model, costUsd, ...written } });
  return kind === 'written'
    ? { ...outcome, result: { ...result, state: writing.state, update: writing.update } }
    : outcome;
};

/**
 * Compares with the ledger and composes what to publish; repeats this if feedback was given meanwhile, so that it
 * counts too.
 */
export const findNewsOfRun = async (
  { runner, findNews, write }: Pick<ResearchRunPorts, 'runner' | 'findNews' | 'write'>,
  attempt: Attempt,
  { feedback, material }: PreparedMaterial,
): Promise<RunOutcome> => {
  const found = await findNews(applyFeedback(material, feedback), attempt.signal);
  const outcome = await writeAnswer(write, attempt, found);
  const latest = await runner.streams.stateOf(feedbackDecider, attempt.run.trackerId);
  return attempt.signal.aborted || isDeepStrictEqual(latest, feedback)
    ? outcome
    : findNewsOfRun({ runner, findNews, write }, attempt, { feedback: latest, material });
};
