import type { DocumentReason } from '#events/research/run-log';
import { isVerified } from './compare/verify';
import type { Candidate, ReadDocument } from './document';
import type { DomainKnowledge } from './domain-knowledge';
import { once } from '#kernel/once';
import type { Evidence, Knowledge } from './ledger';
import { mentionKey } from './mentions/tellers';
import type { JudgedClaim, Verdicts } from './feedback/verdicts';
import type { DocumentOutcome } from './known-page';
import type { IsBoilerplate } from './ranking/boilerplate';
import { rank, type Ranked } from './ranking/headline';
import { contextOf } from './ranking/features';
import type { OpenPage } from './sorting';
import { bareTitleStems } from './stories/titles';
import type { Told } from './told';

/** An unread page with its relevance and its story in this run. */
export interface Reading extends OpenPage {
  readonly relevance: number;
  readonly relevant: boolean;
  /** The story's id in the ledger, or a new one. */
  readonly story: string;
  readonly titleStems: ReadonlySet<string>;
}

/** What earlier runs remember of a page: stems of its opening and its figures as written. */
export interface Remembered {
  readonly stems: readonly string[];
  readonly figures: readonly string[];
}

export const memoryOf = ({ pages, openings }: Pick<Knowledge, 'pages' | 'openings'>): Run['remembered'] => {
  const byKey = once(() => new Map(openings.map(({ key, stems }) => [key, stems.split(' ')] as const)));
  return (url) => ({
    stems: byKey().get(mentionKey(url)) ?? [],
    figures: pages.get(url)?.measures.flatMap(({ values }) => values) ?? [],
  });
};

/** State shared by the stages that tell. */
export interface Run {
  readonly now: string;
  readonly at: number;
  readonly domains: readonly string[];
  readonly domainKnowledge: DomainKnowledge;
  readonly topicStems: ReadonlySet<string>;
  /** Whether a sentence is about the topic, whatever its page is about. */
  readonly isOnTopic: (sentence: Candidate) => boolean;
  /** Whether a title by itself is on the topic, by its stems. */
  readonly isTitle: (title: ReadonlySet<string>) => boolean;
  readonly newId: (name: string) => string;
  readonly told: Told;
  readonly isBoilerplate: IsBoilerplate;
  /** Sentences of a page that may be told, best first, without known paragraphs and boilerplate. */
  readonly sentencesOf: (reading: Reading) => readonly Ranked[];
  /** Whether a line passes verification; failures are counted. */
  readonly verify: (reading: Reading, sentence: Candidate) => boolean;
  readonly judge: (reading: Reading, outcome: DocumentOutcome, reason: DocumentReason) => void;
  readonly verdicts: Verdicts;
  readonly remembered: (url: string) => Remembered;
  /** Records that the verdict on a claim kept something of a page out. */
  readonly keepOut: (reading: Reading, claim: JudgedClaim) => void;
}

/** Leaves a page out because of the verdict on a claim. */
export const leaveOut = (run: Run, reading: Reading, claim: JudgedClaim): void => {
  run.keepOut(reading, claim);
  run.judge(reading, 'left_out', { kind: 'verdict', verdict: claim.verdict });
};

export const titleStemsOf = (document: ReadDocument): ReadonlySet<string> =>
  bareTitleStems(document.page.title, document.page.publisher, document.language);

export const evidenceFrom = (document: ReadDocument, quote: string): Evidence => ({
  url: document.page.url,
  title: document.page.title,
  host: document.page.host,
  publisher: document.page.publisher,
  publishedAt: document.page.publishedAt,
  quote,
});

/** Caches the ranking of each page. */
export const rankedOnce = (
  now: number,
  topicStems: ReadonlySet<string>,
  isBoilerplate: IsBoilerplate,
): Run['sentencesOf'] => {
  const done = new Map<string, readonly Ranked[]>();
  return (reading) => {
    const { document, titleStems, isOpen } = reading;
    const known = done.get(document.page.url);
    if (known !== undefined) return known;
    const ranked = rank(contextOf(document, titleStems, topicStems, now)).filter(
      ({ sentence }) => isOpen(sentence.block) && !isBoilerplate(reading, titleStems, sentence),
    );
    done.set(document.page.url, ranked);
    return ranked;
  };
};

export const verifiesLine = (domains: readonly string[], reading: Reading, sentence: Candidate): boolean =>
  isVerified(
    {
      text: sentence.text,
      evidence: evidenceFrom(reading.document, sentence.text),
      blocks: reading.document.blocks,
      sentence,
    },
    domains,
  );
