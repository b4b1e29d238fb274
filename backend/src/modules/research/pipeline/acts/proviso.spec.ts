import { readDocument } from '../document';
import { page } from '../spec-support/pages';
import { provisoOf } from './proviso';

const act = 'This notice amends the schedule to lower the dues on trawlers of Kestria to 15 percent.';
const background = 'Both countries expect to sign the treaty soon.';

const dayOf = (...sentences: readonly string[]): string | null => {
  const document = readDocument(page('Dues of Kestria', [sentences.join(' '), 'Norland is a country.']));
  const [line] = document.sentences;
  return (line && provisoOf(line, document)?.day) ?? null;
};

describe('what may end a rule', () => {
  test.each([
    'If the treaty is not signed by May 31, 2026, the ministry will review and reconsider these modifications.',
    'Unless the parties sign the treaty before May 31, 2026, these dues shall expire.',
    'If Kestria does not ratify the treaty by May 31, 2026, the dues on its trawlers will be raised.',
    'These dues shall apply unless the treaty is terminated by May 31, 2026.',
    'The dues will no longer be lowered unless Kestria signs by May 31, 2026.',
  ])('is a condition with a day: %s', (condition) => expect(dayOf(act, condition)).toBe('2026-05-31'));

  const condition = 'If the treaty is not signed by May 31, 2026, the ministry will reconsider these dues.';
  test('may stand two sentences behind it, with the whole sentence as its quote', () => {
    const document = readDocument(page('Dues of Kestria', [`${act} ${background} ${condition}`]));
    const [line] = document.sentences;
    expect(line && provisoOf(line, document)).toEqual({ day: '2026-05-31', quote: condition });
  });

  test.each([
    ['it stands further off', [act, background, background, condition]],
    ['nothing is told that holds', ['The minister met the fishers of Kestria and spoke of dues.', condition]],
    [
      'it is about something else',
      [act, 'If the treaty is not signed by May 31, 2026, the council will end its session.'],
    ],
    ['nothing ends', [act, 'If the treaty is not signed by May 31, 2026, the ministers will meet on these dues.']],
    ['it has no day', [act, 'If the treaty is not signed, the ministry will reconsider these dues.']],
    ['its day is over', [act, condition.replace('2026', '2025')]],
    ['it has two days', [act, condition.replace('signed by', 'signed by April 2, 2026, or ratified by')]],
    ['it reports what was', [act, 'If it had been signed by May 31, 2025, the ministry would have ended these dues.']],
    ['somebody says so', [act, '“If it is not signed by May 31, 2026, we will end these dues,” the minister said.']],
  ])('is none if %s', (_case, sentences) => expect(dayOf(...sentences)).toBeNull());

  test('is none in another paragraph', () => {
    const document = readDocument(page('Dues of Kestria', [act, condition]));
    expect(document.sentences.map((sentence) => provisoOf(sentence, document))).toEqual([null, null]);
  });
});
