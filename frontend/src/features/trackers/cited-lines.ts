import type { ExtraProps } from 'react-markdown';
import { badgeWords } from './remarks';

/** Elements and their children in react-markdown's tree. */
export type Element = NonNullable<ExtraProps['node']>;
export type Content = Element['children'][number];

/** `[3]` with the space before it, so that the badge is attached to its line. */
const marker = /[ \u00a0]*\[(\d{1,3})\]/g;

export const isElement = (node: Content): node is Element => node.type === 'element';

const badge = (n: number, line: string): Element => ({
  type: 'element',
  tagName: 'sup',
  properties: { dataCite: n, dataLine: line },
  children: [],
});

/** A line with its badges, and the numbers it cites. */
export interface CitedLine {
  readonly line: Element;
  readonly cites: readonly number[];
  /** Without the markers. */
  readonly text: string;
}

/** Turns the markers of a line into badges; each gets the text since the previous marker. */
export const citedLine = (line: Element, sourceCount: number): CitedLine => {
  const cites: number[] = [];
  let words = '';
  let text = '';
  let afterBadge = false;

  const splitText = (value: string): Content[] => {
    const parts: Content[] = [];
    let at = 0;
    const keep = (plain: string) => {
      if (plain === '') return;
      if (afterBadge && plain.trim() !== '') words = '';
      if (plain.trim() !== '') afterBadge = false;
      words += plain;
      text += plain;
      parts.push({ type: 'text', value: plain });
    };
    for (const match of value.matchAll(marker)) {
      const n = Number(match[1]);
      // A number beyond the list is not a citation.
      if (n < 1 || n > sourceCount) continue;
      keep(value.slice(at, match.index));
      at = match.index + match[0].length;
      cites.push(n);
      parts.push(badge(n, badgeWords(words)));
      afterBadge = true;
    }
    keep(value.slice(at));
    return parts;
  };

  const visit = (children: readonly Content[]): Content[] =>
    children.flatMap((child) => {
      if (child.type === 'text') return splitText(child.value);
      if (isElement(child) && child.tagName !== 'code' && child.tagName !== 'a')
        return [{ ...child, children: visit(child.children) }];
      return [child];
    });

  const children = visit(line.children);
  return { line: { ...line, tagName: 'p', children }, cites, text: text.trim() };
};
