import type { CitedSource, StateText } from '../../domain/ledger.events';
import { isDatedPast } from '../../pipeline/composition/dated-past';
import { NO_LONGER_HOLDS } from '../../pipeline/composition/markdown';
import { markedSentence } from '../../pipeline/composition/markdown-words';
import { tellingTitleOf, titleOf } from '../../pipeline/composition/shown-text';
import { setsUp } from '../../pipeline/ranking/orders';
import { ownTimeEnds } from '../../pipeline/ranking/own-time';
import { days } from '../../pipeline/words/named-date';
import { timeOf } from '../../pipeline/words/dates';
import { numbersIn, renumbered } from './source-numbers';

/** A line, the source that its first marker points to, and the remarks behind its markers: what it overrules, its day, what ended since. */
const LINE = /^- (.*?) \[(\d{1,3})\](?: \[\d{1,3}\])*(?: \(.*\))?$/u;
/** ` (from May 3, 2026 [2], until June 30, 2026 [2])` */
const UNTIL = / \((?:from [^()]*, )?until (\p{Lu}\p{Ll}+ \d{1,2}, \d{4}) \[/u;

/** ` (due May 3, 2026 [2])`, or with `; a page dated May 20, 2026 says it exists [3]` */
const DUE = / \(due (\p{Lu}\p{Ll}+ \d{1,2}, \d{4}) \[\d{1,3}\]((?:; a page dated|, set up by) [^)]*)?/u;

const isOver = (day: string, now: number): boolean => Date.parse(`${day} UTC`) + days(1) <= now;

/** Whether the last day that a line's note gives is over; what an order sets up lasts beyond its deadline. */
const hasEnded = (line: string, now: number): boolean => {
  const [, last] = UNTIL.exec(line) ?? (setsUp(line) ? null : DUE.exec(line)) ?? [];
  return last !== undefined && isOver(last, now);
};

/** ` (the evaluation is due May 3, 2026 [2])` */
const ORDERED = / \(the [^()]* is due (\p{Lu}\p{Ll}+ \d{1,2}, \d{4}) \[\d{1,3}\]/u;

/** ` (with a condition to be met by May 3, 2026: “…” [2])` */
const CONDITION = / \(with a condition to be met by (\p{Lu}\p{Ll}+ \d{1,2}, \d{4}): /u;

/** ` (published the same day, “Imposing a Duty”: “The proclamation imposes, for a period of 150 days, a duty of 10% on nets.” [2])` */
const IMPOSED = / \(published the same day(?:, (?:“[^”]*”|[^“]*))?: “(.*?)” \[(\d{1,3})\]\)/u;

/** A measure that began when another ended may be over itself by now. */
const withImposedOver = (line: string, sources: readonly CitedSource[], now: number): string =>
  line.replace(IMPOSED, (note, quote: string, marker: string) => {
    const written = timeOf(sources[Number(marker) - 1]?.publishedAt ?? null);
    return written !== null && isDatedPast(quote, written, now)
      ? note.replace(/\)$/, '; by its own words, that time is over)')
      : note;
  });

/** Added to a deadline that has passed, unless a later page is cited that says it was met. */
const UNKNOWN = '; whether that was met is not known here';

/**
 * ` (was due May 3, 2026 [2]; whether that was met is not known here)`, likewise ` (the evaluation was due …)`, and ` (with a condition that was to
 * be met by May 3, 2026: “…” [2])`, once that day is over.
 */
const withPastDays = (line: string, now: number): string =>
  line
    .replace(DUE, (note, day: string, known?: string) =>
      isOver(day, now) ? `${note.replace('due', 'was due')}${known === undefined ? UNKNOWN : ''}` : note,
    )
    .replace(ORDERED, (note, day: string) =>
      isOver(day, now) ? `${note.replace(' is due ', ' was due ')}${UNKNOWN}` : note,
    )
    .replace(CONDITION, (note, day: string) =>
      isOver(day, now)
        ? note.replace('to be', 'that was to be').replace(/:(?= )/, ', and whether it was is not known here:')
        : note,
    );

const EARLIER = '### Earlier';

/** What it quotes is over, whenever it is read. */
const isOverruled = (line: string): boolean => line.startsWith(`- ${NO_LONGER_HOLDS}`);

interface Cited {
  /** As written, with its markers. */
  readonly line: string;
  readonly text: string;
  readonly source: CitedSource;
  readonly writtenAt: number;
  /** Its page's title with the same marker. */
  readonly titleLine: string | null;
}

const citedOf = (line: string, sources: readonly CitedSource[], now: number): Cited | null => {
  const [, text = '', marker = ''] = LINE.exec(line) ?? [];
  const source = sources[Number(marker) - 1];
  if (source === undefined) return null;
  const title = titleOf(source);
  return {
    line,
    text,
    source,
    writtenAt: timeOf(source.publishedAt ?? source.readAt) ?? now,
    titleLine: title === null ? null : `- ${markedSentence(title, [Number(marker)])}`,
  };
};

type Reading = 'right' | 'by its title' | 'past';

/** How a line reads: words such as `Today` are no longer right a day later, while its page's title may still be. */
const readingOf = ({ line, text, source, writtenAt, titleLine }: Cited, now: number): Reading => {
  if (isOverruled(line)) return 'right';
  const ends = line === titleLine || line.startsWith('- **') ? null : ownTimeEnds(text, writtenAt);
  if (ends !== null && ends <= now && tellingTitleOf(source, writtenAt, now) !== null) return 'by its title';
  return hasEnded(line, now) || isDatedPast(text, writtenAt, now) || (ends !== null && ends <= now) ? 'past' : 'right';
};

interface Read {
  readonly kept: readonly string[];
  readonly past: readonly string[];
}

/** The lines of a section; a title goes with the lines of its page that follow it. */
const read = (lines: readonly string[], sources: readonly CitedSource[], now: number): Read => {
  const kept: string[] = [];
  const past: string[] = [];
  let title: Cited | null = null;
  for (const [at, line] of lines.entries()) {
    const cited = citedOf(line, sources, now);
    if (cited === null) {
      kept.push(line);
      continue;
    }
    const next = citedOf(lines[at + 1] ?? '', sources, now);
    if (line === cited.titleLine && next?.source.url === cited.source.url) {
      title = cited;
      continue;
    }
    const under: string | null = title?.source.url === cited.source.url ? title.line : null;
    const reading = readingOf(cited, now);
    const place = reading === 'past' ? past : kept;
    const shown = [
      under ?? [],
      reading === 'by its title'
        ? (under ?? cited.titleLine ?? [])
        : withImposedOver(withPastDays(line, now), sources, now),
    ].flat();
    place.push(...new Set(shown.filter((each) => !place.includes(each))));
  }
  return { kept, past };
};

const markdownAsReadOn = (content: string, sources: readonly CitedSource[], now: number): string => {
  const sections = content.split(/\n(?=### )/).map((section) => read(section.split('\n'), sources, now));
  const past = sections.flatMap((section) => section.past);
  if (sections.map((section) => section.kept.join('\n')).join('\n') === content) return content;
  const kept = sections
    .map((section) => section.kept)
    .filter((lines) => lines.some((line) => LINE.test(line)))
    .map((lines) => lines.join('\n').trim());
  return [...kept, ...(past.length === 0 ? [] : [`${EARLIER}\n\n${past.join('\n')}`])].join('\n\n');
};

/** With the sources numbered in the order in which the text cites them, those that it does not cite last. */
const inOrderCited = (state: StateText): StateText => {
  const { content, sources, written } = state;
  const cited = numbersIn(content).filter((n) => n <= sources.length);
  const order = [...new Set([...cited, ...sources.map((_source, place) => place + 1)])];
  const places = new Map(order.map((n, place) => [n, place + 1]));
  return {
    content: renumbered(content, places),
    sources: order.flatMap((n) => sources[n - 1] ?? []),
    ...(written === undefined ? {} : { written: { ...written, quoted: renumbered(written.quoted, places) } }),
  };
};

/**
 * An overview as it reads at `now` (milliseconds, UTC): lines that have been overtaken since it was composed are under a
 * heading at its end, and those that were worded for their own day give way to their page's title, so that an overview is
 * right without a further run.
 */
export const asReadOn = ({ content, sources, written }: StateText, now: number): StateText =>
  inOrderCited({
    content: markdownAsReadOn(content, sources, now),
    sources,
    ...(written === undefined
      ? {}
      : { written: { ...written, quoted: markdownAsReadOn(written.quoted, sources, now) } }),
  });
