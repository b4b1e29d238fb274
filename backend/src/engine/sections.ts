import { groupBy, uniqueBy } from '#kernel/grouping';
import { memoize } from '#kernel/memoize';
import type { ReadPage } from '#pages/page';
import { analysePage, type AnalysedPage } from './analysed-page';
import type { FieldKnowledge } from './knowledge-field';
import type { ConsideredPage, ReadOutcome, KnownPage } from './known-page';
import type { Confirmation, Evidence, Finding, Findings, Knowledge, LedgerClaim, Mention } from './ledger';
import { mentionKey } from './mentions/coverage';

/**
 * A document that a tracker names is read section by section. Each is treated as a page titled by its heading, so that
 * page 212 of a report can yield its own line. Findings refer to the document again, which the ledger knows by one
 * address.
 */
interface DocumentSection {
  readonly heading: string;
  readonly blocks: readonly string[];
}

/**
 * Number of words under one heading after which a new section starts at the next paragraph: the length of a short
 * article.
 */
const MAX_SECTION_WORDS = 300;

const wordsIn = (block: string): number => block.split(' ').length;

const sectionsOf = ({ title, blocks, headings = [] }: ReadPage): readonly DocumentSection[] => {
  const sections: { readonly heading: string; readonly blocks: string[] }[] = [];
  let words = 0;
  for (const [index, block] of blocks.entries()) {
    const heading = headings[index] ?? title;
    const last = sections.at(-1);
    if (last?.heading === heading && words < MAX_SECTION_WORDS) {
      last.blocks.push(block);
      words += wordsIn(block);
    } else {
      sections.push({ heading, blocks: [block] });
      words = wordsIn(block);
    }
  }
  return sections;
};

const isDocument = ({ headings }: ReadPage): boolean => headings !== undefined;

const asPage = (page: ReadPage, { heading, blocks }: DocumentSection, index: number): ReadPage => ({
  ...page,
  url: `${page.url}#${index + 1}`,
  title: heading,
  documentTitle: page.title,
  blocks,
});

/** A run's pages with each document replaced by its sections, and what is known of documents assigned to these. */
export interface BySection {
  readonly pages: readonly ReadPage[];
  readonly knowledge: Knowledge;
  /** The findings on sections, as findings on their documents. */
  readonly ofDocuments: (findings: Findings) => Findings;
}

/** Null if there are no documents. */
export const bySection = (
  { periodOf }: FieldKnowledge,
  pages: readonly ReadPage[],
  knowledge: Knowledge,
): BySection | null => {
  const documents = new Map(pages.filter(isDocument).map((page) => [page.url, page]));
  if (documents.size === 0) return null;
  const sections = new Map(
    [...documents].map(([url, page]) => [url, sectionsOf(page).map((section, index) => asPage(page, section, index))]),
  );
  const documentOf = new Map(
    [...sections].flatMap(([url, own]) => own.map((section) => [section.url, documents.get(url)] as const)),
  );
  return {
    pages: pages.flatMap((page) => sections.get(page.url) ?? [page]),
    knowledge: {
      ...knowledge,
      claims: knowledge.claims.map((claim) => ({
        ...claim,
        evidence: claim.evidence.map((each) => {
          const own = sections.get(each.url)?.find(({ blocks }) => blocks.some((block) => block.includes(each.quote)));
          return own === undefined ? each : { ...each, url: own.url };
        }),
      })),
      pages: new Map(
        [...knowledge.pages].flatMap(([url, known]) =>
          (sections.get(url) ?? [{ url }]).map((section) => [section.url, known] as const),
        ),
      ),
    },
    ofDocuments: (findings) =>
      findingsOnDocuments(periodOf, findings, pages, knowledge.claims, (url) => documentOf.get(url)),
  };
};

type PeriodOf = FieldKnowledge['periodOf'];
type DocumentOf = (url: string) => ReadPage | undefined;

const findingsOnDocuments = (
  periodOf: PeriodOf,
  findings: Findings,
  pages: readonly ReadPage[],
  ledger: readonly LedgerClaim[],
  documentOf: DocumentOf,
): Findings => {
  const address = (url: string): string => documentOf(url)?.url ?? url;
  const evidenceOf = (evidence: Evidence): Evidence => {
    const document = documentOf(evidence.url);
    return document === undefined
      ? evidence
      : { ...evidence, url: document.url, title: document.title, opensAt: evidence.opensAt ?? document.url };
  };
  const findingOf = (finding: Finding): Finding => {
    const { inForce, evidence, ...claim } = finding.claim;
    const document = documentOf(evidence[0]?.url ?? '');
    const period = document === undefined ? inForce : dueBy(periodOf, claim.text, wholeOf(document));
    return {
      ...finding,
      claim: {
        ...claim,
        evidence: uniqueBy(evidence.map(evidenceOf), ({ url }) => url),
        ...(period && { inForce: period }),
      },
      ...(finding.wasEvidence && { wasEvidence: evidenceOf(finding.wasEvidence) }),
    };
  };
  const wholeOf = memoize((page: ReadPage): AnalysedPage => analysePage(page));
  const recorded = findings.recorded.map(findingOf);
  const citing = new Map(
    [...ledger, ...recorded.map(({ claim }) => claim)].map(({ id, evidence }) => [
      id,
      new Set(evidence.map(({ url }) => url)),
    ]),
  );
  /** One section of a document does not count as evidence or a mention for another, as a different document would. */
  const isOther = (claimId: string, url: string): boolean => citing.get(claimId)?.has(url) !== true;
  const judged = groupBy(findings.documents, ({ url }) => address(url));
  return {
    ...findings,
    recorded,
    confirmed: uniqueBy(
      findings.confirmed.map((each): Confirmation => ({ ...each, evidence: evidenceOf(each.evidence) })),
      ({ claimId, evidence }) => `${claimId} ${evidence.url}`,
    ).filter(({ claimId, evidence }) => isOther(claimId, evidence.url)),
    mentioned: uniqueBy(
      findings.mentioned.map((each): Mention => ({ ...each, url: address(each.url) })),
      ({ claimId, url }) => `${claimId} ${url}`,
    ).filter(({ claimId, url }) => isOther(claimId, url)),
    keptOut: uniqueBy(
      findings.keptOut.map((each) => ({ ...each, url: address(each.url) })),
      ({ claimId, url }) => `${claimId} ${url}`,
    ),
    links: findings.links.map((link) => ({ ...link, evidence: evidenceOf(link.evidence) })),
    facts: findings.facts.map((fact) => ({ ...fact, evidence: evidenceOf(fact.evidence) })),
    documents: uniqueBy(pages, ({ url }) => url).flatMap((page) => {
      const own = judged.get(page.url) ?? [];
      return isDocument(page) ? judgementOf(page, own) : own;
    }),
  };
};

/**
 * The deadline of a line, counted from the date given in another section of its document. The period in which it holds
 * is left out: it may be counted from the page's day, and for a document only its day of arrival is known.
 */
const dueBy = (periodOf: PeriodOf, text: string, analysis: AnalysedPage | undefined): LedgerClaim['inForce'] => {
  const sentence = analysis?.sentences.find((each) => each.text === text);
  const due = sentence && analysis && periodOf(sentence, analysis)?.due;
  return due && { due };
};

const OUTCOMES_BY_YIELD: readonly ReadOutcome[] = ['told', 'evidence', 'left_out', 'known'];

/**
 * The judgement of the section that yielded the most; if none yielded anything, that of one on the topic, whose reason
 * says more.
 */
const judgementOf = ({ url, foundAt, title }: ReadPage, sections: readonly ConsideredPage[]): ConsideredPage[] => {
  const rank = ({ outcome, reason }: ConsideredPage): number =>
    2 * OUTCOMES_BY_YIELD.indexOf(outcome) + Number(reason.kind === 'off_topic');
  const [first] = [...sections].sort((a, b) => rank(a) - rank(b));
  if (first === undefined) return [];
  const { outcome, reason } = first;
  const known = sections.flatMap(({ page }) => page ?? []);
  const taught = sections.find(({ opening }) => opening?.isOnTopic === true)?.opening;
  return [
    {
      url,
      foundAt,
      title,
      outcome,
      reason,
      ...(known.length > 0 && { page: knownOf(known) }),
      ...(taught && { opening: { ...taught, key: mentionKey(url) } }),
    },
  ];
};

const knownOf = (sections: readonly KnownPage[]): KnownPage => ({
  fingerprints: sections.map(({ fingerprints }) => fingerprints).join(''),
  measures: sections.flatMap(({ measures }) => measures),
  story: sections.find(({ story }) => story !== null)?.story ?? null,
});
