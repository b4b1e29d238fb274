import type { Naming } from '#events/trackers/naming';
import { NO_WORD_FILTER, type WordFilter } from '#events/trackers/word-filter';
import { lazy } from '#kernel/memoize';
import type { ReadPage } from '#pages/page';
import { languageOf } from '#text/languages/detection';
import type { Language } from '#text/languages/language';
import { numeralsIn } from '#text/words/figures';
import { stemSet } from '#text/words/stems';
import type { AnalysedPage } from './analysed-page';
import { isAllowed } from './compare/verify';
import { type Editing, type PageEditing, editedByRules } from './editing/editing';
import type { FactToFind } from './facts/question';
import { struckBy, verdictsOn } from './feedback/verdicts';
import { readAcrossLanguages } from './gate/across-languages';
import { learnAliases, possibleAliases } from './gate/aliases';
import { RELEVANT } from './gate/gate';
import { headOfOneThing } from './gate/heading';
import { unpackStems } from './gate/learned-openings';
import { commonnessOf, lessonsFrom } from './gate/profile';
import { requestedAspects } from './gate/requested-aspects';
import { languageOfTracker } from './gate/terms';
import { topicMatcher, type TopicMatcher } from './gate/topic-matcher';
import { type FieldKnowledge, withLinks } from './knowledge-field';
import type { ConsideredPage } from './known-page';
import type { SuppressedPage, Knowledge, LedgerClaim, StatedLink } from './ledger';
import type { Nearness } from './nearness/nearness';
import { openLedger } from './open-ledger';
import { boilerplateFinder } from './ranking/boilerplate';
import { requiredNames } from './required-names';
import { evidenceFrom, memoryOf, rankedOnce, verifiesLine, type RunPage, type Run } from './run';
import { withStories } from './stories/assign';
import { triagePage, type OpenPage, type TriagedPage } from './triage';
import { wordFilterTest } from './word-filter';

export interface ResearchInput {
  /** The tracker's description as its owner wrote it. */
  readonly description: string;
  /** Phrases of what belongs to the topic beyond its description. */
  readonly extraTopics?: readonly string[];
  /** Words that pages must have or not. */
  readonly wordFilter?: WordFilter;
  /** Names that pages and lines must have; absent if none are required. */
  readonly naming?: Naming;
  /** Hosts that claims may come from, including subdomains; empty for any host. */
  readonly domains: readonly string[];
  /** Hosts that were named as further sources, such as a candidate's own. */
  readonly sites?: readonly string[];
  /** The run's time, ISO 8601 UTC. */
  readonly now: string;
  /** All pages that the run read, unmodified ones included. */
  readonly pages: readonly ReadPage[];
  readonly knowledge: Knowledge;
  /** Key facts to look for. */
  readonly facts?: readonly FactToFind[];
  /** How near pages come to the topic in meaning, if a model of meaning was asked. */
  readonly nearness?: Nearness;
  /** The choices of an editor; the rules decide the rest. */
  readonly editing?: Editing;
  /** Deterministic within a run: the same name gives the same id. */
  readonly newId: (name: string) => string;
}

export type PageOutcome = Pick<ConsideredPage, 'outcome' | 'reason'>;

/** A run with its pages read and the ledger open, before anything is published. */
export interface OpenedRun {
  readonly run: Run;
  /** Every page once, in the given order. */
  readonly triaged: ReadonlyMap<string, TriagedPage>;
  readonly runPages: readonly RunPage[];
  readonly topic: TopicMatcher;
  readonly aliases: readonly string[];
  /** Whether no page is in the language of the description. */
  readonly isOther: boolean;
  /** Links from pages that are read for the first time. */
  readonly links: readonly StatedLink[];
  /** The outcomes of pages by address, filled in as the run adds findings. */
  readonly outcomes: ReadonlyMap<string, PageOutcome>;
  readonly keptOut: ReadonlyMap<string, SuppressedPage>;
  /** How many lines have failed verification. */
  readonly rejected: () => number;
}

/** An editor, if there is one, decides whether a page is on the topic. */
const asEdited = (runPage: RunPage, editing: PageEditing | undefined): RunPage =>
  editing === undefined || editing.isOnTopic === runPage.isRelevant
    ? runPage
    : { ...runPage, isRelevant: editing.isOnTopic };

const linksIn = ({ linksOf }: FieldKnowledge, pages: readonly OpenPage[]): readonly StatedLink[] =>
  pages.flatMap(({ analysis, earlier }) =>
    earlier === undefined ? linksOf(analysis, (quote) => evidenceFrom(analysis, quote)) : [],
  );

/** Every page of a run once, in the given order, with the pages that are to be read for news. */
const triagedPages = (
  { pages, wordFilter, domains, knowledge }: ResearchInput,
  naming: ReturnType<typeof requiredNames>,
) => {
  const byWords = wordFilterTest(wordFilter ?? NO_WORD_FILTER);
  const refusals = {
    isStruck: struckBy(knowledge.claims),
    leftOutBy: (page: ReadPage) => byWords(page) ?? (naming.allowsPage(page) ? null : ({ kind: 'not_named' } as const)),
  };
  const triaged = new Map<string, TriagedPage>();
  for (const page of pages)
    if (!triaged.has(page.url)) triaged.set(page.url, triagePage(page, domains, knowledge.pages, refusals));
  return { triaged, open: [...triaged.values()].flatMap((page) => (page.kind === 'open' ? [page.open] : [])) };
};

const mayBeTold = (topic: TopicMatcher, { gate, sentences }: AnalysedPage): boolean =>
  topic.relevance(gate) >= RELEVANT &&
  (topic.isWholly(gate) || sentences.some(({ stems }) => topic.isProminentOn(gate, stems)));

/** The topic as the pages of the run and what was learned before show it, with the other names of what it is about. */
const topicIn = (
  { description, extraTopics = [], domains, sites = [], knowledge }: ResearchInput,
  open: readonly OpenPage[],
) => {
  const analyses = open.map(({ analysis }) => analysis);
  const languages = analyses.map((analysis) => analysis.language);
  const stems = lazy(() => new Set(analyses.flatMap(({ gate }) => [...gate.title, ...gate.counts.keys()])));
  const named = [...domains, ...sites];
  const ownPages = new Set(
    analyses.filter(({ page }) => named.length > 0 && isAllowed(page.host, named)).map(({ gate }) => gate),
  );
  const pages = analyses.map(({ gate }) => gate);
  const topicRead = (read: (text: string) => string, language: Language | null) => {
    const aliases = learnAliases(knowledge.aliases, possibleAliases(read(description), language), analyses);
    const topic = topicMatcher({
      descriptions: [description, ...extraTopics].map(read),
      language,
      otherLanguages: [...new Set(languages)].flatMap((other) => (other === null || other === language ? [] : [other])),
      aliases,
      pages,
      lessons: lessonsFrom(knowledge.openings, knowledge.claims, extraTopics),
      openings: knowledge.openings,
      isOwnSource: (page) => ownPages.has(page),
    });
    return { topic, aliases };
  };
  const language = languageOfTracker(description, languages);
  const asWritten = topicRead((text) => text, language);
  const one = headOfOneThing(description, language);
  if (one !== null && (one.isWork || !analyses.some((analysis) => mayBeTold(asWritten.topic, analysis)))) {
    const { head } = one;
    const name = stemSet(head, language);
    const isTitled = pages.some(({ title }) => [...name].every((stem) => title.has(stem)));
    if (isTitled) return { ...topicRead((text) => (text === description ? head : text), language), isOther: false };
  }
  const { isOther } = readAcrossLanguages(description, languages, stems);
  // Most words that the languages spell alike are found without translation.
  if (!isOther || pages.some((page) => asWritten.topic.relevance(page) >= RELEVANT)) return { ...asWritten, isOther };
  return { ...topicRead((text) => readAcrossLanguages(text, languages, stems).description, null), isOther };
};

/** Collects the outcome of each page while a run makes its findings. */
const openOutcomes = () => {
  const outcomes = new Map<string, PageOutcome>();
  const keptOut = new Map<string, SuppressedPage>();
  let rejected = 0;
  return {
    outcomes,
    keptOut,
    rejected: () => rejected,
    reject: () => void rejected++,
    recordOutcome: ({ analysis }: RunPage, outcome: PageOutcome['outcome'], reason: PageOutcome['reason']) =>
      void outcomes.set(analysis.page.url, { outcome, reason }),
    keepOut({ analysis, isRelevant }: RunPage, { id: claimId }: LedgerClaim) {
      const { url } = analysis.page;
      if (isRelevant) keptOut.set(`${claimId} ${url}`, { claimId, url });
    },
  };
};

/** Reads a run's pages and compares them with the topic and the stories that were published. */
export const openRun = (fieldKnowledge: FieldKnowledge, input: ResearchInput): OpenedRun => {
  const { description, domains, knowledge, newId, nearness } = input;
  const [nowIso, nowMs] = [input.now, Date.parse(input.now)];
  const naming = requiredNames(input.naming);
  const { triaged, open } = triagedPages(input, naming);
  const { topic, aliases, isOther } = topicIn(input, open);
  const topicTokens = new Set([...topic.stems, ...numeralsIn(description, nowMs)]);
  const links = linksIn(fieldKnowledge, open);
  const ledger = openLedger(open.length === 0 ? [] : knowledge.claims);
  const { pages: edited } = input.editing ?? editedByRules;
  const among = { now: nowMs, topicTokens, links: withLinks(knowledge.links, links), fieldKnowledge, newId };
  const stories =
    open.length === 0
      ? []
      : withStories(open, ledger, topic, { ...among, ...(nearness !== undefined && { nearness }) });
  const runPages = stories.map((runPage) => asEdited(runPage, edited.get(runPage.analysis.page.url)));
  const isBoilerplate = boilerplateFinder(runPages, knowledge.pages);
  const { outcomes, keptOut, rejected, reject, recordOutcome, keepOut } = openOutcomes();
  const commonness = lazy(() =>
    commonnessOf(
      open.map(({ analysis }) => analysis.gate),
      knowledge.openings.map(({ stems }) => unpackStems(stems)),
    ),
  );
  const run: Run = {
    nowIso,
    nowMs,
    domains,
    fieldKnowledge,
    topicStems: topic.stems,
    aspects: requestedAspects(description, languageOf(description)),
    rarity: (stem) => commonness().rarity(stem),
    isOnTopic: topic.isAbout,
    isTitle: topic.isTitle,
    newId,
    ledger,
    links: among.links,
    isBoilerplate,
    sentencesOf: rankedOnce(
      nowMs,
      topic.stems,
      (runPage, titleStems, sentence) =>
        !naming.allowsLine(sentence.text) || isBoilerplate(runPage, titleStems, sentence),
    ),
    verify(runPage, sentence) {
      const passed = naming.allowsLine(sentence.text) && verifiesLine(domains, runPage, sentence);
      if (!passed) reject();
      return passed;
    },
    recordOutcome,
    remembered: memoryOf(knowledge),
    verdicts: verdictsOn(knowledge.claims, topicTokens, nowMs),
    keepOut,
  };
  return { run, triaged, runPages, topic, aliases, isOther, links, outcomes, keptOut, rejected };
};
