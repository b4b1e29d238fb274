import { passageAddress } from '#events/documents/document-address';
import type { GatheredPage } from '#pages/read-page';

type Quoted = Pick<GatheredPage, 'url' | 'blocks' | 'pageStarts'>;

/** The address of a document, opened on the page where a quote begins. Undefined for web pages. */
export const openedAt = ({ url, blocks, pageStarts }: Quoted, quote: string): string | undefined => {
  const index = blocks.findIndex((block) => block.includes(quote));
  const block = blocks[index];
  const starts = pageStarts?.[index];
  if (block === undefined || starts === undefined) return undefined;
  const from = block.indexOf(quote);
  const next = starts.findIndex(({ at }) => at > from);
  const [start, end] = next === -1 ? [starts.at(-1), undefined] : [starts[next - 1], starts[next]];
  if (start === undefined) return undefined;
  const text = block.slice(from, Math.min(from + quote.length, end?.at ?? block.length)).trim();
  return passageAddress(url, { page: start.page, text });
};
