import { days } from '../words/dates';
import { numeralsIn } from '../words/figures';
import { anyOf } from '../words/phrases';
import { stemSet } from '../words/stems';

/** What a page tells, for comparison with another publisher's page. */
export interface Account {
  /** Of its title and lead, without the tracker's terms, which all its pages share. */
  readonly stems: ReadonlySet<string>;
  /** Its numbers except dates and years. */
  readonly numbers: ReadonlySet<string>;
  /** Whether it reports that something is stopped, postponed or reversed. */
  readonly undoes: boolean;
}

/**
 * Publishers word the same event differently but use the same figures. Similar wording alone proves nothing: form letters
 * about different things share 90 % of it. A wrong match turns news into mere evidence; on the corpus there is none.
 */
const rules = {
  /** A rare figure such as 2.25 or 12,400 identifies an event within a day. */
  rareWithin: days(1.5),
  /** A common figure such as 47 also needs shared words, over a longer time, since some papers report late. */
  within: days(3),
  words: 2,
  /** Pages that share this much wording and differ in goods are form letters. */
  formLetter: 0.6,
};

const UNDOES = anyOf(
  `(?:suspend|halt|paus|delay|postpon|cancel|reject|block|overturn|revers|rescind|repeal|revok|withdr[ae]w|scrap|abandon|struck down|strikes? down)\\w*`,
  'i',
);

/** `asked`: stems and numbers of the description. */
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

/** Small numbers are common, also in names such as `Falcon 9`. */
const SMALL = 12;
const isSmall = (number: string): boolean =>
  !isShare(number) && significantDigits(number) < 3 && valueOf(number) <= SMALL;

const isRare = (number: string): boolean => significantDigits(number) >= 3;
/** 10, 25, 100 and 1,500 are round; 47 and 310 are not. */
const isRound = (number: string): boolean => {
  const value = valueOf(number);
  return !isRare(number) && (value <= SMALL || value % (value < 100 ? 5 : 50) === 0);
};

const amountsOf = ({ numbers }: Account): readonly string[] => [...numbers].filter((number) => !isSmall(number));

/**
 * Whether most amounts of the later account are its own: 28 satellites on Saturday are not the 24 of Friday, and an order
 * of 160 jets is news even if it mentions that 47 a month are built.
 */
const addsAmounts = (earlier: Account, later: Account): boolean => {
  const amounts = amountsOf(later);
  const known = amounts.filter((amount) => earlier.numbers.has(amount)).length;
  return amountsOf(earlier).length > 0 && known * 2 < amounts.length;
};

/** Whether the later account tells the same event in other words. `apart` is the time between them in milliseconds. */
export const retells = (earlier: Account, later: Account, apart: number): boolean => {
  if (apart > rules.within || earlier.undoes !== later.undoes || addsAmounts(earlier, later)) return false;
  const telling = shared(earlier.numbers, later.numbers).filter((number) => !isRound(number));
  if (telling.length === 0) return false;
  const words = shared(earlier.stems, later.stems).length;
  const isFormLetter = words >= rules.formLetter * Math.min(earlier.stems.size, later.stems.size);
  if (isFormLetter && telling.every(isShare)) return false;
  return words >= rules.words || (telling.some(isRare) && apart <= rules.rareWithin);
};
