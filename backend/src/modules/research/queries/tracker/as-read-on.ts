import { partStillHolding, pageTitleOf } from '#engine/composition/display-text';
import { isPast, readsAs, dateOfSource, type ReadsAs } from '#engine/composition/read-on';
import { EARLIER_HEADING } from '#engine/editing/headings';
import { citesChosenDocument } from '#engine/ledger';
import { asLine } from '#engine/ranking/abridge';
import { ownTimeEnds } from '#engine/ranking/own-time';
import type { CitedSource, StateText } from '#events/research/ledger.events';
import { citationNumbersOf, ownSource, renumberCitations, type TextLine } from '#events/research/text-lines';

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
  /** The lines worded by a model, split in the same way. */
  readonly written?: ReadLines & { readonly model: string };
}

const byItsTitle = ({ title: _title, ...line }: TextLine, source: CitedSource): TextLine => ({
  ...line,
  text: pageTitleOf(source) ?? line.text,
  remarks: [],
});

/** A line without the heading that an editor gave it. */
const unheaded = ({ heading: _heading, ...line }: TextLine): TextLine => line;

/** A line and how it reads. */
interface Reading {
  readonly line: TextLine;
  readonly reads: ReadsAs;
}

const readingOf = (line: TextLine, sources: readonly CitedSource[], now: number): Reading => {
  const source = ownSource(line, sources);
  return { line, reads: source === undefined ? 'right' : readsAs(line, source, now) };
};

const readLines = (readings: readonly Reading[], sources: readonly CitedSource[], now: number): ReadLines => {
  const kept = new Map<string, ReadLine>();
  const past: TextLine[] = [];
  for (const { line, reads } of readings) {
    const source = ownSource(line, sources);
    const displayed = source !== undefined && reads === 'by_its_title' ? byItsTitle(line, source) : line;
    const short = citesChosenDocument(source)
      ? asLine(displayed.text)
      : partStillHolding(displayed.text, source === undefined ? now : dateOfSource(source, now), now);
    const shownLine = {
      ...displayed,
      ...(short === null || short === displayed.text ? {} : { short }),
    };
    // Several lines of a page may be replaced by one title.
    if (line.heading === EARLIER_HEADING) past.push(unheaded(line));
    else if (reads === 'past') past.push(line);
    else if (!kept.has(`${shownLine.text} ${shownLine.sources.join()}`))
      kept.set(`${shownLine.text} ${shownLine.sources.join()}`, shownLine);
  }
  return { lines: [...kept.values()], past };
};

/** The date of a line's source in milliseconds, UTC. */
const writtenAtOf = (line: TextLine, sources: readonly CitedSource[], now: number): number => {
  const source = ownSource(line, sources);
  return source === undefined ? now : dateOfSource(source, now);
};

/** Whether a line is worded for the day of its source: `Today, …` */
const isOfDay = (line: TextLine, sources: readonly CitedSource[], now: number): boolean =>
  ownTimeEnds(line.text, writtenAtOf(line, sources, now)) !== null;

/** Whether nothing that a line tells in its source's words is over at `now`. */
const holdsInFull = (line: TextLine, sources: readonly CitedSource[], now: number): boolean =>
  partStillHolding(line.text, writtenAtOf(line, sources, now), now) === asLine(line.text) &&
  !isOfDay(line, sources, now);

/**
 * How sentences written by a model read. A sentence is past once one of the quotes that it words is; its own wording
 * makes nothing past. It is replaced by its quotes if it is worded for a day that is over, or if only a part of them
 * still holds, which may not be the part that it reports.
 */
const readingsOfWritten = (
  written: readonly TextLine[],
  { lines, sources }: Pick<StateText, 'lines' | 'sources'>,
  now: number,
): readonly Reading[] =>
  written.flatMap((line): readonly Reading[] => {
    const own = readingOf(line, sources, now);
    const quotes = line.by === undefined ? [] : lines.filter(({ sources: [n] }) => line.sources.some((m) => m === n));
    if (quotes.length === 0) return [own];
    if (quotes.some((quote) => isPast(quote, sources, now))) return [{ line, reads: 'past' }];
    if (own.reads === 'right') return [own];
    if (!isOfDay(line, sources, now) && quotes.every((quote) => holdsInFull(quote, sources, now)))
      return [{ line, reads: 'right' }];
    const { heading } = line;
    return quotes.map((quote) =>
      readingOf(heading === undefined ? unheaded(quote) : { ...quote, heading }, sources, now),
    );
  });

const all = ({ lines, past }: ReadLines): readonly TextLine[] => [...lines, ...past];

/** Renumbers the sources in the order in which the shown text cites them; uncited ones come last. */
const inOrderCited = ({ lines, past, sources, written }: ReadText): ReadText => {
  const everyNumber = sources.map((_source, index) => index + 1);
  const order = [...new Set([...citationNumbersOf(all(written ?? { lines, past })), ...everyNumber])];
  const places = new Map(order.map((n, index) => [n, index + 1]));
  const placed = (text: ReadLines): ReadLines => ({
    lines: renumberCitations(text.lines, places),
    past: renumberCitations(text.past, places),
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
  const withEarlier = (text: ReadLines): ReadLines => ({
    ...text,
    past: [...text.past, ...earlier].toSorted(
      (one, other) => writtenAtOf(other, sources, now) - writtenAtOf(one, sources, now),
    ),
  });
  return inOrderCited({
    ...withEarlier(
      readLines(
        lines.map((line) => readingOf(line, sources, now)),
        sources,
        now,
      ),
    ),
    sources,
    ...(written === undefined
      ? {}
      : {
          written: {
            ...withEarlier(readLines(readingsOfWritten(written.lines, { lines, sources }, now), sources, now)),
            model: written.model,
          },
        }),
  });
};
