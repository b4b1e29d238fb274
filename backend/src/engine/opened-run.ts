import type { Naming } from '#events/trackers/naming';
import { withLinks } from './after-run';
import type { DomainKnowledge } from './domain-knowledge';
import { type Editing, type PageEditing, editedByRules } from './editing/editing';
import type { FactToFind } from './facts/question';
import { struckBy, verdictsOn } from './feedback/verdicts';
import { learnAliases } from './gate/aliases';
import { languageOfTracker } from './gate/description';
import { possibleAliases } from './gate/possible-aliases';
import { lessonsFrom } from './gate/profile';
import { topicOf, type Topic } from './gate/topic';
import type { DocumentJudgement } from './known-page';
import type { KeptOut, Knowledge, Link } from './ledger';
import type { Nearness } from './nearness/nearness';
import { boilerplateFinder } from './ranking/boilerplate';
import { evidenceFrom, memoryOf, rankedOnce, verifiesLine, type Reading, type Run } from './run';
import { sortPage, type OpenPage, type SortedPage } from './sorting';
import { withStories } from './stories/assign';
import { mustName } from './naming';
import { openLedger } from './told';
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
  /** Whom pages and lines must name; absent where they need no name. */
  readonly naming?: Naming;
  /** Hosts that claims may come from, subdomains included. If empty: any host. */
  readonly domains: readonly string[];
  /** The run's time, ISO 8601 UTC. */
  readonly now: string;
  /** All pages that the run read, unmodified ones included. */
  readonly pages: readonly ReadPage[];
  readonly knowledge: Knowledge;
  /** Key facts to look for. */
  readonly facts?: readonly FactToFind[];
  /** How near pages come to the topic in meaning, where a model of meaning was asked. */
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
  readonly readings: readonly Reading[];
  readonly topic: Topic;
  readonly aliases: readonly string[];
  /** Of pages that are read for the first time. */
  readonly links: readonly Link[];
  /** What became of pages, by their addresses, as it is told. */
  readonly outcomes: ReadonlyMap<string, Judged>;
  readonly keptOut: ReadonlyMap<string, KeptOut>;
  /** How many lines have failed verification. */
  readonly rejected: () => number;
}

/** Whether a page is on the topic is for its editor to say, where it has one. */
const asEdited = (reading: Reading, editing: PageEditing | undefined): Reading =>
  editing === undefined || editing.isOnTopic === reading.relevant
    ? reading
    : { ...reading, relevant: editing.isOnTopic };

const linksIn = ({ linksOf }: DomainKnowledge, pages: readonly OpenPage[]): readonly Link[] =>
  pages.flatMap(({ document, earlier }) =>
    earlier === undefined ? linksOf(document, (quote) => evidenceFrom(document, quote)) : [],
  );

/** Reads a run's pages and compares them with the topic and the stories that were told. */
export const openRun = (domainKnowledge: DomainKnowledge, input: ResearchInput): OpenedRun => {
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
  const links = linksIn(domainKnowledge, open);
  const told = openLedger(open.length === 0 ? [] : knowledge.claims);
  const editing = input.editing ?? editedByRules;
  const readings =
    open.length === 0
      ? []
      : withStories(open, told, topic, {
          now: Date.parse(now),
          topicTokens,
          links: withLinks(knowledge.links, links),
          domainKnowledge,
          newId: input.newId,
          ...(input.nearness !== undefined && { nearness: input.nearness }),
        }).map((reading) => asEdited(reading, editing.pages.get(reading.document.page.url)));

  const isBoilerplate = boilerplateFinder(readings, knowledge.pages);
  const outcomes = new Map<string, Judged>();
  const keptOut = new Map<string, KeptOut>();
  let rejected = 0;
  const run: Run = {
    now,
    at: Date.parse(now),
    domains,
    domainKnowledge,
    topicStems,
    isOnTopic: topic.isAbout,
    isTitle: topic.isTitle,
    newId: input.newId,
    told,
    isBoilerplate,
    sentencesOf: rankedOnce(
      Date.parse(now),
      topicStems,
      (reading, titleStems, sentence) => !naming.line(sentence.text) || isBoilerplate(reading, titleStems, sentence),
    ),
    verify(reading, sentence) {
      const passed = naming.line(sentence.text) && verifiesLine(domains, reading, sentence);
      if (!passed) rejected++;
      return passed;
    },
    judge(reading, outcome, reason) {
      outcomes.set(reading.document.page.url, { outcome, reason });
    },
    remembered: memoryOf(knowledge),
    verdicts: verdictsOn(knowledge.claims, topicTokens, Date.parse(now)),
    keepOut(reading, { id: claimId }) {
      const { url } = reading.document.page;
      if (reading.relevant) keptOut.set(`${claimId} ${url}`, { claimId, url });
    },
  };
  return { run, sorted, readings, topic, aliases, links, outcomes, keptOut, rejected: () => rejected };
};
