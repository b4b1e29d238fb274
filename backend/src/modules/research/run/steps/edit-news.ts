import type { At, Attempt } from '../attempt';
import type { ResearchRunPorts } from '../run-ports';
import { obeying } from '../to-conclude';

/** Of a tracker that chose a model where none is set up. */
const WITHOUT_MODEL = { model: null, pages: 0, edited: 0, costUsd: 0, fault: null } as const;

/** Lets a model choose what is told, where the tracker has one; else the rules choose everything. */
export const editNews = async (
  { edit }: Pick<ResearchRunPorts, 'edit'>,
  { run, subject, records, signal }: Pick<Attempt, 'run' | 'subject' | 'records' | 'signal'>,
  at: At<'edit'>,
): Promise<At<'conclude'>> => {
  const { feedback, concluding } = at;
  const asked = await edit(obeying(concluding, feedback), subject.settings.editor, signal);
  if (asked === 'rules') return { ...at, step: 'conclude' };
  if (asked === 'no model') {
    await records.ofRun({ type: 'RecordEditing', ...run, ...WITHOUT_MODEL });
    return { ...at, step: 'conclude' };
  }
  const { editing, model, pages, costUsd, fault } = asked;
  records.spend(costUsd);
  if (signal.aborted) return { ...at, step: 'conclude' };
  await records.ofRun({ type: 'RecordEditing', ...run, model, pages, edited: editing.pages.size, costUsd, fault });
  return { ...at, step: 'conclude', concluding: { ...concluding, editing } };
};
