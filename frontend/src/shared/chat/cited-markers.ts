import type { ChatSource } from './chat';

/** The fields used here of a node of the parsed markdown. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  /** Label of a reference, such as `[1]`, to a definition in the text. */
  readonly label?: string | null;
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } };
  readonly data?: { readonly hProperties?: object; readonly hName?: string };
  readonly url?: string;
  children?: MarkdownNode[];
}

/** A marker in the source text, with any backslashes that escape it. */
const WRITTEN = /(\\?)\[(\d{1,3})(\\?)\]/g;
const MARKER = /\[(\d{1,3})\]/g;

/** Whether it is a web URL that Markdown accepts and that cannot run a script. */
const isOfTheWeb = (url: string): boolean => /^https?:\/\/[^\s<>]+$/.test(url);

/** Property that distinguishes a citation from a link in the text. */
export const CITATION = 'data-citation';

/**
 * Remark plugin: markers such as `[1]` become links where a source exists at that position. Those in code stay, and
 * those that are escaped, as `\[1\]`.
 */
export const citedMarkers =
  (sources: readonly ChatSource[]) => () => (tree: MarkdownNode, file: { toString(): string }) => {
    const written = String(file);

    const parseCitation = (digits: string): MarkdownNode | null => {
      const source = sources.find(({ index }) => index === Number(digits));
      if (source === undefined || !isOfTheWeb(source.content)) return null;
      return {
        type: 'link',
        url: source.content,
        data: { hProperties: { [CITATION]: digits } },
        children: [{ type: 'text', value: digits }],
      };
    };

    const withCitations = (node: MarkdownNode): MarkdownNode[] => {
      const { value = '', position } = node;
      const markers = [...value.matchAll(MARKER)];
      const source = [...written.slice(position?.start.offset, position?.end.offset).matchAll(WRITTEN)];
      // Something between them was written as an entity, so it is unknown which marker is escaped.
      if (markers.length !== source.length) return [node];
      const pieces: MarkdownNode[] = [];
      let end = 0;
      markers.forEach((marker, index) => {
        const [whole, digits = ''] = marker;
        const isEscaped = source[index]?.[1] !== '' || source[index]?.[3] !== '';
        const citation = isEscaped ? null : parseCitation(digits);
        if (citation === null) return;
        pieces.push({ type: 'text', value: value.slice(end, marker.index) }, citation);
        end = marker.index + whole.length;
      });
      return [...pieces, { type: 'text', value: value.slice(end) }];
    };

    const replaced = (node: MarkdownNode): MarkdownNode[] => {
      if (node.type === 'text') return withCitations(node);
      // A link definition in the text does not override the marker.
      const citation = node.type === 'linkReference' ? parseCitation(node.label ?? '') : null;
      if (citation !== null) return [citation];
      if (node.type !== 'link') node.children = node.children?.flatMap(replaced);
      return [node];
    };
    replaced(tree);
  };
