import type { CitedSource, StateText } from '#events/research/ledger.events';
import {
  citedBy,
  isOverruled,
  kindOf,
  ownSource,
  remarkOf,
  renumbered,
  type TextLine,
} from '#events/research/text-lines';
import { EARLIER } from '#engine/editing/headings';
import { isOfChosenDocument } from '#engine/ledger';
import { lastingPart, eventTitleOf, pageTitleOf } from '#engine/composition/display-text';
import { asLine } from '#engine/ranking/abridged';
import { ownTimeEnds } from '#engine/ranking/own-time';
import { timeOf } from '#text/words/dates';
import { isoDay } from '#text/words/date-mention';

/**
 * A line as read on a given day. `short`: the part of its text that is not over and fits on a line, unless that is all
 * of it.
 */
export interface ReadLine extends TextLine {
  readonly short?: string;
}

/** Lines as of a given time; those overtaken by then are separate. */
export interface ReadLines {
  readonly lines: readonly ReadLine[];
  readonly past: readonly ReadLine[];
}

/** An overview as of a given time. */
export interface ReadText extends ReadLines {
  readonly sources: readonly CitedSource[];
  /** The lines worded by a model, likewise split. */
  readonly written?: ReadLines & { readonly model: string };
}

/** Whether a line no longer holds. What was due is still told, since nobody may have said whether it was done. */
const hasEnded = (line: TextLine, now: number): boolean => {
  const last = remarkOf(line, 'ends')?.day;
  return last !== undefined && last < isoDay(now);
};

const writtenOn = ({ publishedAt, readAt }: CitedSource, now: number): number => timeOf(publishedAt ?? readAt) ?? now;

type ReadsAs = 'right' | 'by its title' | 'past';

/** The line, or its page's title once words such as `Today` no longer hold. */
const readingOf = (line: TextLine, source: CitedSource, now: number): ReadsAs => {
  if (isOverruled(line) || isOfChosenDocument(source)) return 'right';
  const { text } = line;
  const writtenAt = writtenOn(source, now);
  const ends = text === pageTitleOf(source) || kindOf(line) !== 'new' ? null : ownTimeEnds(text, writtenAt);
  if (ends !== null && ends <= now && eventTitleOf(source, writtenAt, now) !== null) return 'by its title';
  return hasEnded(line, now) || lastingPart(text, writtenAt, now) === null || (ends !== null && ends <= now)
    ? 'past'
    : 'right';
};

const byItsTitle = ({ title: _title, ...line }: TextLine, source: CitedSource): TextLine => ({
  ...line,
  text: pageTitleOf(source) ?? line.text,
  remarks: [],
});

/** A line without the heading that an editor gave it. */
const unheaded = ({ heading: _heading, ...line }: TextLine): TextLine => line;

const readLines = (lines: readonly TextLine[], sources: readonly CitedSource[], now: number): ReadLines => {
  const kept = new Map<string, ReadLine>();
  const past: TextLine[] = [];
  for (const line of lines) {
    const source = ownSource(line, sources);
    const reading = source === undefined ? 'right' : readingOf(line, source, now);
    const displayed = source !== undefined && reading === 'by its title' ? byItsTitle(line, source) : line;
    const short = isOfChosenDocument(source)
      ? asLine(displayed.text)
      : lastingPart(displayed.text, source === undefined ? now : writtenOn(source, now), now);
    const verdict = {
      ...displayed,
      ...(short === null || short === displayed.text ? {} : { short }),
    };
    // Several lines of a page may be replaced by one title.
    if (line.heading === EARLIER) past.push(unheaded(line));
    else if (reading === 'past') past.push(line);
    else if (!kept.has(`${verdict.text} ${verdict.sources.join()}`))
      kept.set(`${verdict.text} ${verdict.sources.join()}`, verdict);
  }
  return { lines: [...kept.values()], past };
};

const all = ({ lines, past }: ReadLines): readonly TextLine[] => [...lines, ...past];

/** Renumbers the sources in the order in which the shown text cites them; uncited ones come last. */
const inOrderCited = ({ lines, past, sources, written }: ReadText): ReadText => {
  const everyNumber = sources.map((_source, index) => index + 1);
  const order = [...new Set([...citedBy(all(written ?? { lines, past })), ...everyNumber])];
  const places = new Map(order.map((n, index) => [n, index + 1]));
  const placed = (text: ReadLines): ReadLines => ({
    lines: renumbered(text.lines, places),
    past: renumbered(text.past, places),
  });
  return {
    ...placed({ lines, past }),
    sources: order.flatMap((n) => sources[n - 1] ?? []),
    ...(written === undefined ? {} : { written: { ...placed(written), model: written.model } }),
  };
};

/**
 * An overview as of `now` (milliseconds, UTC), so that it stays right without another run: lines overtaken since it was
 * composed are separate, and lines worded for their own day are replaced by their page's title.
 */
export const asReadOn = ({ lines, earlier = [], sources, written }: StateText, now: number): ReadText => {
  const withEarlier = (text: ReadLines): ReadLines => ({ ...text, past: [...text.past, ...earlier] });
  return inOrderCited({
    ...withEarlier(readLines(lines, sources, now)),
    sources,
    ...(written === undefined
      ? {}
      : { written: { ...withEarlier(readLines(written.lines, sources, now)), model: written.model } }),
  });
};
