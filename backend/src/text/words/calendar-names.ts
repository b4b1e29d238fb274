import { capitalise } from '#kernel/capitalise';
import { memoize } from '#kernel/memoize';
import { weekdays } from '../languages/english/calendar';
import type { LanguageWords } from '../languages/language';
import { weekdayNames, weekdayOf } from './past-days';

/** The name of a month or of a weekday in a text. */
interface CalendarName {
  /** `named 03`, `weekday monday` */
  readonly value: string;
  readonly offset: number;
  readonly end: number;
}

/** Names are capitalised in languages in which they may otherwise be different words: `may`, `mittwochs`. */
const asWritten = memoize(({ numbers, capitalisedNouns }: LanguageWords) =>
  memoize((word: string): RegExp => {
    const forms = numbers.monthFirst === true || capitalisedNouns ? [capitalise(word)] : [word, capitalise(word)];
    return new RegExp(String.raw`(?<!\p{L})(?:${forms.join('|')})(?!\p{L})`, 'gu');
  }),
);

const namesIn = (text: string, word: string, value: string, language: LanguageWords): readonly CalendarName[] =>
  [...text.matchAll(asWritten(language)(word))].map(({ index: offset, 0: { length } }) => ({
    value,
    offset,
    end: offset + length,
  }));

export const monthsMentionedIn = (text: string, language: LanguageWords): readonly CalendarName[] =>
  language.numbers.months.flatMap((month, index) =>
    namesIn(text, month, `named ${String(index + 1).padStart(2, '0')}`, language),
  );

export const weekdaysMentionedIn = (text: string, language: LanguageWords): readonly CalendarName[] =>
  weekdayNames(language).flatMap((name) =>
    namesIn(text, name, `weekday ${weekdays[weekdayOf(name, language)] ?? ''}`, language),
  );

/** Whether a figure counts units of time. */
export const isSpan = (unit: string, { pages: { spans } }: LanguageWords): boolean =>
  [unit, `${unit}s`].some((word) => new RegExp(`^(?:${spans})$`, 'u').test(word));
