/** How pages become findings. Stages, a folder each: gate, stories, ranking, compare, telling, facts, mentions, order. */
import type { DocumentReason } from '#events/research/run-log';
import { measuresOf } from './compare/changes';
import type { DomainKnowledge } from './domain-knowledge';
import { type Brief, briefOf } from './editing/brief';
import { type Arrangement, type Editing, type PageEditing, editedByRules } from './editing/editing';
import { mayHead } from './editing/headings';
import { remembered } from './fingerprints';
import { tellFacts } from './facts/tell-facts';
import { openingOf } from './gate/openings';
import { proposedWords } from './gate/proposed-words';
import type { Evidence, Findings } from './ledger';
import { findMentions } from './mentions/mentions';
import { accountsOf, newestLines } from './mentions/subject';
import { openRun, type ResearchInput } from './opened-run';
import { centreOf } from './order/centre';
import { inOrder } from './order/update';
import { weightsOf } from './order/weights';
import type { DocumentJudgement } from './known-page';
import type { ReadPage } from '#pages/page';
import { bySection } from './sections';
import type { Reading } from './run';
import { faultOf } from '#text/sentences/form';
import { tellByRules, tellEnds } from './telling/by-rules';
import { tellEdited } from './telling/edited';
import { rarityIn } from '#text/words/rarity';

const offTopic: DocumentReason = { kind: 'off_topic' };

/** Whether a changed page has a new sentence; a ticking clock or counter need not be remembered. */
const showsNewSentence = ({ document, isOpen }: Reading): boolean =>
  document.sentences.some((sentence) => isOpen(sentence.block) && faultOf(sentence) === null);

const wordsProposedBy = (readings: readonly Reading[], topicStems: ReadonlySet<string>): readonly string[] => {
  const documents = (relevant: boolean) =>
    readings.filter((reading) => reading.relevant === relevant).map(({ document }) => document);
  return proposedWords(documents(true), documents(false), topicStems);
};

const topicsOf = ({ description, alsoAbout = [] }: ResearchInput): readonly string[] => [description, ...alsoAbout];
const factsOf = ({ facts = [] }: ResearchInput): readonly string[] => facts.map(({ name }) => name);

const findOnPages = (domainKnowledge: DomainKnowledge, input: ResearchInput): Findings => {
  const { knowledge, editing = editedByRules } = input;
  const opened = openRun(domainKnowledge, input);
  const { run, sorted, readings, topic, aliases, links, outcomes, keptOut, rejected } = opened;
  const editingOf = ({ document }: Reading): PageEditing | undefined => editing.pages.get(document.page.url);
  const claimAt = tellEdited(
    run,
    readings.flatMap((reading) => {
      const edited = editingOf(reading);
      return edited?.isOnTopic === true ? [{ reading, lines: edited.lines }] : [];
    }),
  );
  tellByRules(
    run,
    readings.filter((reading) => editingOf(reading) === undefined),
  );
  tellEnds(
    run,
    readings.filter((reading) => editingOf(reading)?.isOnTopic === false),
  );
  /** What the rules told comes first: whoever arranged the overview did not know of it. */
  const arrangementOf = (overview: Arrangement): NonNullable<Findings['arrangement']> => [
    ...run.told.findings.flatMap(({ claim }) => (editing.pages.has(claim.evidence[0]?.url ?? '') ? [] : [[claim.id]])),
    ...overview.map((group) => group.flatMap((target) => claimAt(target)?.id ?? [])),
  ];
  /** By the ids of claims; a heading that does not say what all lines under it are about is left out. */
  const headingsOf = ({ overview, headings = [] }: Editing): Findings['headings'] =>
    (overview ?? []).flatMap((group, at) => {
      const heading = headings[at] ?? null;
      const claims = group.flatMap((target) => claimAt(target) ?? []);
      const lines = claims.map(({ text, evidence: [first] }) => ({ text, title: first?.title ?? '' }));
      return heading === null || !mayHead(heading, lines, factsOf(input), topicsOf(input))
        ? []
        : claims.map(({ id }) => ({ claimId: id, heading }));
    });
  const lessonOf = (url: string): 'on' | 'off' | null => {
    const edited = editing.pages.get(url);
    return edited === undefined ? null : edited.isOnTopic ? 'on' : 'off';
  };

  const relevant = readings.filter((reading) => reading.relevant);
  const facts = tellFacts(run, relevant, input.facts ?? [], knowledge.facts);
  const newest = relevant.length === 0 ? [] : newestLines(run.told);
  const accounts = accountsOf(newest, relevant);
  const rarity = rarityIn(accounts);
  const mentioned = findMentions(relevant, { told: run.told, newest, rarity, now: run.at });
  const weigh = weightsOf(mentioned, centreOf(accounts, rarity), run.at);

  const pageOf = new Map(readings.map((reading) => [reading.document.page.url, reading]));
  const withOwed = (evidence: Evidence): Evidence => {
    const reading = pageOf.get(evidence.url);
    const owedTo = reading === undefined ? [] : topic.owedTo(reading.document.gate);
    return owedTo.length === 0 ? evidence : { ...evidence, owedTo };
  };
  const judgement = (page: ReadPage): DocumentJudgement => {
    const { url, foundAt, title } = page;
    const place = sorted.get(url);
    if (place?.kind === 'shut out') return { url, foundAt, title, outcome: 'left_out', reason: place.reason };
    const reading = pageOf.get(url);
    if (reading === undefined) return { url, foundAt, title, outcome: 'known', reason: { kind: 'unchanged' } };
    const { outcome, reason } = outcomes.get(url) ?? { outcome: 'left_out', reason: offTopic };
    if (reading.earlier !== undefined && !showsNewSentence(reading)) return { url, foundAt, title, outcome, reason };
    const [cited] = run.told.citing(url);
    const measures =
      cited === undefined ? [] : measuresOf(reading.document.sentences, reading.document.publishedAt ?? run.at);
    const known = remembered(reading.earlier, reading.fingerprints, measures, cited?.story ?? null);
    const { gate } = reading.document;
    const lesson = lessonOf(url) ?? topic.lessonOf(gate, reading.relevance);
    const opening = lesson === null ? {} : { opening: openingOf(url, gate, lesson === 'on') };
    return { url, foundAt, title, outcome, reason, page: known, ...opening };
  };
  const { recorded, shown } = inOrder(run.told.findings, weigh);
  return {
    at: run.now,
    arrangement: editing.overview === null ? null : arrangementOf(editing.overview),
    headings: headingsOf(editing),
    recorded: recorded.map((finding) => ({
      ...finding,
      claim: { ...finding.claim, evidence: finding.claim.evidence.map(withOwed) },
    })),
    shown,
    confirmed: run.told.confirmations.map((each) => ({ ...each, evidence: withOwed(each.evidence) })),
    mentioned,
    keptOut: [...keptOut.values()],
    links,
    facts,
    documents: [...sorted.values()].map(({ page }) => judgement(page)),
    aliases,
    proposedWords: knowledge.claims.length > 0 ? [] : wordsProposedBy(readings, topic.stems),
    rejected: rejected(),
  };
};

/** Finds what a run's pages say that no earlier run has read, verified and compared with the ledger. */
export const findNews = (domainKnowledge: DomainKnowledge, input: ResearchInput): Findings => {
  const sections = bySection(domainKnowledge, input.pages, input.knowledge);
  if (sections === null) return findOnPages(domainKnowledge, input);
  const { pages, knowledge, ofDocuments } = sections;
  return ofDocuments(findOnPages(domainKnowledge, { ...input, pages, knowledge }));
};

/** What an editor is to know before `findNews` is told what it chose. */
export const briefFor = (domainKnowledge: DomainKnowledge, input: ResearchInput): Brief => {
  const sections = bySection(domainKnowledge, input.pages, input.knowledge);
  const { pages, knowledge } = sections ?? input;
  const { run, readings } = openRun(domainKnowledge, { ...input, pages, knowledge });
  return briefOf(run, readings, { topics: topicsOf(input), facts: factsOf(input) });
};
