/**
 * How pages become findings: `findNews` takes a `ResearchInput` and returns `Findings`. Stages, a folder each, in order:
 *
 *   folder       input → output                                            read first
 *   gate         PageWords → relevance, `TopicMatcher`                     topicMatcher, clausesOfDescription, relevance
 *   stories      OpenPage → RunPage (its story and relevance)              withStories, sameStory, accountOfEvent
 *   ranking      AnalysedPage → Ranked, a page's sentences, best first     rank, isFit, unfitness
 *   compare      Candidate, PublishedStatement → same, changed or ended    repeatedLine, newValue, undoes
 *   findings     Run, RunPage → Finding, recorded in the `OpenLedger`      addByRules, addEdited, addStory
 *   facts        Run, RunPage → KnownFact                                  addFacts, findFacts, statementOf
 *   mentions     RunPage, OpenLedger → Mention                             findMentions, newestLines, coverageOf
 *   order        Finding, Mention → Finding, heaviest first                weightsOf, inOrderOfUpdate, centreOf
 *   composition  LedgerClaim → Composition, the overview or the update     composeState, composeUpdate, linesOfOverview
 *
 * Beside them: `editing` asks a model to choose the sentences (`briefOf`, `editByModel`), `writing` has it reword lines and
 * checks them (`write`, `flawOf`), `nearness` compares pages by meaning, and `feedback` reads the owner's verdicts.
 */
import { rarityIn } from '#text/words/rarity';
import { type ClaimAt, arrangedOverview, overviewHeadings } from './arranged-overview';
import { composeState, composeUpdate } from './composition/compose';
import { type EditorBrief, briefOf } from './editing/brief';
import { type Editing, type PageEditing, editedByRules } from './editing/editing';
import { addFacts } from './facts/add-facts';
import { addByRules, addEnds } from './findings/by-rules';
import { addEdited } from './findings/edited';
import { proposedWords } from './gate/proposed-words';
import type { TopicMatcher } from './gate/topic-matcher';
import { type KnowledgeField, type FieldKnowledge, knowledgeOf } from './knowledge-field';
import type { Evidence, Findings } from './ledger';
import { accountsOf, newestLines } from './mentions/claim-topic';
import { findMentions } from './mentions/mentions';
import { openRun, type ResearchInput } from './opened-run';
import { inOrderOfUpdate } from './order/update';
import { weightsOf, centreOf } from './order/weights';
import { pageOutcomes } from './page-outcomes';
import type { Run, RunPage } from './run';
import { bySection } from './sections';

type PageAt = (url: string) => RunPage | undefined;

const wordsProposedBy = (runPages: readonly RunPage[], topicStems: ReadonlySet<string>): readonly string[] => {
  const documents = (relevant: boolean) =>
    runPages.filter((runPage) => runPage.isRelevant === relevant).map(({ analysis }) => analysis);
  return proposedWords(documents(true), documents(false), topicStems);
};

const topicsOf = ({ description, extraTopics = [] }: ResearchInput): readonly string[] => [description, ...extraTopics];
const factsOf = ({ facts = [] }: ResearchInput): readonly string[] => facts.map(({ name }) => name);

/**
 * Publishes what an editor chose of the pages, then what the rules choose of the others. Returns a lookup of the claims
 * that record the editor's choices.
 */
const addFindings = (run: Run, runPages: readonly RunPage[], { pages }: Editing): ClaimAt => {
  const editingOf = ({ analysis }: RunPage): PageEditing | undefined => pages.get(analysis.page.url);
  const claimAt = addEdited(
    run,
    runPages.flatMap((runPage) => {
      const edited = editingOf(runPage);
      return edited?.isOnTopic === true ? [{ runPage, lines: edited.lines }] : [];
    }),
  );
  addByRules(
    run,
    runPages.filter((runPage) => editingOf(runPage) === undefined),
  );
  addEnds(
    run,
    runPages.filter((runPage) => editingOf(runPage)?.isOnTopic === false),
  );
  return claimAt;
};

/** The mentions of published lines on pages on the topic, and the order of what was published by its weight. */
const weighedFindings = ({ ledger, nowMs }: Run, relevant: readonly RunPage[]) => {
  const newest = relevant.length === 0 ? [] : newestLines(ledger);
  const accounts = accountsOf(newest, relevant);
  const rarity = rarityIn(accounts);
  const mentioned = findMentions(relevant, { ledger, newest, rarity, now: nowMs });
  return { mentioned, ...inOrderOfUpdate(ledger.findings, weightsOf(mentioned, centreOf(accounts, rarity), nowMs)) };
};

/** Adds to the evidence from a page the phrases that alone put the page on the topic. */
const withOwedPhrases =
  (topic: TopicMatcher, pageAt: PageAt) =>
  (evidence: Evidence): Evidence => {
    const runPage = pageAt(evidence.url);
    const owedTo = runPage === undefined ? [] : topic.owedTo(runPage.analysis.gate);
    return owedTo.length === 0 ? evidence : { ...evidence, owedTo };
  };

const findOnPages = (fieldKnowledge: FieldKnowledge, input: ResearchInput): Findings => {
  const { knowledge, editing = editedByRules } = input;
  const opened = openRun(fieldKnowledge, input);
  const { run, runPages, topic, aliases, links, keptOut, rejected } = opened;
  const claimAt = addFindings(run, runPages, editing);
  const relevant = runPages.filter((runPage) => runPage.isRelevant);
  const facts = addFacts(run, relevant, input.facts ?? [], knowledge.facts);
  const { mentioned, recorded, displayed } = weighedFindings(run, relevant);
  const pages = new Map(runPages.map((runPage) => [runPage.analysis.page.url, runPage]));
  const pageAt: PageAt = (url) => pages.get(url);
  const withOwed = withOwedPhrases(topic, pageAt);
  return {
    at: run.nowIso,
    arrangement: arrangedOverview(run.ledger, editing, claimAt),
    headings: overviewHeadings(editing, claimAt, factsOf(input), topicsOf(input)),
    recorded: recorded.map((finding) => ({
      ...finding,
      claim: { ...finding.claim, evidence: finding.claim.evidence.map(withOwed) },
    })),
    displayed,
    confirmed: run.ledger.confirmations.map((each) => ({ ...each, evidence: withOwed(each.evidence) })),
    mentioned,
    keptOut: [...keptOut.values()],
    links,
    facts,
    documents: pageOutcomes(opened, input, pageAt),
    aliases,
    proposedWords: knowledge.claims.length > 0 ? [] : wordsProposedBy(runPages, topic.stems),
    rejected: rejected(),
  };
};

/** Finds what a run's pages say that no earlier run has read, verified and compared with the ledger. */
const findNews = (fieldKnowledge: FieldKnowledge, input: ResearchInput): Findings => {
  const sections = bySection(fieldKnowledge, input.pages, input.knowledge);
  if (sections === null) return findOnPages(fieldKnowledge, input);
  const { pages, knowledge, ofDocuments } = sections;
  return ofDocuments(findOnPages(fieldKnowledge, { ...input, pages, knowledge }));
};

/** The brief for an editor, whose choices are then passed to `findNews`. */
const briefFor = (fieldKnowledge: FieldKnowledge, input: ResearchInput): EditorBrief => {
  const sections = bySection(fieldKnowledge, input.pages, input.knowledge);
  const { pages, knowledge } = sections ?? input;
  const { run, runPages } = openRun(fieldKnowledge, { ...input, pages, knowledge });
  return briefOf(run, runPages, { topics: topicsOf(input), facts: factsOf(input) });
};

/** The engine: pages in, findings out, no I/O and no clock. The run in modules/research/run records them. */
export const engineWith = (fields: readonly KnowledgeField[]) => {
  const fieldKnowledge = knowledgeOf(fields);
  return {
    briefFor: briefFor.bind(null, fieldKnowledge),
    findNews: findNews.bind(null, fieldKnowledge),
    composeState: composeState.bind(null, fieldKnowledge),
    composeUpdate: composeUpdate.bind(null, fieldKnowledge),
  };
};
