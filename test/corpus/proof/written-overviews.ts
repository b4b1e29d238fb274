import type { Evidence } from '#engine/ledger';
import { judgeByModel } from '#engine/writing/judge';
import { write, type Writing } from '#engine/writing/writer';
import type { CitedSource } from '#events/research/ledger.events';
import { composeState, composeUpdate } from '#modules/research/news-engine';
import { withoutPrintHyphens } from '#pages/print-hyphens';
import type { LanguageModel } from '#platform/language-model/language-model';
import { allDocuments, pageOf, topic, type TopicName } from './corpus-documents';
import { editingBy } from './edited-overviews';
import { countedMarks } from './played-model';
import { runEditedTracker } from './run-tracker';

const now = '2026-08-21T23:59:00.000Z';

const cited = ({ owedTo: _owedTo, ...evidence }: Evidence): CitedSource => ({
  ...evidence,
  id: evidence.url,
  readAt: now,
});

/** The models of one topic: its editor, and the writer who is also the judge. */
interface Models {
  readonly editor: LanguageModel;
  readonly writer: LanguageModel;
}

/** What a model writes of a topic's first overview and update, after a model chose and arranged. */
export const writtenOverview = async (name: TopicName, { editor, writer }: Models) => {
  const { tracker_description: description } = topic(name);
  const pages = allDocuments().map((document) => {
    const page = pageOf(document);
    return { ...page, blocks: withoutPrintHyphens(page.blocks) };
  });
  const { signal } = new AbortController();
  const newMark = countedMarks();
  const { findings, knowledge } = await runEditedTracker({ description }, pages, now, (brief) =>
    editingBy(editor, brief, { newMark, signal }),
  );
  const {
    sources,
    more: _more,
    ...composed
  } = composeState(knowledge.claims, Date.parse(now), {
    description,
    links: knowledge.links,
    arrangement: findings.arrangement,
    headings: findings.headings,
  });
  const state = { ...composed, sources: sources.map(cited) };
  const news = composeUpdate(findings, knowledge);
  const update = { lines: news.lines, sources: news.sources.map(cited), more: news.more };
  const publication = { topic: description, state, update, now: Date.parse(now) };
  const writing: Writing = await write(writer, judgeByModel(writer, countedMarks()), publication, signal);
  return { state, writing };
};
