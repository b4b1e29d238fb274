import type { DocumentReason } from '#events/research/run-log';
import type { ReadPage } from '#pages/page';
import { sentenceFault } from '#text/sentences/form';
import { measuresOf } from './compare/changes';
import { type Editing, editedByRules } from './editing/editing';
import { RELEVANT } from './gate/gate';
import { openingOf } from './gate/learned-openings';
import { type ConsideredPage, rememberedPage } from './known-page';
import type { OpenedRun, ResearchInput } from './opened-run';
import type { RunPage } from './run';

const offTopic: DocumentReason = { kind: 'off_topic' };

/** If no page is in the language of the description and none is on the topic, the language may be why. */
const reasonOf = (reason: DocumentReason, { isOther, runPages }: OpenedRun): DocumentReason =>
  reason.kind === 'off_topic' && isOther && runPages.every(({ isRelevant }) => !isRelevant)
    ? { kind: 'other_language_than_topic' }
    : reason;

/** Whether a changed page has a new sentence. Changes such as a ticking counter are not remembered. */
const showsNewSentence = ({ analysis, isOpen }: RunPage): boolean =>
  analysis.sentences.some((sentence) => isOpen(sentence.block) && sentenceFault(sentence) === null);

type TopicLesson = 'on' | 'off' | null;

const lessonOfEditor = ({ pages }: Editing, url: string): TopicLesson => {
  const edited = pages.get(url);
  return edited === undefined ? null : edited.isOnTopic ? 'on' : 'off';
};

/**
 * The label a read page gets for learning the topic. An editor's decision wins. A page about something wider gets none;
 * one without a sentence on the topic is off topic, so that its words count as common.
 */
const lessonFrom = (
  { analysis: { page, gate }, relevance, isWholly, hasNothingPublishable }: RunPage,
  { topic }: OpenedRun,
  { editing = editedByRules }: ResearchInput,
): TopicLesson => {
  const edited = lessonOfEditor(editing, page.url);
  if (edited !== null) return edited;
  if (hasNothingPublishable) return 'off';
  return relevance >= RELEVANT && !isWholly ? null : topic.lessonOf(gate, relevance);
};

/**
 * What became of each page of a run, and what is remembered of those that were read. Valid only once all findings are
 * recorded.
 */
export const pageOutcomes = (
  opened: OpenedRun,
  input: ResearchInput,
  pageAt: (url: string) => RunPage | undefined,
): readonly ConsideredPage[] => {
  const { run, triaged, outcomes } = opened;
  const outcomeOf = ({ url, foundAt, title }: ReadPage): ConsideredPage => {
    const found = triaged.get(url);
    if (found?.kind === 'excluded') return { url, foundAt, title, outcome: 'left_out', reason: found.reason };
    const runPage = pageAt(url);
    if (runPage === undefined) return { url, foundAt, title, outcome: 'known', reason: { kind: 'unchanged' } };
    const recorded = outcomes.get(url) ?? { outcome: 'left_out', reason: offTopic };
    const [outcome, reason] = [recorded.outcome, reasonOf(recorded.reason, opened)];
    if (runPage.earlier !== undefined && !showsNewSentence(runPage)) return { url, foundAt, title, outcome, reason };
    const { analysis, earlier, fingerprints } = runPage;
    const [cited] = run.ledger.citing(url);
    const measures = cited === undefined ? [] : measuresOf(analysis.sentences, analysis.publishedAt ?? run.nowMs);
    const known = rememberedPage(earlier, fingerprints, measures, cited?.story ?? null);
    const lesson = lessonFrom(runPage, opened, input);
    const opening = lesson === null ? {} : { opening: openingOf(url, analysis.gate, lesson === 'on') };
    return { url, foundAt, title, outcome, reason, page: known, ...opening };
  };
  return [...triaged.values()].map(({ page }) => outcomeOf(page));
};
