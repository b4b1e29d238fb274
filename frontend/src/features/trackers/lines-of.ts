import { splitRemarks } from './remarks';

/** The lines of an overview's markdown as plain text, without their markers. */
export const linesOf = (markdown: string): readonly string[] =>
  markdown
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) =>
      line
        .replace(/^- /, '')
        .replace(/(?:\s*\[\d{1,3}\])+$/, '')
        .replace(/\\(.)/g, '$1'),
    );

/** The quotes that the lines of an overview's markdown cite themselves; what is cited only in a remark is not told. */
export const quotesOf = (markdown: string, sources: readonly { readonly quote: string }[]): readonly string[] =>
  markdown
    .split('\n')
    .map((line) => (line.includes('**No longer holds') ? line : splitRemarks(line).own))
    .flatMap((line) => [...line.matchAll(/\[(\d{1,3})\]/g)])
    .flatMap(([, number]) => sources[Number(number) - 1]?.quote ?? []);
