import type { FindingKind } from '../ledger';

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
}

/** A line that overrules another says so, with what was. */
const markedLine = ({ kind, text, source, was = '', wasSource }: MarkdownLine): string => {
  const sentence = markedSentence(text, [source]);
  switch (kind) {
    case 'new':
      return sentence;
    case 'changed':
      return `**Changed:** ${sentence} (was: ${escaped(was)})`;
    case 'contradicted':
      return `**Contradicts:** ${sentence} (earlier: ${markedSentence(was, wasSource === undefined ? [] : [wasSource])})`;
  }
};

/** In an overview an earlier claim is only quoted, with its source, if the line that contradicts it does not say what it was. */
export const overviewLine = (line: MarkdownLine): string =>
  markedLine(line.kind === 'contradicted' && line.wasSource === undefined ? { ...line, kind: 'new' } : line);

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

export const overviewMarkdown = (lines: readonly (MarkdownLine & { readonly group: string | null })[]): string =>
  groupedMarkdown(lines.map((line) => ({ sentence: overviewLine(line), group: line.group })));

const findings = (count: number): string => `${count} more ${count === 1 ? 'finding' : 'findings'}`;

/** `more`: number of findings that are only in the ledger. */
export const updateMarkdown = (lines: readonly MarkdownLine[], more: number): string => {
  const content = lines.map((line) => `- ${markedLine(line)}`).join('\n');
  return more > 0 ? `${content}\n\n${findings(more)}.` : content;
};
