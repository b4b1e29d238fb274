import { excerpt } from '#shared/ui/excerpt';

/** The first `length` lines in their order, preferring lines that fit into `room` characters. */
export const wireLines = <Line extends { readonly text: string }>(
  lines: readonly Line[],
  { length, room }: { readonly length: number; readonly room: number },
): readonly Line[] => {
  const isWhole = ({ text }: Line) => excerpt(text, room).rest === '';
  const chosen = new Set([...lines.filter(isWhole), ...lines.filter((line) => !isWhole(line))].slice(0, length));
  return lines.filter((line) => chosen.has(line));
};
