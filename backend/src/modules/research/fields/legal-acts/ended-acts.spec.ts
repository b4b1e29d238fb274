import { analysePage } from '#engine/analysed-page';
import { endingsOfActs } from './ended-grounds';

const page = (...blocks: readonly string[]) => ({
  url: 'https://port.example/1',
  foundAt: 'https://port.example/1',
  host: 'port.example',
  title: 'Orders of the port',
  publisher: 'The Port',
  author: '',
  publishedAt: '2026-03-01',
  blocks,
});
const quotes = (...blocks: readonly string[]): readonly string[] =>
  endingsOfActs(analysePage(page(...blocks)), (quote) => ({ ...page(), quote })).map(({ evidence }) => evidence.quote);

describe('a page', () => {
  test('keeps the sentence by which it ends acts that have numbers', () => {
    const ending = 'The dues imposed in Executive Order 12 and Executive Order 13 shall no longer be in effect.';
    expect(quotes('The port met on Friday.', ending)).toEqual([ending]);
  });

  test.each([
    'The port intends to revoke Executive Order 12 in spring.',
    'Executive Order 12 fixes the dues of the port.',
    'The port revoked the licence of the ferry on Friday, 12 days after the storm.',
  ])('keeps no other sentence: %s', (text) => expect(quotes(text)).toEqual([]));
});
