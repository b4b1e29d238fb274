import type { AnalysedPage } from '#engine/analysed-page';
import type { InForceDay } from '#engine/ledger';
import { identifiersIn, ownIdentifier } from '#engine/stories/titles';
import { parseCount } from '#text/languages/english/counts';
import { openingDeadline } from '#text/sentences/opening-deadline';
import { days, isoDay, type PlacedDate } from '#text/words/date-mention';
import { calendarDayOf, datesIn } from '#text/words/dates';

type ReadPageBlocks = Pick<AnalysedPage, 'page' | 'blocks'>;

/** The day on which the act printed on a page was made, with its quote. */
interface MadeOn {
  /** Milliseconds, UTC. */
  readonly day: number;
  readonly quote: string;
}

/** Maximum time between the making of an act and its publication. */
const LONGEST_TO_PRINT = days(60);

const writtenDays = (text: string, near: number): readonly PlacedDate[] =>
  datesIn(text, near).filter(({ precision, text: written }) => precision === 'day' && /\d{4}/.test(written));

/** Maximum distance in characters between the number of an act and its date. */
const LONGEST_DATE = 30;

/** The date after the act's own number, on its own page: `Executive Order 12 of May 4, 2026`. */
const afterNumber = ({ page, blocks }: ReadPageBlocks, near: number): MadeOn | null => {
  const own = ownIdentifier(page.title);
  if (own === null) return null;
  for (const block of blocks)
    for (const { id, from, to } of identifiersIn(block)) {
      const [first] = id === own ? writtenDays(block.slice(to, to + LONGEST_DATE), near) : [];
      if (first !== undefined && /^,? (?:of|dated) $/.test(block.slice(to, to + first.offset)))
        return { day: first.from, quote: block.slice(from, to + first.offset + first.text.length) };
    }
  return null;
};

const LAST_BLOCKS = 6;
const PLACE = /^(?:\p{Lu}[\p{L}’'. ]{2,40}, ?)?$/u;

/** The date underneath a document: `THE WHITE HOUSE, May 4, 2026.` or `Done at Brussels, 4 May 2026.` */
const underneath = ({ blocks }: ReadPageBlocks, near: number): MadeOn | null => {
  for (const block of blocks.slice(-LAST_BLOCKS)) {
    const [only, ...others] = writtenDays(block, near);
    if (only === undefined || others.length > 0) continue;
    const after = block.slice(only.offset + only.text.length);
    if (PLACE.test(block.slice(0, only.offset)) && (after === '' || after === '.'))
      return { day: only.from, quote: block };
  }
  return null;
};

const madeOn = (page: ReadPageBlocks): MadeOn | null => {
  const printed = calendarDayOf(page.page.publishedAt);
  const made = printed === null ? null : (afterNumber(page, printed) ?? underneath(page, printed));
  if (made === null || printed === null) return null;
  return made.day <= printed && made.day >= printed - LONGEST_TO_PRINT ? made : null;
};

const later = (day: number, count: number, unit: string): number => {
  if (unit !== 'month') return day + days(unit === 'week' ? 7 * count : count);
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, date.getUTCDate());
};

/** The deadline of a sentence that opens `Within 30 days of the date of this order, …`; null for any other sentence. */
export const dueDayOf = (sentence: string, page: ReadPageBlocks): InForceDay | null => {
  const deadline = openingDeadline(sentence);
  // `Within 30 days and each month thereafter` is not a single day.
  if (deadline === null || sentence.startsWith('and ', deadline.written.length)) return null;
  const count = parseCount(deadline.count);
  const made = Number.isNaN(count) ? null : madeOn(page);
  return made === null ? null : { day: isoDay(later(made.day, count, deadline.unit)), quote: made.quote };
};
