import type { DocumentText, TextParagraph } from '#modules/documents/published';

const LINK = /\[([^\]]*)\]\([^)]*\)/g;
const ESCAPED = /\\([^\w\s])/g;
/** Of the printed pages from which the text of a document was taken. */
const RUNNING_HEAD = /\d{5}\s+Federal Register \/ Vol\.[^/]*\/[^/]*\/ Presidential Documents/g;
/** Where a document without paragraphs begins a section, or an item of a list. */
const SECTION = /\s(Sec(?:tion)?\.?)\s+(\d+\. [A-Z])/g;
const ITEM = /([.;:]|; and|; or) (\((?:[a-z]|[ivx]+|[A-Z])\) )/g;
const RUN_IN = /^(Sec(?:tion)?\.? \d+\. [A-Z][^.:]{3,90}\.)\s*(.*)$/;
const LONGEST_HEADING = 110;
const PARAGRAPHS_OF_PAGE = 12;

const isHeading = (text: string): boolean =>
  text.length < LONGEST_HEADING && /^[A-Z]/.test(text) && !/[.;:,]$/.test(text);

/** The text of a document of the corpus, as reading its PDF would give it. */
export const textOfMarkdown = (markdown: string): DocumentText => {
  const blocks = markdown
    .replace(RUNNING_HEAD, ' ')
    .replace(LINK, '$1')
    .replace(ESCAPED, '$1')
    .replace(/\*+/g, '')
    .replace(SECTION, '\n\n$1 $2')
    .replace(/\n(\s*- )/g, '\n\n$1')
    .replace(ITEM, '$1\n\n$2')
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim().replace(/^- /, ''))
    .filter((block) => block !== '');
  const paragraphs: TextParagraph[] = [];
  let heading: string | null = null;
  const add = (text: string, isOne: boolean): void => {
    const page = 1 + Math.floor(paragraphs.length / PARAGRAPHS_OF_PAGE);
    paragraphs.push({ text, heading: isOne ? null : heading, isHeading: isOne, starts: [{ page, at: 0 }] });
  };
  for (const block of blocks) {
    const [, runIn = isHeading(block) ? block : null, rest = runIn === null ? block : ''] = RUN_IN.exec(block) ?? [];
    if (runIn !== null) {
      heading = runIn;
      add(runIn, true);
    }
    if (rest !== '') add(rest, false);
  }
  const pages = paragraphs.map(({ starts }) => starts[0]?.page ?? 1);
  return {
    pages: Array.from({ length: Math.max(...pages) }, () => ({ label: null, hasText: true })),
    paragraphs,
  };
};
