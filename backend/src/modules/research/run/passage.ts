/** Characters shown on either side of a quote. */
const AROUND = 220;

const fromWord = (text: string): string => `… ${text.slice(text.indexOf(' ') + 1)}`;
const toWord = (text: string): string => `${text.slice(0, text.lastIndexOf(' '))} …`;

/**
 * The quote with its surrounding sentences, so that readers can check it in context. Undefined if it is the whole paragraph
 * or no longer on the page.
 */
export const passageOf = (blocks: readonly string[], quote: string): string | undefined => {
  const block = blocks.find((each) => each.includes(quote));
  if (block === undefined || block === quote) return undefined;
  const at = block.indexOf(quote);
  const before = block.slice(0, at);
  const after = block.slice(at + quote.length);
  return [
    before.length > AROUND ? fromWord(before.slice(-AROUND)) : before,
    quote,
    after.length > AROUND ? toWord(after.slice(0, AROUND)) : after,
  ].join('');
};
