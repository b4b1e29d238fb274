/** How pages become findings. Stages, a folder each: gate, stories, ranking, compare, telling, facts, mentions, order. */
import type { DocumentReason } from '#events/research/run-log';
import { measuresOf } from './compare/changes';
import type { DomainKnowledge } from './domain-knowledge';
import { remembered } from './fingerprints';
import type { FactToFind } from './facts/question';
import { tellFacts } from './facts/tell-facts';
import { struckBy, verdictsOn } from './feedback/verdicts';
import { learnAliases } from './gate/aliases';
import { languageOfTracker } from './gate/description';
import { possibleAliases } from './gate/possible-aliases';
import { openingOf } from './gate/openings';
import { lessonsFrom } from './gate/profile';
import { proposedWords } from './gate/proposed-words';
import { topicOf } from './gate/topic';
import { withLinks } from './after-run';
import type { Findings, KeptOut, Knowledge, Link } from './ledger';
import { findMentions } from './mentions/mentions';
import { accountsOf, newestLines } from './mentions/subject';
import { centreOf } from './order/centre';
import { inOrder } from './order/update';
import { weightsOf } from './order/weights';
import type { DocumentJudgement, DocumentOutcome } from './known-page';
import type { ReadPage } from '#pages/page';
import { boilerplateFinder } from './ranking/boilerplate';
import { bySection } from './sections';
import { evidenceFrom, leaveOut, memoryOf, rankedOnce, verifiesLine, type Reading, type Run } from './run';
import { faultOf } from '#text/sentences/form';
import { sortPage, type OpenPage, type SortedPage } from './sorting';
import { byStory, withStories } from './stories/assign';
import { withoutOffTopic } from './telling/choices';
import { isAside, tellAside } from './telling/asides';
import { tellChanges } from './telling/changes';
import { reversibleStories, tellContradictions, type NamedStories } from './telling/contradictions';
import { tellSections } from './telling/sections';
import { tellMore } from './telling/second-sentences';
import { confirmStory, tellBetter, tellStory } from './telling/stories';
import { openLedger } from './told';
import { anyWords, wordFilter, type WordFilter } from './word-filter';
import { numeralsIn } from '#text/words/figures';
import { rarityIn } from '#text/words/rarity';

export interface ResearchInput {
  /** The tracker's description as its owner wrote it. */
  readonly description: string;
  /** Phrases of what belongs to the topic beyond its description. */
  readonly alsoAbout?: readonly string[];
  /** Words that pages must have or not. */
  readonly words?: WordFilter;
  /** Hosts that claims may come from, subdomains included. If empty: any host. */
  readonly domains: readonly string[];
  /** The run's time, ISO 8601 UTC. */
  readonly now: string;
  /** All pages that the run read, unmodified ones included. */
  readonly pages: readonly ReadPage[];
  readonly knowledge: Knowledge;
  /** Key facts to look for. */
  readonly facts?: readonly FactToFind[];
  /** Deterministic within a run: the same name gives the same id. */
  readonly newId: (name: string) => string;
}

const offTopic: DocumentReason = { kind: 'off_topic' };

/** Pages that reverse or change what was told before, or what this run has told of older pages. */
const overrule = (run: Run, readings: readonly Reading[], named: NamedStories): ReadonlySet<Reading> =>
  new Set(
    readings.filter((reading) => {
      const reverses = tellContradictions(run, reading, named);
      return tellChanges(run, reading) || reverses;
    }),
  );

/** Tells one story: reversals first, then changes, then anything else that is new in it. */
const research = (run: Run, story: string, pages: readonly Reading[], named: NamedStories): void => {
  const judged = run.verdicts.ofStory(story);
  if (judged?.verdict === 'off_topic') {
    for (const reading of pages) leaveOut(run, reading, judged);
    return;
  }
  const readings = withoutOffTopic(run, pages);
  const claim = run.told.headline(story);
  const overruling = overrule(run, readings, named);
  if (claim !== undefined) {
    const unread = readings.filter((reading) => reading.earlier === undefined && !overruling.has(reading));
    const better = judged === undefined ? tellBetter(run, claim, unread) : undefined;
    confirmStory(
      run,
      claim,
      unread.filter((reading) => reading !== better),
    );
    for (const reading of readings.filter(({ earlier }) => earlier !== undefined)) {
      const mayAdd = judged === undefined && !overruling.has(reading) && (reading.relevant || !isAside(claim));
      if (mayAdd && tellMore(run, story, reading)) run.judge(reading, 'told', { kind: 'adds' });
      else run.judge(reading, 'known', { kind: 'changed_without_news' });
    }
  } else if (readings.some(({ relevant }) => relevant)) tellStory(run, story, readings);
  else
    for (const reading of readings) {
      const isTold = overruling.has(reading) || tellAside(run, reading);
      if (!isTold) run.judge(reading, 'left_out', offTopic);
    }
  const others = readings.filter((reading) => !overruling.has(reading));
  for (const reading of [...overruling, ...(others.length > 1 ? overrule(run, others, named) : [])])
    run.judge(reading, 'told', { kind: 'overrules' });
};

/** Whether a changed page has a new sentence; a ticking clock or counter need not be remembered. */
const showsNewSentence = ({ document, isOpen }: Reading): boolean =>
  document.sentences.some((sentence) => isOpen(sentence.block) && faultOf(sentence) === null);

const wordsProposedBy = (readings: readonly Reading[], topicStems: ReadonlySet<string>): readonly string[] => {
  const documents = (relevant: boolean) =>
    readings.filter((reading) => reading.relevant === relevant).map(({ document }) => document);
  return proposedWords(documents(true), documents(false), topicStems);
};

const linksIn = ({ linksOf }: DomainKnowledge, pages: readonly OpenPage[]): readonly Link[] =>
  pages.flatMap(({ document, earlier }) =>
    earlier === undefined ? linksOf(document, (quote) => evidenceFrom(document, quote)) : [],
  );

const findOnPages = (domainKnowledge: DomainKnowledge, input: ResearchInput): Findings => {
  const { domains, knowledge, now } = input;
  const refusals = { isStruck: struckBy(knowledge.claims), leftOutBy: wordFilter(input.words ?? anyWords) };
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
  });
  const topicStems = topic.stems;
  const topicTokens = new Set([...topicStems, ...numeralsIn(input.description, Date.parse(now))]);
  const links = linksIn(domainKnowledge, open);
  const told = openLedger(open.length === 0 ? [] : knowledge.claims);
  const readings =
    open.length === 0
      ? []
      : withStories(open, told, topic, {
          now: Date.parse(now),
          topicTokens,
          links: withLinks(knowledge.links, links),
          domainKnowledge,
          newId: input.newId,
        });

  const isBoilerplate = boilerplateFinder(readings, knowledge.pages);
  const outcomes = new Map<string, { readonly outcome: DocumentOutcome; readonly reason: DocumentReason }>();
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
    sentencesOf: rankedOnce(Date.parse(now), topicStems, isBoilerplate),
    verify(reading, sentence) {
      const passed = verifiesLine(domains, reading, sentence);
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
  if (readings.length > 0) {
    const named = reversibleStories(run);
    for (const [story, pages] of byStory(readings, Date.parse(now))) research(run, story, pages, named);
    tellSections(run, readings);
  }

  const relevant = readings.filter((reading) => reading.relevant);
  const facts = tellFacts(run, relevant, input.facts ?? [], knowledge.facts);
  const newest = relevant.length === 0 ? [] : newestLines(told);
  const accounts = accountsOf(newest, relevant);
  const rarity = rarityIn(accounts);
  const mentioned = findMentions(relevant, { told, newest, rarity, now: Date.parse(now) });
  const weigh = weightsOf(mentioned, centreOf(accounts, rarity), Date.parse(now));

  const pageOf = new Map(readings.map((reading) => [reading.document.page.url, reading]));
  const judgement = (page: ReadPage): DocumentJudgement => {
    const { url, foundAt, title } = page;
    const place = sorted.get(url);
    if (place?.kind === 'shut out') return { url, foundAt, title, outcome: 'left_out', reason: place.reason };
    const reading = pageOf.get(url);
    if (reading === undefined) return { url, foundAt, title, outcome: 'known', reason: { kind: 'unchanged' } };
    const { outcome, reason } = outcomes.get(url) ?? { outcome: 'left_out', reason: offTopic };
    if (reading.earlier !== undefined && !showsNewSentence(reading)) return { url, foundAt, title, outcome, reason };
    const [cited] = told.citing(url);
    const measures =
      cited === undefined ? [] : measuresOf(reading.document.sentences, reading.document.publishedAt ?? run.at);
    const known = remembered(reading.earlier, reading.fingerprints, measures, cited?.story ?? null);
    const { gate } = reading.document;
    const lesson = topic.lessonOf(gate, reading.relevance);
    const opening = lesson === null ? {} : { opening: openingOf(url, gate, lesson === 'on') };
    return { url, foundAt, title, outcome, reason, page: known, ...opening };
  };
  return {
    at: now,
    ...inOrder(told.findings, weigh),
    confirmed: told.confirmations,
    mentioned,
    keptOut: [...keptOut.values()],
    links,
    facts,
    documents: [...sorted.values()].map(({ page }) => judgement(page)),
    aliases,
    proposedWords: knowledge.claims.length > 0 ? [] : wordsProposedBy(readings, topicStems),
    rejected,
  };
};

/** Finds what a run's pages say that no earlier run has read, verified and compared with the ledger. */
export const findNews = (domainKnowledge: DomainKnowledge, input: ResearchInput): Findings => {
  const sections = bySection(domainKnowledge, input.pages, input.knowledge);
  if (sections === null) return findOnPages(domainKnowledge, input);
  const { pages, knowledge, ofDocuments } = sections;
  return ofDocuments(findOnPages(domainKnowledge, { ...input, pages, knowledge }));
};
