import { excerpt } from '#shared/ui/excerpt';

/** The first `count` lines in their order, preferring lines that fit into `maxLength` characters. */
export const wireLines = <Line extends { readonly text: string }>(
  lines: readonly Line[],
  { count, maxLength }: { readonly count: number; readonly maxLength: number },
): readonly Line[] => {
  const isWhole = ({ text }: Line) => excerpt(text, maxLength).rest === '';
  const chosen = new Set([...lines.filter(isWhole), ...lines.filter((line) => !isWhole(line))].slice(0, count));
  return lines.filter((line) => chosen.has(line));
};
