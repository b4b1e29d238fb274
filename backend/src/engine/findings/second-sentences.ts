import { isSection } from '#pages/page';
import { areParallel } from '../compare/parallels';
import type { Ranked } from '../ranking/headline';
import { lacksSubstance } from '../ranking/substance';
import type { RunPage, Run } from '../run';
import { sentenceChoices, inPageOrder, isOnPurpose, needsNoTitle, type SentenceChoice } from './choices';
import { claimFrom, storyOfSection } from './claim-from';
import { SCORE_THRESHOLDS } from './score-thresholds';
import {
  addsToHeadline,
  ALLOWED_DETAIL_PENALTIES,
  canReplaceHeadline,
  hasNoFaults,
  isNewBesideHeadline,
  isOperative,
  keepsToTopic,
  canBePrintedAlone,
  rules,
} from './second-sentence-rules';

/** Maximum number of further cases of a rule published in addition to the leading one. */
const MAX_OTHER_CASES = 2;

/** Among second sentences with about the same score, the page's first: the main figure comes before others. */
const mainFirst = (details: readonly SentenceChoice[]): readonly SentenceChoice[] => inPageOrder(details, () => true);

/** Records the first of the sentences that is new and passes verification, as a claim. Returns it. */
const recordFirstNew = (
  run: Run,
  story: string,
  headline: Ranked | null,
  ordered: readonly SentenceChoice[],
): SentenceChoice | null => {
  const detail = ordered.find(
    (choice) =>
      needsNoTitle(choice) &&
      isNewBesideHeadline(run, headline, choice.ranked) &&
      run.verify(choice.runPage, choice.ranked.sentence),
  );
  if (detail === undefined) return null;
  const { appeal, sentence } = detail.ranked;
  const { runPage } = detail;
  const roleInStory = isSection(runPage.analysis.page)
    ? storyOfSection(run, runPage, sentence)
    : ({ role: 'detail', story } as const);
  const claim = claimFrom(run, runPage, sentence, { ...roleInStory, appeal });
  run.ledger.record({ kind: 'new', claim, replaces: [] });
  return detail;
};

/**
 * What can be shown in place of a headline, the page's main point first. If there is nothing, what the document itself
 * does or orders, however far from the page's title and opening, since the title alone says less.
 */
const headlineReplacements = (
  run: Run,
  headline: SentenceChoice,
  ordered: readonly SentenceChoice[],
): readonly SentenceChoice[] => {
  const informative = ordered.filter(
    (choice) =>
      choice.ranked.score >= SCORE_THRESHOLDS.headline &&
      !choice.ranked.penalties.includes('very long') &&
      canReplaceHeadline(choice),
  );
  if (informative.length > 0) return mainFirst(informative);
  return mainFirst(
    sentenceChoices(run, [headline.runPage], SCORE_THRESHOLDS.operative).filter(
      (choice) => isOperative(choice) && canReplaceHeadline(choice),
    ),
  );
};

/**
 * What is shown in place of a headline: who has to pay how much by when, before a sentence that only says what was
 * done.
 */
const insteadOf = (
  run: Run,
  headline: SentenceChoice,
  ordered: readonly SentenceChoice[],
  more: readonly SentenceChoice[],
): readonly SentenceChoice[] => {
  const telling = more.filter((choice) => canBePrintedAlone(choice) && rules(choice));
  return telling.length > 0 ? telling : headlineReplacements(run, headline, ordered);
};

/** Sentences that report half of what is done, which is enough after a headline that reports what replaces it. */
const halvesOf = (ordered: readonly SentenceChoice[]): readonly SentenceChoice[] =>
  ordered
    .filter(
      ({ ranked }) =>
        ranked.score >= SCORE_THRESHOLDS.headline && ranked.isFit && ranked.penalties.join() === 'half told',
    )
    .map(({ runPage, ranked }) => ({ runPage, ranked: { ...ranked, appeal: ranked.score } }));

/**
 * Publishes the other cases of a headline's rule, in page order: otherwise its amount would seem to apply to all cases.
 * They may have any length.
 */
const recordOtherCases = (
  run: Run,
  story: string,
  headline: SentenceChoice,
  ordered: readonly SentenceChoice[],
): void =>
  ordered
    .filter(
      ({ runPage, ranked: { sentence, penalties } }) =>
        runPage === headline.runPage &&
        penalties.every((name) => name === 'very long' || ALLOWED_DETAIL_PENALTIES.has(name)) &&
        areParallel(sentence.text, headline.ranked.sentence.text),
    )
    .sort((a, b) => a.ranked.sentence.index - b.ranked.sentence.index)
    .slice(0, MAX_OTHER_CASES)
    .forEach((choice) => recordFirstNew(run, story, headline.ranked, [choice]));

/**
 * Publishes at most two second sentences without faults, and the other cases of the headline's rule. If the headline
 * cannot be printed by itself, or only on its own day, the first is one that can be shown instead. The other adds a
 * figure or a future date, or else says what more was done.
 */
export const addDetails = (
  run: Run,
  story: string,
  headline: SentenceChoice | null,
  all: readonly SentenceChoice[],
): void => {
  const ordered = headline === null ? all : all.filter(({ ranked }) => keepsToTopic(run, headline, ranked));
  const first = headline?.ranked ?? null;
  const headlineStandsAlone =
    headline === null || (canBePrintedAlone(headline) && !lacksSubstance(headline.ranked.sentence.text));
  const more = mainFirst(ordered.filter(({ ranked }) => addsToHeadline(first, ranked)));
  const instead = headlineStandsAlone ? [] : insteadOf(run, headline, ordered, more);
  const replacing = recordFirstNew(run, story, first, [
    ...(first?.isFit === true ? halvesOf(ordered) : []),
    ...instead,
  ]);
  for (const rule of [headline, replacing]) if (rule !== null) recordOtherCases(run, story, rule, ordered);
  const plain = instead.filter(({ ranked }) => hasNoFaults(ranked));
  if (recordFirstNew(run, story, first, more) === null) recordFirstNew(run, story, first, plain);
};

/** Publishes at most a second sentence from a page that adds to a published story. */
export const addSecondSentence = (run: Run, story: string, runPage: RunPage): boolean => {
  const before = run.ledger.findings.length;
  const ordered = sentenceChoices(run, [runPage]).filter(
    (choice) => isOnPurpose(choice) && choice.ranked.score >= SCORE_THRESHOLDS.headline,
  );
  addDetails(run, story, null, ordered);
  return run.ledger.findings.length > before;
};
