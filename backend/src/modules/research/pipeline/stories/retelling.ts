import { days } from '../words/dates';
import { numeralsIn } from '../words/figures';
import { anyOf } from '../words/phrases';
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
 * Publishers word the same event differently, but keep its figures. Wording alone proves nothing: form letters share nine
 * tenths of it on different things. A page joined wrongly is shown as further evidence, and its news is lost; of the corpus
 * nothing is joined.
 */
const rules = {
  /** A figure such as 2.25 or 12,400 belongs to one event: no more is needed the next day. */
  rareWithin: days(1.5),
  /** One such as 47 does with words in common; news comes late in some papers. */
  within: days(3),
  words: 2,
  /** Pages that share so much of their wording, and a rate, are two goods in one form letter. */
  formLetter: 0.6,
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

const isShare = (number: string): boolean => number.endsWith('%');
const valueOf = (number: string): number => Number(number.replace('%', ''));

const significantDigits = (number: string): number =>
  number
    .replace(/^0\.0*|%/g, '')
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(/(?<!\..*)0+$/, '').length;

/** Up to a dozen is said of anything, and of rockets: `Falcon 9`. */
const SMALL = 12;
const isSmall = (number: string): boolean =>
  !isShare(number) && significantDigits(number) < 3 && valueOf(number) <= SMALL;

const isRare = (number: string): boolean => significantDigits(number) >= 3;
/** 10, 25, 100 and 1,500 are common; 47 and 310 are not. */
const isRound = (number: string): boolean => {
  const value = valueOf(number);
  return !isRare(number) && (value <= SMALL || value % (value < 100 ? 5 : 50) === 0);
};

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
  const telling = shared(earlier.numbers, later.numbers).filter((number) => !isRound(number));
  if (telling.length === 0) return false;
  const words = shared(earlier.stems, later.stems).length;
  const isFormLetter = words >= rules.formLetter * Math.min(earlier.stems.size, later.stems.size);
  if (isFormLetter && telling.every(isShare)) return false;
  return words >= rules.words || (telling.some(isRare) && apart <= rules.rareWithin);
};
