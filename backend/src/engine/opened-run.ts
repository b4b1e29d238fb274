import type { Naming } from '#events/trackers/naming';
import { withLinks } from './after-run';
import type { FieldKnowledge } from './field-knowledge';
import { type Editing, type PageEditing, editedByRules } from './editing/editing';
import type { FactToFind } from './facts/question';
import { struckBy, verdictsOn } from './feedback/verdicts';
import { learnAliases } from './gate/aliases';
import { languageOfTracker } from './gate/description';
import { possibleAliases } from './gate/possible-aliases';
import { lessonsFrom } from './gate/profile';
import { topicOf, type TopicJudge } from './gate/topic-judge';
import type { DocumentJudgement } from './known-page';
import type { KeptOut, Knowledge, Link } from './ledger';
import type { Nearness } from './nearness/nearness';
import { boilerplateFinder } from './ranking/boilerplate';
import { evidenceFrom, memoryOf, rankedOnce, verifiesLine, type RunPage, type Run } from './run';
import { sortPage, type OpenPage, type SortedPage } from './sorting';
import { withStories } from './stories/assign';
import { mustName } from './naming';
import { openLedger } from './open-ledger';
import { anyWords, type WordFilter } from '#events/trackers/word-filter';
import { wordFilter } from './word-filter';
import type { ReadPage } from '#pages/page';
import { numeralsIn } from '#text/words/figures';

export interface ResearchInput {
  /** The tracker's description as its owner wrote it. */
  readonly description: string;
  /** Phrases of what belongs to the topic beyond its description. */
  readonly alsoAbout?: readonly string[];
  /** Words that pages must have or not. */
  readonly words?: WordFilter;
  /** Names that pages and lines must have; absent if none are required. */
  readonly naming?: Naming;
  /** Hosts that claims may come from, including subdomains; empty for any host. */
  readonly domains: readonly string[];
  /** The run's time, ISO 8601 UTC. */
  readonly now: string;
  /** All pages that the run read, unmodified ones included. */
  readonly pages: readonly ReadPage[];
  readonly knowledge: Knowledge;
  /** Key facts to look for. */
  readonly facts?: readonly FactToFind[];
  /** How near pages come to the topic in meaning, if a model of meaning was asked. */
  readonly nearness?: Nearness;
  /** What an editor chose; the rules edit what it leaves open. */
  readonly editing?: Editing;
  /** Deterministic within a run: the same name gives the same id. */
  readonly newId: (name: string) => string;
}

export type Judged = Pick<DocumentJudgement, 'outcome' | 'reason'>;

/** A run with its pages read and the ledger open, before anything is told. */
export interface OpenedRun {
  readonly run: Run;
  /** Every page once, in the given order. */
  readonly sorted: ReadonlyMap<string, SortedPage>;
  readonly runPages: readonly RunPage[];
  readonly topic: TopicJudge;
  readonly aliases: readonly string[];
  /** Links from pages that are read for the first time. */
  readonly links: readonly Link[];
  /** The outcomes of pages by address, filled in while the run is told. */
  readonly outcomes: ReadonlyMap<string, Judged>;
  readonly keptOut: ReadonlyMap<string, KeptOut>;
  /** How many lines have failed verification. */
  readonly rejected: () => number;
}

/** An editor, if there is one, decides whether a page is on the topic. */
const asEdited = (runPage: RunPage, editing: PageEditing | undefined): RunPage =>
  editing === undefined || editing.isOnTopic === runPage.relevant
    ? runPage
    : { ...runPage, relevant: editing.isOnTopic };

const linksIn = ({ linksOf }: FieldKnowledge, pages: readonly OpenPage[]): readonly Link[] =>
  pages.flatMap(({ document, earlier }) =>
    earlier === undefined ? linksOf(document, (quote) => evidenceFrom(document, quote)) : [],
  );

/** Reads a run's pages and compares them with the topic and the stories that were told. */
export const openRun = (fieldKnowledge: FieldKnowledge, input: ResearchInput): OpenedRun => {
  const { domains, knowledge, now } = input;
  const naming = mustName(input.naming);
  const byWords = wordFilter(input.words ?? anyWords);
  const refusals = {
    isStruck: struckBy(knowledge.claims),
    leftOutBy: (page: ReadPage) => byWords(page) ?? (naming.page(page) ? null : ({ kind: 'not_named' } as const)),
  };
  const sorted = new Map<string, SortedPage>();
  for (const page of input.pages)
    if (!sorted.has(page.url)) sorted.set(page.url, sortPage(page, domains, knowledge.pages, refusals));
  const open = [...sorted.values()].flatMap((page) => (page.kind === 'open' ? [page.open] : []));

  const documents = open.map(({ document }) => document);
  const language = languageOfTracker(
    input.description,
    documents.map((document) => document.language),
  );
  const aliases = learnAliases(knowledge.aliases, possibleAliases(input.description, language), documents);
  const alsoAbout = input.alsoAbout ?? [];
  const topic = topicOf({
    descriptions: [input.description, ...alsoAbout],
    language,
    aliases,
    pages: documents.map(({ gate }) => gate),
    lessons: lessonsFrom(knowledge.openings, knowledge.claims, alsoAbout),
    openings: knowledge.openings,
    ownSources: domains.length > 0,
  });
  const topicStems = topic.stems;
  const topicTokens = new Set([...topicStems, ...numeralsIn(input.description, Date.parse(now))]);
  const links = linksIn(fieldKnowledge, open);
  const allLinks = withLinks(knowledge.links, links);
  const told = openLedger(open.length === 0 ? [] : knowledge.claims);
  const editing = input.editing ?? editedByRules;
  const runPages =
    open.length === 0
      ? []
      : withStories(open, told, topic, {
          now: Date.parse(now),
          topicTokens,
          links: allLinks,
          fieldKnowledge,
          newId: input.newId,
          ...(input.nearness !== undefined && { nearness: input.nearness }),
        }).map((runPage) => asEdited(runPage, editing.pages.get(runPage.document.page.url)));

  const isBoilerplate = boilerplateFinder(runPages, knowledge.pages);
  const outcomes = new Map<string, Judged>();
  const keptOut = new Map<string, KeptOut>();
  let rejected = 0;
  const run: Run = {
    nowIso: now,
    nowMs: Date.parse(now),
    domains,
    fieldKnowledge,
    topicStems,
    isOnTopic: topic.isAbout,
    isTitle: topic.isTitle,
    newId: input.newId,
    ledger: told,
    links: allLinks,
    isBoilerplate,
    sentencesOf: rankedOnce(
      Date.parse(now),
      topicStems,
      (runPage, titleStems, sentence) => !naming.line(sentence.text) || isBoilerplate(runPage, titleStems, sentence),
    ),
    verify(runPage, sentence) {
      const passed = naming.line(sentence.text) && verifiesLine(domains, runPage, sentence);
      if (!passed) rejected++;
      return passed;
    },
    judge(runPage, outcome, reason) {
      outcomes.set(runPage.document.page.url, { outcome, reason });
    },
    remembered: memoryOf(knowledge),
    verdicts: verdictsOn(knowledge.claims, topicTokens, Date.parse(now)),
    keepOut(runPage, { id: claimId }) {
      const { url } = runPage.document.page;
      if (runPage.relevant) keptOut.set(`${claimId} ${url}`, { claimId, url });
    },
  };
  return { run, sorted, runPages, topic, aliases, links, outcomes, keptOut, rejected: () => rejected };
};
