import type { DocumentReason } from '#events/research/run-log';
import { lazy } from '#kernel/memoize';
import type { Rarity } from '#text/words/rarity';
import type { CandidateSentence, AnalysedPage } from './analysed-page';
import { isVerified } from './compare/verify';
import type { JudgedClaim, Verdicts } from './feedback/verdicts';
import { unpackStems } from './gate/learned-openings';
import type { RequestedAspects } from './gate/requested-aspects';
import type { FieldKnowledge } from './knowledge-field';
import type { ReadOutcome } from './known-page';
import type { Evidence, Knowledge, StatedLink } from './ledger';
import { mentionKey } from './mentions/coverage';
import type { OpenLedger } from './open-ledger';
import type { IsBoilerplate } from './ranking/boilerplate';
import { contextOf } from './ranking/features';
import { rank, type Ranked } from './ranking/headline';
import { bareTitleStems } from './stories/titles';
import type { OpenPage } from './triage';

/** An unread page with its relevance and its story in this run. */
export interface RunPage extends OpenPage {
  readonly relevance: number;
  readonly isRelevant: boolean;
  /** The story's id in the ledger, or a new one. */
  readonly story: string;
  readonly titleStems: ReadonlySet<string>;
  /**
   * Whether it is relevant and, as far as the rules can tell, about the topic as a whole rather than something wider.
   */
  readonly isWholly: boolean;
  /** Whether it would be relevant if any of its sentences showed the topic. */
  readonly hasNothingPublishable: boolean;
  /**
   * Whether the title may be shown for one of its sentences. If a heading names someone, the title must be about an
   * aspect that is asked for.
   */
  readonly mayStandByTitle: boolean;
  /**
   * Whether a sentence, given its stems, may be published: on a page about something wider, only some are about the
   * topic.
   */
  readonly mayPublish: (sentence: ReadonlySet<string>) => boolean;
}

/** What earlier runs remember of a page: stems of its opening and its figures as written. */
export interface RememberedText {
  readonly stems: readonly string[];
  readonly figures: readonly string[];
}

export const memoryOf = ({ pages, openings }: Pick<Knowledge, 'pages' | 'openings'>): Run['remembered'] => {
  const byKey = lazy(() => new Map(openings.map(({ key, stems }) => [key, [...unpackStems(stems)]] as const)));
  return (url) => ({
    stems: byKey().get(mentionKey(url)) ?? [],
    figures: pages.get(url)?.measures.flatMap(({ values }) => values) ?? [],
  });
};

/** State shared by the stages that add findings. */
export interface Run {
  readonly nowIso: string;
  readonly nowMs: number;
  readonly domains: readonly string[];
  readonly fieldKnowledge: FieldKnowledge;
  readonly topicStems: ReadonlySet<string>;
  readonly aspects: RequestedAspects;
  /** How rare a stem is on the pages of the run and in what earlier runs read. */
  readonly rarity: Rarity;
  /** Whether a sentence is about the topic, whatever its page is about. */
  readonly isOnTopic: (sentence: CandidateSentence) => boolean;
  readonly isTitle: (title: ReadonlySet<string>) => boolean;
  readonly newId: (name: string) => string;
  readonly ledger: OpenLedger;
  /** The links from all pages read so far, and from those of this run. */
  readonly links: readonly StatedLink[];
  readonly isBoilerplate: IsBoilerplate;
  /** Sentences of a page that may be published, best first, without known paragraphs and boilerplate. */
  readonly sentencesOf: (runPage: RunPage) => readonly Ranked[];
  readonly verify: (runPage: RunPage, sentence: CandidateSentence) => boolean;
  readonly recordOutcome: (runPage: RunPage, outcome: ReadOutcome, reason: DocumentReason) => void;
  readonly verdicts: Verdicts;
  readonly remembered: (url: string) => RememberedText;
  /** Records that the verdict on a claim kept something of a page out. */
  readonly keepOut: (runPage: RunPage, claim: JudgedClaim) => void;
}

/** Leaves a page out because of the verdict on a claim. */
export const leaveOutByVerdict = (run: Run, runPage: RunPage, claim: JudgedClaim): void => {
  run.keepOut(runPage, claim);
  run.recordOutcome(runPage, 'left_out', { kind: 'verdict', verdict: claim.verdict });
};

export const titleStemsOf = (analysis: AnalysedPage): ReadonlySet<string> =>
  bareTitleStems(analysis.page.title, analysis.page.publisher, analysis.language);

export const evidenceFrom = (analysis: AnalysedPage, quote: string): Evidence => ({
  url: analysis.page.url,
  title: analysis.page.title,
  host: analysis.page.host,
  publisher: analysis.page.publisher,
  publishedAt: analysis.page.publishedAt,
  quote,
});

/** Caches the ranking of each page. */
export const rankedOnce = (
  now: number,
  topicStems: ReadonlySet<string>,
  isBoilerplate: IsBoilerplate,
): Run['sentencesOf'] => {
  const done = new Map<string, readonly Ranked[]>();
  return (runPage) => {
    const { analysis, titleStems, isOpen } = runPage;
    const known = done.get(analysis.page.url);
    if (known !== undefined) return known;
    const ranked = rank(contextOf(analysis, titleStems, topicStems, now)).filter(
      ({ sentence }) => isOpen(sentence.block) && !isBoilerplate(runPage, titleStems, sentence),
    );
    done.set(analysis.page.url, ranked);
    return ranked;
  };
};

export const verifiesLine = (domains: readonly string[], runPage: RunPage, sentence: CandidateSentence): boolean =>
  isVerified(
    {
      text: sentence.text,
      evidence: evidenceFrom(runPage.analysis, sentence.text),
      blocks: runPage.analysis.blocks,
      sentence,
    },
    domains,
  );
