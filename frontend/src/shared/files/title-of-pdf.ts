import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A name given by a program, which is no title: `untitled`, `Microsoft Word - report.docx`, `scan0001`, an address. */
const NO_TITLE =
  /^(?:untitled|document|dokument|unbenannt|title|titel|scan|img|microsoft|about:|https?:)|\.\w{2,5}$|^\S+\d\S*$/iu;
const FEWEST_LETTERS = 4;

const isTitle = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS && !NO_TITLE.test(text);

interface PrintedText {
  readonly text: string;
  /** Height of the letters. */
  readonly size: number;
}

/** Sizes that are taken for the same, in parts. */
const SAME_SIZE = 0.05;
/** A title is larger than most of its page. */
const LARGER = 1.15;

/** The largest text of a page, if it is larger than the body: the lines of its title. */
const findLargest = (printed: readonly PrintedText[]): string | null => {
  const texts = printed.filter(({ text }) => text.trim() !== '');
  const sizes = texts
    .flatMap(({ text, size }) => Array.from({ length: text.length }, () => size))
    .sort((a, b) => a - b);
  const largest = sizes.at(-1) ?? 0;
  const body = sizes[Math.floor(sizes.length / 2)] ?? 0;
  if (largest < LARGER * body) return null;
  const first = texts.findIndex(({ size }) => size >= largest * (1 - SAME_SIZE));
  const rest = texts.slice(first);
  const end = rest.findIndex(({ size }) => size < largest * (1 - SAME_SIZE));
  const lines = rest.slice(0, end === -1 ? undefined : end);
  return lines.map(({ text }) => text.trim()).join(' ');
};

/** The title of a PDF: what the file says, if that is one, else the heading that its first page begins with. */
export const titleOfPdf = async (pdf: Pick<PDFDocumentProxy, 'getMetadata' | 'getPage'>): Promise<string | null> => {
  const { info } = await pdf.getMetadata();
  const stated = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : '';
  if (isTitle(stated)) return stated;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const printed = items.flatMap((item) =>
    'str' in item ? [{ text: item.str, size: Math.hypot(Number(item.transform[2]), Number(item.transform[3])) }] : [],
  );
  const heading = findLargest(printed);
  return heading !== null && isTitle(heading) ? heading : null;
};
