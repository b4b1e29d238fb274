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
