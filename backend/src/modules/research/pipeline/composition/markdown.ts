import type { FindingKind } from '../ledger';
import { dayAfterSigning } from '../compare/effective-days';
import { ownDayOf } from '../ranking/own-time';
import { calendarDayOf } from '../words/dates';
import { dateOfSource, escaped, longDate, markedSentence, onDay, type Sources } from './markdown-words';
import { onOwnDay } from './notes';

export interface MarkdownLine {
  readonly kind: FindingKind;
  readonly text: string;
  readonly source: number;
  readonly was?: string;
  readonly wasSource?: number;
  readonly title?: string;
  /** On a line that tells an act by which others end: how what it ended is told after it. */
  readonly ends?: Ended;
  readonly note?: string;
}

/** An earlier line that an act has ended. */
export interface Ended {
  /** Title of the page that ends it. */
  readonly by: string;
  /** What stands behind an act that is told itself; absent if its title stands for it. */
  readonly aside?: string;
  /** Why the earlier line holds in part, as markdown; absent if all of it has ended. */
  readonly inPart?: string;
}

/** ` since February 20, 2026`; empty for a page without a date. */
const since = (publishedAt: string | null): string => onDay(publishedAt).replace(' on ', ' since ');

/** `30 days after signing, August 19, 2026`: the day is that of the page that said so. */
export const withDay = (was: string, publishedAt: string | null): string => {
  const signed = calendarDayOf(publishedAt);
  const day = signed === null ? null : dayAfterSigning(was, signed);
  return day === null ? was : `${was}, ${longDate.format(day)}`;
};

/** Opens a line that quotes what has ended. Older texts have a colon before the last two marks. */
export const NO_LONGER_HOLDS = '**No longer holds';

/** Of a sentence; what is shown by its page's title has none. */
const END_MARK = /[.!?。]["”’»)]*$/u;

/** Whether a line overrules an earlier one without saying what: its page's title stands for its sentence. */
export const endsByTitle = ({ kind, text }: Pick<MarkdownLine, 'kind' | 'text'>): boolean =>
  kind === 'contradicted' && !END_MARK.test(text);

/** What an act has ended, quoted as its own page's. The date is that of the page that ends it. */
const endedLine = ({ source, was = '', wasSource }: MarkdownLine, { by, inPart }: Ended, at: string | null): string => {
  const earlier = markedSentence(was, wasSource === undefined ? [] : [wasSource]);
  return inPart === undefined
    ? `${NO_LONGER_HOLDS}${since(at)}** (${markedSentence(by, [source])}): ${earlier}`
    : `${earlier}${inPart}`;
};

/** Whether what a line ends is told as its own page's, and not as what the line contradicts. */
const tellsEnded = (line: MarkdownLine): boolean => line.ends !== undefined || endsByTitle(line);

/** A line that overrules another says so, with what was. A title does not say itself what ends, nor when. */
const markedLine = (line: MarkdownLine, publishedAt: string | null): string => {
  const { kind, text, source, was = '', wasSource, ends = { by: text } } = line;
  const sentence = markedSentence(text, [source]);
  const earlier = markedSentence(was, wasSource === undefined ? [] : [wasSource]);
  switch (kind) {
    case 'new':
      return sentence;
    case 'changed':
      return `**Changed:** ${sentence} (was: ${escaped(was)})`;
    case 'contradicted':
      return tellsEnded(line)
        ? endedLine(line, ends, publishedAt)
        : `**Contradicts:** ${sentence} (earlier: ${earlier})`;
  }
};

const lineFrom = (line: MarkdownLine, sources: Sources): string => markedLine(line, dateOfSource(line.source, sources));

/** In an overview an earlier claim is only quoted, with its source, if the line that contradicts it does not say what it was. */
export const overviewLine = (line: MarkdownLine, sources: Sources): string =>
  lineFrom(line.kind === 'contradicted' && line.wasSource === undefined ? { ...line, kind: 'new' } : line, sources) +
  (line.note ?? '');

/** ` (August 20, 2026)` after a line that calls its own day `today`, or the one before `last night`, which the text alone does not name. */
const ownDay = ({ text, source }: MarkdownLine, sources: Sources): string => {
  const written = calendarDayOf(dateOfSource(source, sources));
  const day = written === null ? null : ownDayOf(text, written);
  return day === null ? '' : onOwnDay(day);
};

/** A line after its page's title, where it has one; what ended is under the title of its own page, behind the act that ends it. */
const withTitle = (line: MarkdownLine, written: string): readonly string[] => [
  ...(line.ends?.aside === undefined ? [] : [`${markedSentence(line.text, [line.source])}${line.ends.aside}`]),
  ...(line.title === undefined ? [] : [markedSentence(line.title, [titleSource(line)])]),
  written,
];

const titleSource = (line: MarkdownLine): number => (tellsEnded(line) ? (line.wasSource ?? line.source) : line.source);

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

/** What an act ends in part is no news itself. */
const toldBefore = ({ ends }: MarkdownLine): string => (ends?.inPart === undefined ? '' : '**Told before:** ');

/** `more`: number of findings that are only in the ledger. */
export const updateMarkdown = (lines: readonly MarkdownLine[], sources: Sources, more: number): string => {
  const content = lines
    .flatMap((line) =>
      withTitle(line, `${toldBefore(line)}${lineFrom(line, sources)}${ownDay(line, sources)}${line.note ?? ''}`),
    )
    .map((sentence) => `- ${sentence}`)
    .join('\n');
  return more > 0 ? `${content}\n\n${findings(more)}.` : content;
};
