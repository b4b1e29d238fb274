import { isSection } from '#pages/page';
import { areParallel } from '../compare/parallels';
import type { Candidate } from '../document';
import { acts, binds, breaksRecord } from '#text/languages/english/news';
import { reportsAct, type Ranked } from '../ranking/headline';
import { isOfItsDay } from '../ranking/own-time';
import { isInformativeAlone } from '../ranking/says-little';
import { lacksSubstance } from '../ranking/substance';
import type { RunPage, Run } from '../run';
import { claimFrom, storyOfSection } from './claim-from';
import { numeralsIn } from '#text/words/figures';
import { choices, inPageOrder, isOnPurpose, needsNoTitle, type Choice } from './choices';
import { floors } from './floors';

/** Faults that a second sentence may have: after its headline, `The effective date shall be …` is clear. */
const allowedInDetails = new Set(['long', 'technique']);

/** Maximum number of further cases of a rule told in addition to the leading one. */
const MAX_OTHER_CASES = 2;

/** `Within 60 days of the date of this order`: an administrative deadline, not news. */
const isDeadline = (text: string, figure: string): boolean =>
  text.toLowerCase().includes(`within ${figure} of the date of this `);

/** Whether a sentence has an amount that the headline lacks; `47 aircraft` equals `47 jets`. */
const addsFigure = (headline: string, { sentence, figures }: Ranked): boolean => {
  const published = new Set(numeralsIn(headline, 0));
  return figures.some(
    ({ kind, text }) =>
      kind !== 'date' &&
      !headline.includes(text) &&
      !numeralsIn(text, 0).every((number) => published.has(number)) &&
      !isDeadline(sentence.text, text),
  );
};

/** Whether a sentence can be printed by itself, also on the following days. */
const standsAlone = ({ runPage, ranked }: Choice): boolean =>
  ranked.isFit &&
  isInformativeAlone(ranked.sentence.text) &&
  !isOfItsDay(ranked.sentence.text, runPage.document.language);

/**
 * Whether a text opens with a definite subject known only from the sentence before: `The council approved …`. The page
 * itself does not count.
 */
const opensDefinite = (text: string): boolean =>
  /^The \p{Ll}/u.test(text) && !acts.test(text) && !breaksRecord.test(text);

/** Whether a sentence says that something was done, who has to do what, or that something happened for the first time in a long while. */
const tellsNews = (sentence: Candidate): boolean =>
  reportsAct(sentence.text) || [binds, breaksRecord].some((pattern) => pattern.test(sentence.text));

/** Whether it can be shown in place of a headline that cannot be printed by itself, or only on its own day. */
const tellsInstead = (choice: Choice): boolean =>
  standsAlone(choice) &&
  tellsNews(choice.ranked.sentence) &&
  !opensDefinite(choice.ranked.sentence.text) &&
  !lacksSubstance(choice.ranked.sentence.text);

/** Whether it is an act or an order of the document itself, or happened for the first time in a long while. */
const isOperative = ({ ranked: { sentence } }: Choice): boolean =>
  [acts, binds, breaksRecord].some((pattern) => pattern.test(sentence.text));

const hasNoFaults = (ranked: Ranked): boolean => ranked.penalties.every((name) => allowedInDetails.has(name));

/** Whether it adds something to its headline and has no faults. */
const adds = (headline: Ranked | null, ranked: Ranked): boolean =>
  ranked.score >= floors.detail &&
  hasNoFaults(ranked) &&
  (ranked.addsDate || addsFigure(headline?.sentence.text ?? '', ranked));

/** Whether it is neither its headline nor like a told line, unless as another case of the same rule. */
const isOther = (run: Run, headline: Ranked | null, { sentence }: Ranked): boolean =>
  sentence !== headline?.sentence &&
  run.ledger.lines
    .near(sentence.stems, floors.detailLikeness)
    .every(
      ({ text }) =>
        headline !== null && areParallel(sentence.text, headline.sentence.text) && areParallel(sentence.text, text),
    );

/** Among second sentences with about the same score, the page's first: the main figure comes before others. */
const mainFirst = (details: readonly Choice[]): readonly Choice[] => inPageOrder(details, () => true);

/** The first of the sentences that is new and passes verification, as a claim. */
const tellFirst = (run: Run, story: string, headline: Ranked | null, ordered: readonly Choice[]): boolean => {
  const detail = ordered.find(
    (choice) =>
      needsNoTitle(choice) &&
      isOther(run, headline, choice.ranked) &&
      run.verify(choice.runPage, choice.ranked.sentence),
  );
  if (detail === undefined) return false;
  const { appeal, sentence } = detail.ranked;
  const { runPage } = detail;
  const publishedAs = isSection(runPage.document.page)
    ? storyOfSection(run, runPage, sentence)
    : ({ role: 'detail', story } as const);
  const claim = claimFrom(run, runPage, sentence, { ...publishedAs, appeal });
  run.ledger.record({ kind: 'new', claim, replaces: [] });
  return true;
};

/**
 * What can be shown in place of a headline, the page's main point first. If there is nothing, what the document itself
 * does or orders, however far from the page's title and opening, since the title alone says less.
 */
const insteadOf = (run: Run, headline: Choice, ordered: readonly Choice[]): readonly Choice[] => {
  const informative = ordered.filter(
    (choice) =>
      choice.ranked.score >= floors.headline && !choice.ranked.penalties.includes('very long') && tellsInstead(choice),
  );
  if (informative.length > 0) return mainFirst(informative);
  return mainFirst(
    choices(run, [headline.runPage], floors.operative).filter((choice) => isOperative(choice) && tellsInstead(choice)),
  );
};

/** Sentences that tell half of what is done, which is enough after a headline that tells what replaces it. */
const halvesOf = (ordered: readonly Choice[]): readonly Choice[] =>
  ordered
    .filter(({ ranked }) => ranked.score >= floors.headline && ranked.isFit && ranked.penalties.join() === 'half told')
    .map(({ runPage, ranked }) => ({ runPage, ranked: { ...ranked, appeal: ranked.score } }));

/**
 * Tells the other cases of a headline's rule, in page order: otherwise its amount would be taken to apply to all of
 * them. They may be of any length.
 */
const tellOtherCases = (run: Run, story: string, headline: Choice, ordered: readonly Choice[]): void =>
  ordered
    .filter(
      ({ runPage, ranked: { sentence, penalties } }) =>
        runPage === headline.runPage &&
        penalties.every((name) => name === 'very long' || allowedInDetails.has(name)) &&
        areParallel(sentence.text, headline.ranked.sentence.text),
    )
    .sort((a, b) => a.ranked.sentence.index - b.ranked.sentence.index)
    .slice(0, MAX_OTHER_CASES)
    .forEach((choice) => tellFirst(run, story, headline.ranked, [choice]));

/**
 * Whether a sentence keeps to the tracker's topic. If the page's title is about something else and only the headline
 * has a word of the topic, sentences without such a word are about the page's own subject.
 */
const keepsToTopic = ({ topicStems }: Run, headline: Choice, { sentence }: Ranked): boolean => {
  const hasWord = (stems: ReadonlySet<string>): boolean => [...stems].some((stem) => topicStems.has(stem));
  return hasWord(headline.runPage.titleStems) || !hasWord(headline.ranked.sentence.stems) || hasWord(sentence.stems);
};

/**
 * Tells at most two second sentences without faults, and the other cases of the headline's rule. If the headline cannot
 * be printed by itself, or only on its own day, the first is one that can be shown instead. The other adds a figure or
 * a future date, or else says what more was done.
 */
export const addDetails = (run: Run, story: string, headline: Choice | null, all: readonly Choice[]): void => {
  const ordered = headline === null ? all : all.filter(({ ranked }) => keepsToTopic(run, headline, ranked));
  const first = headline?.ranked ?? null;
  const published = headline === null || (standsAlone(headline) && !lacksSubstance(headline.ranked.sentence.text));
  const instead = published ? [] : insteadOf(run, headline, ordered);
  tellFirst(run, story, first, [...(first?.isFit === true ? halvesOf(ordered) : []), ...instead]);
  const more = mainFirst(ordered.filter(({ ranked }) => adds(first, ranked)));
  if (headline !== null) tellOtherCases(run, story, headline, ordered);
  const plain = instead.filter(({ ranked }) => hasNoFaults(ranked));
  if (!tellFirst(run, story, first, more)) tellFirst(run, story, first, plain);
};

/** Tells at most a second sentence from a page that adds to a told story. */
export const addSecondSentence = (run: Run, story: string, runPage: RunPage): boolean => {
  const before = run.ledger.findings.length;
  const ordered = choices(run, [runPage]).filter(
    (choice) => isOnPurpose(choice) && choice.ranked.score >= floors.headline,
  );
  addDetails(run, story, null, ordered);
  return run.ledger.findings.length > before;
};
