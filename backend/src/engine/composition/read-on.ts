import type { CitedSource } from '#events/research/ledger.events';
import { isOverruled, kindOf, ownSource, remarkOf, type TextLine } from '#events/research/text-lines';
import { isoDay } from '#text/words/date-mention';
import { timeOf } from '#text/words/dates';
import { EARLIER_HEADING } from '../editing/headings';
import { citesChosenDocument } from '../ledger';
import { ownTimeEnds } from '../ranking/own-time';
import { eventTitleOf, partStillHolding, pageTitleOf } from './display-text';

/** How a line reads on a day: as it is, by its page's title once words such as `Today` no longer hold, or as past. */
export type ReadsAs = 'right' | 'by_its_title' | 'past';

/** Whether a line no longer holds. What was due is still shown, since nobody may have reported whether it was done. */
const lineIsOver = (line: TextLine, now: number): boolean => {
  const last = remarkOf(line, 'ends')?.day;
  return last !== undefined && last < isoDay(now);
};

/** The date of a source in milliseconds, UTC. */
export const dateOfSource = ({ publishedAt, readAt }: CitedSource, now: number): number =>
  timeOf(publishedAt ?? readAt) ?? now;

/** How a line of a source reads at `now` (milliseconds, UTC). */
export const readsAs = (line: TextLine, source: CitedSource, now: number): ReadsAs => {
  if (isOverruled(line) || citesChosenDocument(source)) return 'right';
  const { text } = line;
  const writtenAt = dateOfSource(source, now);
  const ends = text === pageTitleOf(source) || kindOf(line) !== 'new' ? null : ownTimeEnds(text, writtenAt);
  if (ends !== null && ends <= now && eventTitleOf(source, writtenAt, now) !== null) return 'by_its_title';
  return lineIsOver(line, now) || partStillHolding(text, writtenAt, now) === null || (ends !== null && ends <= now)
    ? 'past'
    : 'right';
};

/** Whether a line of an overview is over at `now`, as an editor, its page or its own words say. */
export const isPast = (line: TextLine, sources: readonly CitedSource[], now: number): boolean => {
  const source = ownSource(line, sources);
  return line.heading === EARLIER_HEADING || (source !== undefined && readsAs(line, source, now) === 'past');
};

/** Whether a line of an overview holds at `now`. */
export const isCurrent = (line: TextLine, sources: readonly CitedSource[], now: number): boolean =>
  !isOverruled(line) && !isPast(line, sources, now);
