import type { EditorBrief } from '#engine/editing/brief';
import { editedByRules, type Editing } from '#engine/editing/editing';
import { arrangeByModel } from '#engine/editing/model/arrange-by-model';
import { editingModel, type Asking } from '#engine/editing/model/asking';
import { editByModel } from '#engine/editing/model/edit-by-model';
import { composeState } from '#modules/research/news-engine';
import { withoutPrintHyphens } from '#pages/print-hyphens';
import type { LanguageModel } from '#platform/language-model/language-model';
import { allDocuments, pageOf, topic, topicNames, type TopicName } from './corpus-documents';
import { overviewAsRead } from './overviews';
import { countedMarks } from './played-model';
import { runEditedTracker } from './run-tracker';

/** The day after the last page of the corpus. */
const DAY = '2026-08-21';

/** Chooses and arranges, as a run with a model does. */
export const editingBy = async (model: LanguageModel, brief: EditorBrief, asking: Asking): Promise<Editing> => {
  const editing = editingModel(model, brief.pages.length, asking);
  const { edited, fault } = await editByModel(editing, brief);
  return { pages: edited, overview: fault === null ? await arrangeByModel(editing, brief, edited) : null };
};

const byRules = (): Promise<Editing> => Promise.resolve(editedByRules);

/** What a tracker that began today says of all that the corpus has to its topic. */
const overviewOf = async (name: TopicName, edit: (brief: EditorBrief) => Promise<Editing>): Promise<string> => {
  const { tracker_description: description } = topic(name);
  const pages = allDocuments().map((document) => {
    const page = pageOf(document);
    return { ...page, blocks: withoutPrintHyphens(page.blocks) };
  });
  const now = `${DAY}T23:59:00.000Z`;
  const { findings, knowledge } = await runEditedTracker({ description }, pages, now, edit);
  const overview = composeState(knowledge.claims, Date.parse(now), {
    description,
    links: knowledge.links,
    arrangement: findings.arrangement,
  });
  return overviewAsRead(topic(name).name, overview, DAY);
};

/** As markdown, by the rules or by the models that are given, one to a topic. */
export const firstOverviews = async (modelOf?: () => LanguageModel): Promise<string> => {
  const texts: string[] = [];
  for (const name of topicNames) {
    if (modelOf === undefined) texts.push(await overviewOf(name, byRules));
    else {
      const [newMark, model] = [countedMarks(), modelOf()];
      const { signal } = new AbortController();
      texts.push(await overviewOf(name, (brief) => editingBy(model, brief, { newMark, signal })));
    }
  }
  return texts.join('\n');
};
