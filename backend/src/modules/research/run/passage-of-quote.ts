import { LOST_PIECE } from '#kernel/missing-text';

/** Characters shown on either side of a quote. */
const AROUND = 220;

const fromWord = (text: string): string => `… ${text.slice(text.indexOf(' ') + 1)}`;
const toWord = (text: string): string => `${text.slice(0, text.lastIndexOf(' '))} …`;

/** Characters shown after a quote that opens a list, whose items are in separate paragraphs. */
const LIST = 1_200;

/** A paragraph with as many following ones as a list can take up. */
const withNext = (blocks: readonly string[], position: number): string => {
  let text = blocks[position] ?? '';
  for (let next = position + 1; next < blocks.length && text.length < AROUND + LIST; next++) text += ` ${blocks[next]}`;
  return text;
};

/**
 * The quote with its surrounding sentences, so that readers can check it in context, and the list that it opens, if
 * any. Undefined if it is the whole paragraph or no longer on the page.
 */
export const passageOf = (blocks: readonly string[], quote: string): string | undefined => {
  const index = blocks.findIndex((each) => each.includes(quote));
  const opensList = quote.endsWith(':');
  const block = opensList && index >= 0 ? withNext(blocks, index) : blocks[index];
  if (block === undefined || block === quote) return undefined;
  const from = block.indexOf(quote);
  const before = block.slice(0, from);
  const after = block.slice(from + quote.length);
  const room = opensList ? LIST : AROUND;
  return [
    before.length > AROUND ? fromWord(before.slice(-AROUND)) : before,
    quote,
    after.length > room ? toWord(after.slice(0, room)) : after,
  ]
    .join('')
    .replaceAll(LOST_PIECE, '[…]');
};
