import { readDocument } from '../document';
import { page } from '../spec-support/pages';
import { completed } from './completion';

const both = (first: string, next: string): string | null => {
  const document = readDocument(page('Rail policy', [`${first} ${next}`]));
  const [sentence] = document.sentences;
  return sentence === undefined ? null : (completed(document, sentence)?.[0].text ?? null);
};

describe('a sentence that ends something', () => {
  test.each([
    [
      'The Memorandum repeals an outdated rail policy.',
      'It replaces that policy with one that opens every line to freight.',
    ],
    ['The Rail Act abolished the Board of Harbours.', 'It replaced it with an agency under the ministry.'],
    ['The ministers scrapped the ferry tax.', 'They instead replaced the tax by a levy on fuel.'],
    ['The decree revokes the ban on trawlers.', 'It sets a quota of 900 tonnes in its place.'],
  ])('is completed by what stands instead: %s %s', (first, next) => expect(both(first, next)).toBe(`${first} ${next}`));

  const repeals = 'The Memorandum repeals an outdated rail policy.';
  test.each([
    ['replaces something else', repeals, 'It replaces the chairman with a member of the board.'],
    ['says something else', repeals, 'It was signed by all ministers on Monday.'],
    ['goes on to what else is done', repeals, 'It creates a fund for new lines.'],
    ['is about others', repeals, 'They replace that policy with one that opens every line to freight.'],
    ['names its own subject', repeals, 'Norland replaces that policy with one for freight.'],
    ['is a plan of somebody', repeals, 'The minister will replace that policy with another one.'],
    ['ends nothing', 'The Memorandum renews the rail policy.', 'It replaces that policy with one for freight.'],
    [
      'has no room',
      repeals,
      `It replaces that policy with one for ${'freight on every line of the country and '.repeat(8)}more.`,
    ],
  ])('is left by itself if the next one %s', (_case, first, next) => expect(both(first, next)).toBeNull());

  test('is left by itself if what stands instead is in another paragraph', () => {
    const document = readDocument(page('Rail policy', [repeals, 'It replaces that policy with one for freight.']));
    expect(document.sentences.map((sentence) => completed(document, sentence))).toEqual([null, null]);
  });
});
