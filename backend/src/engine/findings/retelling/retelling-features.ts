import { startOfDay } from '#kernel/calendar';
import { lazy } from '#kernel/memoize';
import { hedgeWordsOf } from '#text/languages/hedges';
import type { Language } from '#text/languages/language';
import { days, type DateMention } from '#text/words/date-mention';
import { pastDaysIn } from '#text/words/past-days';
import { mayBeSame, SMALL_COUNT, type Quantity } from '#text/words/quantities';
import { rarityLength, type Rarity } from '#text/words/rarity';
import type { CandidateSentence, AnalysedPage } from '../../analysed-page';
import { areApart } from '../../compare/designations';
import { saidIn, type Remembered, type Said } from './said';
import type fitted from './weights.json';

/** Minimum likeness of an opening: a long page shares some name, day or amount with any other on its topic. */
const MIN_LIKENESS = 0.09;
/** Number of words within which a page reports its news. */
const OPENING_WORDS = 110;
/** Time before the published page within which its event happened. */
const EVENT_MS = days(10);

export type RetellingFeatures = Readonly<Record<keyof typeof fitted.weights, number>>;

/** A published story, as a later page is compared with it. */
export interface ToldStory {
  readonly story: Remembered;
  /** Milliseconds. */
  readonly toldAt: number;
  readonly topic: ReadonlySet<string>;
  readonly rarity: Rarity;
  /** Language of the later page; null for English. */
  readonly language: Language | null;
}

const openingOf = (sentences: readonly CandidateSentence[]): readonly CandidateSentence[] => {
  let words = 0;
  return sentences.filter((sentence) => {
    const isWithin = words < OPENING_WORDS;
    words += sentence.words;
    return isWithin;
  });
};

/** Whether an amount is unlikely to recur by chance. */
const isDistinctive = ({ amount, isMeasured }: Quantity): boolean => isMeasured || amount > SMALL_COUNT;

/** Cosine of the rarities of stems, 0 to 1. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>, rarity: Rarity): number => {
  let common = 0;
  for (const stem of a) if (b.has(stem)) common += rarity(stem) ** 2;
  const lengths = rarityLength(a, rarity) * rarityLength(b, rarity);
  return lengths === 0 ? 0 : common / lengths;
};

const overlap = (one: DateMention, other: DateMention): boolean => one.from <= other.to && other.from <= one.to;

/** Whether both texts give amounts in the same unit and none in common. */
const givesAnotherAmount = (told: readonly Quantity[], own: readonly Quantity[]): boolean =>
  own.some(({ unit, isMeasured }) => {
    const [mine, others] = [own, told].map((all) => all.filter((each) => each.isMeasured && each.unit === unit));
    if (!isMeasured || mine === undefined || others === undefined || others.length === 0) return false;
    return !mine.some((one) => others.some((other) => mayBeSame(one, other)));
  });

const countOf = (all: readonly unknown[]): number => Math.log1p(all.length);

/** Shared items beyond this number do not count: long pages share a little of everything. */
const MOST_SHARED = 3;

const sharedOf = (all: readonly unknown[]): number => countOf(all.slice(0, MOST_SHARED));

/** A page as it is compared with published stories: what its opening says, and the past days that it names. */
export interface LaterPage {
  readonly titleStems: ReadonlySet<string>;
  /** Stems of its title and opening. `names` are those that its page writes as names. */
  readonly stems: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly said: () => Said;
  readonly refuses: () => boolean;
  readonly pastDays: () => readonly number[];
  readonly pastDaysOfOpening: () => readonly number[];
}

/** Reads a page once for all the stories that it is compared with. `publishedAt`: milliseconds. */
export const laterPage = (
  { page, sentences, language, titleStems, gate }: AnalysedPage,
  publishedAt: number,
): LaterPage => {
  const opening = openingOf(sentences);
  const texts = [page.title, ...opening.map(({ text }) => text)];
  const pastDaysOf = (all: readonly string[]): readonly number[] => pastDaysIn(all.join(' '), publishedAt, language);
  return {
    titleStems,
    stems: new Set([...titleStems, ...opening.flatMap((sentence) => [...sentence.stems])]),
    names: gate.names,
    said: lazy(() => saidIn(texts, publishedAt, language)),
    refuses: lazy(() => texts.some((text) => text.search(hedgeWordsOf(language).hedges.refusal) >= 0)),
    pastDays: lazy(() => pastDaysOf([page.title, ...sentences.map(({ text }) => text)])),
    pastDaysOfOpening: lazy(() => pastDaysOf(texts)),
  };
};

/** Features of a page that may repeat a published story; null if it shares too little with the story. */
export const retellingFeatures = (
  page: LaterPage,
  { story, toldAt, topic, rarity, language }: ToldStory,
): RetellingFeatures | null => {
  const { stems } = page;
  const like = likeness(story.stems, stems, rarity);
  if (like < MIN_LIKENESS) return null;
  const [said, own] = [saidIn(story.texts, toldAt, language), page.said()];
  const isName = (stem: string): boolean => page.names.has(stem) && !topic.has(stem);
  const isTold = (amount: Quantity): boolean => said.amounts.some((other) => mayBeSame(other, amount));
  const isToldTime = (time: DateMention): boolean => said.times.some((other) => overlap(time, other));
  const toldOn = startOfDay(toldAt);
  const isSinceAnywhere = page.pastDays().some((day) => day > toldOn);
  const isOfEvent = (day: number): boolean => day >= toldOn - EVENT_MS;
  return {
    likeness: like,
    names: sharedOf([...stems].filter((stem) => isName(stem) && story.stems.has(stem))),
    'other names in the title': countOf([...page.titleStems].filter((stem) => isName(stem) && !story.stems.has(stem))),
    amounts: sharedOf(own.amounts.filter((amount) => isDistinctive(amount) && isTold(amount))),
    'other small amounts': countOf(own.amounts.filter((amount) => !isDistinctive(amount) && !isTold(amount))),
    times: Number(own.times.some(isToldTime)),
    'other days': countOf(own.times.filter((time) => time.precision === 'day' && !isToldTime(time))),
    'a day since': Number(isSinceAnywhere),
    'a day of the event': Number(!isSinceAnywhere && page.pastDaysOfOpening().some(isOfEvent)),
    undoes: Number(own.undoes && !said.undoes),
    'may have ended': Number(own.speaksOfHolding),
    refuses: Number(page.refuses()),
    'another one': Number(areApart(said.designations, own.designations)),
    'another amount': Number(givesAnotherAmount(said.amounts, own.amounts)),
  };
};
