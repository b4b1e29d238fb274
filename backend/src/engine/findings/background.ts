import { isSection } from '#pages/page';
import { quantitiesIn } from '#text/words/quantities';
import type { AnalysedPage } from '../analysed-page';
import { isOnAspect } from '../gate/requested-aspects';
import type { LedgerClaim } from '../ledger';
import type { Ranked } from '../ranking/headline';
import type { RunPage, Run } from '../run';
import { claimFrom } from './claim-from';
import { SCORE_THRESHOLDS } from './score-thresholds';
import { keepsToTitle } from './second-sentence-rules';

/** Maximum number of sentences of a page that are kept, and of those that are on an aspect asked for. */
const MAX_OF_PAGE = { all: 5, requested: 2 };
/** A longer page explains more than its news. */
const MAX_PAGE_SENTENCES = 40;

/** Faults of a line of news that say nothing against keeping a sentence. */
const ALLOWED_PENALTIES = new Set([
  'no event',
  'short',
  'long',
  'imperative',
  'connective',
  'old dates',
  'old years',
  'background',
]);

/** `23 of the 29 canteens`, also in words. */
const givesNumber = ({ figures, sentence }: Ranked, { language, publishedAt }: AnalysedPage): boolean =>
  figures.length > 0 || quantitiesIn(sentence.text, publishedAt ?? 0, language).length > 0;

/** Whether a sentence states by itself something that a later page may change. */
const isWorthKeeping = (ranked: Ranked, page: AnalysedPage): boolean =>
  ranked.isFit &&
  ranked.penalties.every((name) => ALLOWED_PENALTIES.has(name)) &&
  (givesNumber(ranked, page) || ranked.gist >= SCORE_THRESHOLDS.background);

/** Whether a sentence is news for a reader who asked for its aspect of the topic. */
const isRequested = ({ aspects }: Run, ranked: Ranked, page: AnalysedPage): boolean =>
  !ranked.isNoNews && givesNumber(ranked, page) && isOnAspect(aspects, ranked);

/**
 * Keeps what else a published page says: what the description asks for as second sentences, and the rest as background,
 * so that a later page's change of it is known as a change.
 */
export const keepBackground = (run: Run, runPage: RunPage): void => {
  const { analysis, isWholly, mayPublish } = runPage;
  if (!isWholly || isSection(analysis.page) || analysis.sentences.length > MAX_PAGE_SENTENCES) return;
  const told = run.ledger.citing(analysis.page.url).find(({ firstSeenAt }) => firstSeenAt === run.nowIso);
  if (told === undefined) return;
  const worth = run
    .sentencesOf(runPage)
    .filter(
      (ranked) =>
        isWorthKeeping(ranked, analysis) &&
        mayPublish(ranked.sentence.stems) &&
        keepsToTitle(run, runPage, ranked.sentence),
    )
    .sort((a, b) => b.gist - a.gist);
  const kept: LedgerClaim[] = [];
  const keep = ({ sentence }: Ranked, role: LedgerClaim['role'], appeal: number): void => {
    if (run.ledger.lines.near(sentence.stems, SCORE_THRESHOLDS.detailLikeness).length > 0) return;
    if (run.verdicts.against(sentence) !== undefined || !run.verify(runPage, sentence)) return;
    const claim = claimFrom(run, runPage, sentence, { role, story: told.story, appeal });
    run.ledger.record({ kind: 'new', claim, replaces: [] });
    kept.push(claim);
  };
  for (const ranked of worth.filter((each) => isRequested(run, each, analysis)))
    if (kept.length < MAX_OF_PAGE.requested)
      keep(ranked, 'detail', Math.max(ranked.appeal, SCORE_THRESHOLDS.worthALine));
  for (const ranked of worth) if (kept.length < MAX_OF_PAGE.all) keep(ranked, 'background', ranked.appeal);
};
