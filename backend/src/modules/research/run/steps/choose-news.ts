import type { At, Attempt } from '../attempt';
import type { ResearchRunPorts } from '../run-ports';
import { applyFeedback } from '../to-conclude';

/** Recorded for a tracker that chose a model if none is set up. */
const WITHOUT_MODEL = { model: null, pages: 0, edited: 0, costUsd: 0, fault: null } as const;

/** Lets a model choose what is told, if the tracker has one; otherwise the rules choose everything. */
export const chooseNews = async (
  { edit }: Pick<ResearchRunPorts, 'edit'>,
  { run, tracker, records, signal }: Pick<Attempt, 'run' | 'tracker' | 'records' | 'signal'>,
  at: At<'choose'>,
): Promise<At<'conclude'>> => {
  const { feedback, concluding } = at;
  const edited = await edit(applyFeedback(concluding, feedback), tracker.settings.editor, signal);
  if (edited === 'rules') return { ...at, step: 'conclude' };
  if (edited === 'no model') {
    await records.ofRun({ type: 'RecordEditing', ...run, ...WITHOUT_MODEL });
    return { ...at, step: 'conclude' };
  }
  const { editing, model, pages, costUsd, fault } = edited;
  records.spend(costUsd);
  if (signal.aborted) return { ...at, step: 'conclude' };
  await records.ofRun({ type: 'RecordEditing', ...run, model, pages, edited: editing.pages.size, costUsd, fault });
  return { ...at, step: 'conclude', concluding: { ...concluding, editing } };
};
