import type { FindingKind } from '../ledger';
import { dayAfterSigning } from '../compare/effective-days';
import { ownDayOf } from '../ranking/own-time';
import { calendarDayOf } from '../words/dates';

/** Escapes characters that markdown would interpret. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

/** A sentence with its markers: `It begins. [1] [2]`. */
export const markedSentence = (text: string, sources: readonly number[]): string =>
  [escaped(text), ...sources.map((n) => `[${n}]`)].join(' ');

export interface MarkdownLine {
  readonly kind: FindingKind;
  readonly text: string;
  readonly source: number;
  readonly was?: string;
  readonly wasSource?: number;
  readonly wasTitle?: string;
  readonly title?: string;
  readonly day?: number;
  readonly endedAct?: { readonly act: string; readonly source: number };
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** ` on February 20, 2026`; empty for a page without a date. */
const onDay = (publishedAt: string | null): string => {
  const day = calendarDayOf(publishedAt);
  return day === null ? '' : ` on ${longDate.format(day)}`;
};

/** `30 days after signing, August 19, 2026`: the day is that of the page that said so. */
export const withDay = (was: string, publishedAt: string | null): string => {
  const signed = calendarDayOf(publishedAt);
  const day = signed === null ? null : dayAfterSigning(was, signed);
  return day === null ? was : `${was}, ${longDate.format(day)}`;
};

export const NO_LONGER_HOLDS = '**No longer holds:**';

/** Of a sentence; what is shown by its page's title has none. */
const END_MARK = /[.!?。]["”’»)]*$/u;

/** `from: Harbour Order 12, May 3, 2025; `; empty without a title. */
const from = (wasTitle: string | undefined, publishedAt: string | null): string => {
  const day = calendarDayOf(publishedAt);
  const dated = day === null ? '' : `, ${longDate.format(day)}`;
  return wasTitle === undefined ? '' : `from: ${escaped(wasTitle)}${dated}; `;
};

/**
 * A line that overrules another says so, with what was. A title does not say itself what ends, nor when, and stands above what it
 * ends. The dates are those of its own page and of the earlier one.
 */
const markedLine = (
  { kind, text, source, was = '', wasSource, wasTitle }: MarkdownLine,
  publishedAt: string | null,
  wasPublishedAt: string | null,
): string => {
  const sentence = markedSentence(text, [source]);
  const earlier = markedSentence(was, wasSource === undefined ? [] : [wasSource]);
  switch (kind) {
    case 'new':
      return sentence;
    case 'changed':
      return `**Changed:** ${sentence} (was: ${escaped(was)})`;
    case 'contradicted':
      return END_MARK.test(text)
        ? `**Contradicts:** ${sentence} (earlier: ${earlier})`
        : `${NO_LONGER_HOLDS} ${earlier} (${from(wasTitle, wasPublishedAt)}overruled${onDay(publishedAt)} [${source}])`;
  }
};

/** What a text cites; the index is the source's number. */
type Sources = readonly { readonly publishedAt: string | null }[];

const dateOfSource = (number: number | undefined, sources: Sources): string | null =>
  number === undefined ? null : (sources[number - 1]?.publishedAt ?? null);

const lineFrom = (line: MarkdownLine, sources: Sources): string =>
  markedLine(line, dateOfSource(line.source, sources), dateOfSource(line.wasSource, sources));

/** In an overview an earlier claim is only quoted, with its source, if the line that contradicts it does not say what it was. */
export const overviewLine = (line: MarkdownLine, sources: Sources): string =>
  lineFrom(line.kind === 'contradicted' && line.wasSource === undefined ? { ...line, kind: 'new' } : line, sources) +
  (line.day === undefined ? '' : onOwnDay(line.day)) +
  inPart(line, sources);

/** ` (in part no longer holds: Harbour Order 12, overruled on May 3, 2025 [2])` */
const inPart = ({ endedAct }: MarkdownLine, sources: Sources): string =>
  endedAct === undefined
    ? ''
    : ` (in part no longer holds: ${escaped(endedAct.act)}, overruled${onDay(dateOfSource(endedAct.source, sources))} [${endedAct.source}])`;

const onOwnDay = (day: number): string => ` (${longDate.format(day)})`;

/** ` (August 20, 2026)` after a line that calls its own day `today`, or the one before `last night`, which the text alone does not name. */
const ownDay = ({ text, source }: MarkdownLine, sources: Sources): string => {
  const written = calendarDayOf(dateOfSource(source, sources));
  const day = written === null ? null : ownDayOf(text, written);
  return day === null ? '' : onOwnDay(day);
};

/** A line after its page's title, where it has one. */
const withTitle = ({ title, source }: MarkdownLine, written: string): readonly string[] => [
  ...(title === undefined ? [] : [markedSentence(title, [source])]),
  written,
];

interface Grouped {
  /** A sentence with its markers. */
  readonly sentence: string;
  readonly group: string | null;
}

/** A list under its headings; lines without one, if others have one, under `Further`. */
export const groupedMarkdown = (lines: readonly Grouped[]): string => {
  const parts: string[] = [];
  let current: string | null = null;
  for (const { sentence, group } of lines) {
    if (group !== current) {
      if (group !== null) parts.push(`${parts.length === 0 ? '' : '\n'}### ${escaped(group)}\n`);
      else if (parts.length > 0) parts.push('\n### Further\n');
      current = group;
    }
    parts.push(`- ${sentence}`);
  }
  return parts.join('\n');
};

export const overviewMarkdown = (
  lines: readonly (MarkdownLine & { readonly group: string | null })[],
  sources: Sources,
): string =>
  groupedMarkdown(
    lines.flatMap((line) =>
      withTitle(line, overviewLine(line, sources)).map((sentence) => ({ sentence, group: line.group })),
    ),
  );

const findings = (count: number): string => `${count} more ${count === 1 ? 'finding' : 'findings'}`;

/** `more`: number of findings that are only in the ledger. */
export const updateMarkdown = (lines: readonly MarkdownLine[], sources: Sources, more: number): string => {
  const content = lines
    .flatMap((line) => withTitle(line, `${lineFrom(line, sources)}${ownDay(line, sources)}`))
    .map((sentence) => `- ${sentence}`)
    .join('\n');
  return more > 0 ? `${content}\n\n${findings(more)}.` : content;
};
