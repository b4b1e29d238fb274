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

/** Turns the markers of a line into badges; each gets the text since the previous marker. */
export const withBadges = (line: Element, sourceCount: number): Element => {
  let words = '';
  let afterBadge = false;

  const splitText = (value: string): Content[] => {
    const parts: Content[] = [];
    let at = 0;
    const keep = (plain: string) => {
      if (plain === '') return;
      if (afterBadge && plain.trim() !== '') words = '';
      if (plain.trim() !== '') afterBadge = false;
      words += plain;
      parts.push({ type: 'text', value: plain });
    };
    for (const match of value.matchAll(marker)) {
      const n = Number(match[1]);
      // A number beyond the list is not a citation.
      if (n < 1 || n > sourceCount) continue;
      keep(value.slice(at, match.index));
      at = match.index + match[0].length;
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

  return { ...line, tagName: 'p', children: visit(line.children) };
};
