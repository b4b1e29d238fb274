/** A list item: `(ii) establish …`. */
const ITEM = /^\(([\p{L}\p{N}]{1,5})\) (.?)/u;
const LEAD = /[:—]$/;
/** The end of an item that others follow in the same sentence. */
const GOES_ON = /;(?: (?:and|or))?(?: \(|$)/;

/** Whether a text is recognisably part of a sentence: an item, or what follows a page break. */
export const isSentenceFragment = (text: string): boolean => GOES_ON.test(text) || /^\p{Ll}/u.test(text);

/** One reading of an item's number: `(c)` may be the third letter or a hundred. */
interface Reading {
  readonly kind: string;
  readonly ordinal: number;
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

const romanOf = (mark: string): number =>
  [...mark].reduce((sum, letter, index) => {
    const [value = 0, next = 0] = [ROMAN[letter], ROMAN[mark[index + 1] ?? '']];
    return sum + (value < next ? -value : value);
  }, 0);

const readingsOf = (mark: string): readonly Reading[] => {
  if (/^\d+$/.test(mark)) return [{ kind: '1', ordinal: Number(mark) }];
  const lower = mark.toLowerCase();
  const isUpper = lower !== mark;
  const readings: Reading[] = [];
  if (/^[ivxlc]+$/.test(lower)) readings.push({ kind: isUpper ? 'I' : 'i', ordinal: romanOf(lower) });
  if (/^[a-z]$/.test(lower)) readings.push({ kind: isUpper ? 'A' : 'a', ordinal: lower.charCodeAt(0) - 96 });
  return readings;
};

/** A list with consecutive items. */
interface List {
  /** The words that all items continue, with the lead of an outer list; null if there are none. */
  readonly lead: string | null;
  readonly readings: readonly Reading[];
  /** Whether its first item begins with a capital. An item that differs in this belongs to another sentence. */
  readonly isCapital: boolean;
}

const CAPITAL = /\p{Lu}/u;

const following = ({ readings }: List, mark: readonly Reading[]): readonly Reading[] =>
  mark.filter(({ kind, ordinal }) => readings.some((last) => last.kind === kind && last.ordinal + 1 === ordinal));

/**
 * Finds, paragraph by paragraph, the lead of each: `The director shall:` for `(a) inspect …`. The lead of a nested list
 * includes that of the outer one.
 */
export const listLeads = () => {
  /** Open lists, outermost first. */
  let lists: readonly List[] = [];
  /** The lead of the next list. */
  let opening: string | null = null;
  const listing = {
    of(paragraph: string): string | null {
      const [, mark, first = ''] = ITEM.exec(paragraph) ?? [];
      if (mark === undefined) {
        lists = [];
        opening = null;
        return null;
      }
      const readings = readingsOf(mark);
      const isCapital = CAPITAL.test(first);
      const firsts = readings.filter(({ ordinal }) => ordinal === 1);
      if (firsts.length > 0 && (opening !== null || !lists.some((list) => following(list, readings).length > 0))) {
        lists = [...lists, { lead: opening, readings: firsts, isCapital }];
        opening = null;
        return lists.at(-1)?.lead ?? null;
      }
      opening = null;
      const level = lists.findLastIndex((list) => following(list, readings).length > 0);
      const list = lists[level];
      if (list === undefined) {
        lists = [];
        return null;
      }
      lists = [...lists.slice(0, level), { ...list, readings: following(list, readings) }];
      // `(ii) AI centres;` continues the list after `(i) schools;`.
      return list.isCapital === isCapital || GOES_ON.test(paragraph) ? list.lead : null;
    },
    /** The lead of a further sentence in a paragraph: `(b) inspect …` after `(a) …;`. */
    within(sentence: string): string | null {
      if (ITEM.test(sentence.trimStart())) return listing.of(sentence.trimStart());
      opening = null;
      return null;
    },
    /** Call after each sentence of a paragraph. `lead`: its lead, if it is the first. */
    after(last: string, lead: string | null): void {
      if (LEAD.test(last)) opening = lead === null ? last : `${lead} … ${last}`;
    },
    heading(): void {
      lists = [];
      opening = null;
    },
  };
  return listing;
};
