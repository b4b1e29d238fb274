import { isSection } from '#pages/page';
import { areParallel } from '../compare/parallels';
import type { Candidate } from '../document';
import { acts, binds, breaksRecord } from '#text/languages/english/news';
import { tellsAnAct, type Ranked } from '../ranking/headline';
import { isOfItsDay } from '../ranking/own-time';
import { tellsAlone } from '../ranking/says-little';
import { lacksSubstance } from '../ranking/substance';
import type { Reading, Run } from '../run';
import { claimFrom, storyOfSection } from './claim-from';
import { numeralsIn } from '#text/words/figures';
import { choices, inPageOrder, isOnPurpose, needsNoTitle, type Choice } from './choices';
import { floors } from './floors';

/** Faults that a second sentence may have: after its headline, `The effective date shall be …` is clear. */
const allowedInDetails = new Set(['long', 'cut word', 'technique']);

/** Cases of a rule that are told beside the one that leads. */
const MOST_OTHER_CASES = 2;

/** `Within 60 days of the date of this order`: an administrative deadline, not news. */
const isDeadline = (text: string, figure: string): boolean =>
  text.toLowerCase().includes(`within ${figure} of the date of this `);

/** Whether it has an amount that the headline lacks; `47 aircraft` equals `47 jets`. */
const addsFigure = (headline: string, { sentence, figures }: Ranked): boolean => {
  const told = new Set(numeralsIn(headline, 0));
  return figures.some(
    ({ kind, text }) =>
      kind !== 'date' &&
      !headline.includes(text) &&
      !numeralsIn(text, 0).every((number) => told.has(number)) &&
      !isDeadline(sentence.text, text),
  );
};

/** Whether it can be printed by itself, also on the days after. */
const standsAlone = ({ reading, ranked }: Choice): boolean =>
  ranked.isFit && tellsAlone(ranked.sentence.text) && !isOfItsDay(ranked.sentence.text, reading.document.language);

/** `The council approved …`: known only to readers of the sentence before, unless it is the page itself. */
const opensDefinite = (text: string): boolean =>
  /^The \p{Ll}/u.test(text) && !acts.test(text) && !breaksRecord.test(text);

/** Whether a sentence says that something was done, who has to do what, or what has not been for long. */
const tellsNews = (sentence: Candidate): boolean =>
  tellsAnAct(sentence.text) || [binds, breaksRecord].some((pattern) => pattern.test(sentence.text));

/** Whether it can be shown in the place of a headline that cannot be printed by itself, or only on its own day. */
const tellsInstead = (choice: Choice): boolean =>
  standsAlone(choice) &&
  tellsNews(choice.ranked.sentence) &&
  !opensDefinite(choice.ranked.sentence.text) &&
  !lacksSubstance(choice.ranked.sentence.text);

/** Whether it is an act or an order of the document itself, or has not happened for long. */
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
  run.told.lines
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
      run.verify(choice.reading, choice.ranked.sentence),
  );
  if (detail === undefined) return false;
  const { appeal, sentence } = detail.ranked;
  const { reading } = detail;
  const toldAs = isSection(reading.document.page)
    ? storyOfSection(run, reading, sentence)
    : ({ role: 'detail', story } as const);
  const claim = claimFrom(run, reading, sentence, { ...toldAs, appeal });
  run.told.record({ kind: 'new', claim, replaces: [] });
  return true;
};

/**
 * What can be shown in the place of a headline, the page's main point first: else what its document itself does or orders, however
 * far from the page's title and opening, since the title alone says less.
 */
const insteadOf = (run: Run, headline: Choice, ordered: readonly Choice[]): readonly Choice[] => {
  const telling = ordered.filter(
    (choice) =>
      choice.ranked.score >= floors.headline && !choice.ranked.penalties.includes('very long') && tellsInstead(choice),
  );
  const operative = choices(run, [headline.reading], floors.operative).filter(
    (choice) => tellsInstead(choice) && isOperative(choice),
  );
  return mainFirst(telling.length > 0 ? telling : operative);
};

/** Sentences that tell half of what is done, which is enough behind a headline that tells of what takes its place. */
const halvesOf = (ordered: readonly Choice[]): readonly Choice[] =>
  ordered
    .filter(({ ranked }) => ranked.score >= floors.headline && ranked.isFit && ranked.penalties.join() === 'half told')
    .map(({ reading, ranked }) => ({ reading, ranked: { ...ranked, appeal: ranked.score } }));

/** The other cases of a headline's rule, in page order: its amount alone would be taken for that of all. They may be as long as it takes. */
const tellOtherCases = (run: Run, story: string, headline: Choice, ordered: readonly Choice[]): void =>
  ordered
    .filter(
      ({ reading, ranked: { sentence, penalties } }) =>
        reading === headline.reading &&
        areParallel(sentence.text, headline.ranked.sentence.text) &&
        penalties.every((name) => name === 'very long' || allowedInDetails.has(name)),
    )
    .sort((a, b) => a.ranked.sentence.place - b.ranked.sentence.place)
    .slice(0, MOST_OTHER_CASES)
    .forEach((choice) => tellFirst(run, story, headline.ranked, [choice]));

/**
 * At most two second sentences without faults, and the other cases of the headline's rule. If the headline cannot be printed by
 * itself, or only on its own day, the first is one that can be shown instead. Another one adds a figure or a future date, or
 * else says what more was done.
 */
export const tellDetails = (run: Run, story: string, headline: Choice | null, ordered: readonly Choice[]): void => {
  const first = headline?.ranked ?? null;
  const told = headline === null || (standsAlone(headline) && !lacksSubstance(headline.ranked.sentence.text));
  const instead = told ? [] : insteadOf(run, headline, ordered);
  tellFirst(run, story, first, [...(first?.isFit === true ? halvesOf(ordered) : []), ...instead]);
  const more = mainFirst(ordered.filter(({ ranked }) => adds(first, ranked)));
  if (headline !== null) tellOtherCases(run, story, headline, ordered);
  const plain = instead.filter(({ ranked }) => hasNoFaults(ranked));
  if (!tellFirst(run, story, first, more)) tellFirst(run, story, first, plain);
};

/** Tells at most a second sentence from a page that adds to a told story. */
export const tellMore = (run: Run, story: string, reading: Reading): boolean => {
  const before = run.told.findings.length;
  const ordered = choices(run, [reading]).filter(
    (choice) => isOnPurpose(choice) && choice.ranked.score >= floors.headline,
  );
  tellDetails(run, story, null, ordered);
  return run.told.findings.length > before;
};
