import { textBlocks } from '#pages/text-page';

/**
 * Renders the corpus's markdown like the original pages: paragraphs, nested lists, headings, bold, emphasis, links. The
 * extraction left "Sec." and its number on two lines, so a number starts a list only outside a paragraph.
 */
export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: ListItem[] };

export interface ListItem {
  text: string;
  readonly nested: Block[];
}

const bullet = /^(\s*)[-+*] +(\S.*)$/;
const numbered = /^(\s*)(\d{1,2})\. +(\S.*)$/;
const heading = /^#{1,6} +(.*)$/;

type ListBlock = Extract<Block, { kind: 'list' }>;

interface Item {
  readonly indent: number;
  readonly ordered: boolean;
  readonly text: string;
}

const itemOf = (line: string, inParagraph: boolean, list: ListBlock | undefined): Item | undefined => {
  const dashed = bullet.exec(line);
  if (dashed !== null) return { indent: dashed[1]?.length ?? 0, ordered: false, text: dashed[2] ?? '' };
  const counted = numbered.exec(line);
  if (counted === null || inParagraph) return undefined;
  if (list !== undefined && Number(counted[2]) !== list.items.length + 1) return undefined;
  return { indent: counted[1]?.length ?? 0, ordered: true, text: counted[3] ?? '' };
};

export const parseMarkdown = (markdown: string): Block[] => {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let list: ListBlock | undefined;
  let item: ListItem | undefined;
  let afterBlank = true;

  const endParagraph = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join(' ') });
    paragraph = [];
  };
  const endList = (): void => {
    list = undefined;
    item = undefined;
  };
  const nest = (found: Item): void => {
    const parent = list?.items.at(-1);
    if (parent === undefined) return;
    const open = parent.nested.at(-1);
    item = { text: found.text, nested: [] };
    if (open?.kind === 'list' && open.ordered === found.ordered) open.items.push(item);
    else parent.nested.push({ kind: 'list', ordered: found.ordered, items: [item] });
  };

  for (const line of markdown.split('\n')) {
    const text = line.trim();
    const titled = heading.exec(text);
    const found = itemOf(line, paragraph.length > 0, list);
    if (text === '') {
      endParagraph();
      afterBlank = true;
      continue;
    }
    if (titled !== null) {
      endParagraph();
      endList();
      blocks.push({ kind: 'heading', text: titled[1] ?? '' });
    } else if (found !== undefined && found.indent > 0 && list !== undefined) {
      nest(found);
    } else if (found !== undefined) {
      endParagraph();
      item = { text: found.text, nested: [] };
      if (list?.ordered === found.ordered) list.items.push(item);
      else blocks.push((list = { kind: 'list', ordered: found.ordered, items: [item] }));
    } else if (item !== undefined && !afterBlank) {
      item.text += ` ${text}`;
    } else {
      endList();
      paragraph.push(text);
    }
    afterBlank = false;
  }
  endParagraph();
  return blocks;
};

/** The paragraphs of a printed document, as a site shows them: without the heads of its pages. */
export const parsePlain = (text: string): Block[] =>
  textBlocks(text).map((block) => ({ kind: 'paragraph' as const, text: block }));

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

// Private-use characters replace escaped ones while emphasis is parsed.
const shield = (text: string): string =>
  text.replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, (_, mark: string) => String.fromCharCode(0xe000 + mark.charCodeAt(0)));
const unshield = (text: string): string =>
  text.replace(/[\ue000-\ue0ff]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xe000));

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;
const strong = /\*\*(?=\S|\s\S)(.+?)\*\*/g;
const emphasis = /\*([^*\s](?:[^*]*[^*\s])?)\*/g;

export const inlineHtml = (markdown: string): string =>
  unshield(
    escapeHtml(shield(markdown))
      .replace(link, (_, label: string, target: string) => `<a href="${target}">${label}</a>`)
      .replace(strong, '<strong>$1</strong>')
      .replace(emphasis, '<em>$1</em>'),
  );

export const inlineText = (markdown: string): string =>
  unshield(shield(markdown).replace(link, '$1').replace(strong, '$1').replace(emphasis, '$1'))
    .replace(/\s+/g, ' ')
    .trim();

export const renderHtml = (blocks: readonly Block[]): string => blocks.map(renderBlock).join('\n');

const renderBlock = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inlineHtml(block.text)}</p>`;
    case 'heading':
      return `<h3>${inlineHtml(block.text)}</h3>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const items = block.items.map((item) => `<li>${inlineHtml(item.text)}${renderHtml(item.nested)}</li>`);
      return `<${tag}>\n${items.join('\n')}\n</${tag}>`;
    }
  }
};

const visibleText = (block: Block): string[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [inlineText(block.text)];
    case 'list':
      return block.items.flatMap((item) => [inlineText(item.text), ...item.nested.flatMap(visibleText)]);
  }
};

/** Text of paragraphs, list items and the headings between them, in page order: the expected output of the reader. */
export const visibleBlocks = (blocks: readonly Block[]): string[] => {
  const first = blocks.findIndex(({ kind }) => kind !== 'heading');
  const last = blocks.findLastIndex(({ kind }) => kind !== 'heading');
  return first === -1 ? [] : blocks.slice(first, last + 1).flatMap(visibleText);
};
