import type { At, Attempt } from '../attempt';
import type { ResearchRunPorts } from '../run-ports';
import { applyFeedback } from '../run-material';

/** Recorded for a tracker that chose a model if none is set up. */
const WITHOUT_MODEL = { model: null, pages: 0, edited: 0, costUsd: 0, fault: null } as const;

/** Lets a model choose what is told, if the tracker has one; otherwise the rules choose everything. */
export const chooseNews = async (
  { edit }: Pick<ResearchRunPorts, 'edit'>,
  { run, tracker, recorder, spending, signal }: Pick<Attempt, 'run' | 'tracker' | 'recorder' | 'spending' | 'signal'>,
  at: At<'choose'>,
): Promise<At<'find_news'>> => {
  const { feedback, material: material } = at;
  const edited = await edit(applyFeedback(material, feedback), tracker.settings.editor, signal);
  if (edited === 'rules') return { ...at, step: 'find_news' };
  if (edited === 'no model') {
    await recorder.decideOnRun({ type: 'RecordEditing', ...run, ...WITHOUT_MODEL });
    return { ...at, step: 'find_news' };
  }
  const { editing, model, pages, costUsd, fault } = edited;
  spending.add(costUsd);
  if (signal.aborted) return { ...at, step: 'find_news' };
  await recorder.decideOnRun({
    type: 'RecordEditing',
    ...run,
    model,
    pages,
    edited: editing.pages.size,
    costUsd,
    fault,
  });
  return { ...at, step: 'find_news', material: { ...material, editing } };
};
