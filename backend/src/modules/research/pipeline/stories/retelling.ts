import { anyOf } from '../words/phrases';
import { numeralsIn } from '../words/figures';
import { days } from '../words/dates';
import { stemSet } from '../words/stems';

/** What a page tells, as far as another publisher's telling of the same can be held against it. */
export interface Account {
  /** Of its title and opening; what the tracker asks about is left out, since all its pages have that in common. */
  readonly stems: ReadonlySet<string>;
  /** Its numbers, dates and years left out. */
  readonly numbers: ReadonlySet<string>;
  /** Whether it tells that something is stopped, put off or undone. */
  readonly undoes: boolean;
}

/**
 * Nobody words an event as somebody else does, but its figures stay. On the corpus these rules join nothing that is two
 * stories (each pair was read); a page joined wrongly is shown as further evidence, and its news is lost.
 */
const rules = {
  /** A figure such as 2.25 or 12,400 belongs to one event: no more is needed the next day. */
  rareWithin: days(1.5),
  /** One such as 47 does with a word in common; news comes late in some papers. */
  within: days(3),
  wordsBesideFigure: 1,
  /** 10, 25 and 100 are everybody's: two of them, and some words. */
  roundFigures: 2,
  wordsBesideRound: 3,
  /** Without figures, half of the words. */
  overlap: 0.5,
  words: 4,
};

const UNDOES = anyOf(
  `(?:suspend|halt|paus|delay|postpon|cancel|reject|block|overturn|revers|rescind|repeal|revok|withdr[ae]w|scrap|abandon|struck down|strikes? down)\\w*`,
  'i',
);

/** `asked` are the stems and numbers of the description. */
export const accountOf = (texts: readonly string[], asked: ReadonlySet<string>, at: number): Account => {
  const text = texts.join(' ');
  return {
    stems: new Set([...stemSet(text)].filter((stem) => !asked.has(stem))),
    numbers: new Set(numeralsIn(text, at).filter((number) => !asked.has(number))),
    undoes: UNDOES.test(text),
  };
};

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] => [...a].filter((x) => b.has(x));

const significantDigits = (number: string): number =>
  number
    .replace(/^0\.0*/, '')
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(/(?<!\..*)0+$/, '').length;

/** Up to a dozen is said of anything, and of rockets: `Falcon 9`. */
const SMALL = 12;
const isSmall = (number: string): boolean => significantDigits(number) < 3 && Number(number) <= SMALL;

const isRare = (number: string): boolean => significantDigits(number) >= 3;
const isRound = (number: string): boolean => !isRare(number) && (isSmall(number) || Number(number) % 5 === 0);

const amountsOf = ({ numbers }: Account): readonly string[] => [...numbers].filter((number) => !isSmall(number));

/**
 * The later one gives amounts, and most of them are its own: 28 satellites on Saturday are not the 24 on Friday, and who orders
 * 160 of the jets that are built at 47 a month has news.
 */
const addsAmounts = (earlier: Account, later: Account): boolean => {
  const amounts = amountsOf(later);
  const known = amounts.filter((amount) => earlier.numbers.has(amount)).length;
  return amountsOf(earlier).length > 0 && known * 2 < amounts.length;
};

/** Whether the later account, so many milliseconds after the earlier one, tells the same event in other words. */
export const retells = (earlier: Account, later: Account, apart: number): boolean => {
  if (apart > rules.within || earlier.undoes !== later.undoes || addsAmounts(earlier, later)) return false;
  const words = shared(earlier.stems, later.stems).length;
  const numbers = shared(earlier.numbers, later.numbers);
  const rare = numbers.some(isRare);
  if (rare && apart <= rules.rareWithin) return true;
  if (numbers.some((number) => !isRound(number)) && words >= rules.wordsBesideFigure) return true;
  if (apart > rules.rareWithin) return false;
  if (numbers.length >= rules.roundFigures && words >= rules.wordsBesideRound) return true;
  return words >= rules.words && words >= rules.overlap * Math.min(earlier.stems.size, later.stems.size);
};
