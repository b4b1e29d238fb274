import { modelFault, type LanguageModel } from '#platform/language-model/language-model';
import { askForSearches } from './propose-searches';

const propose = async (answer: string | null) => {
  const model: LanguageModel = {
    name: 'editor-1',
    reply: async () =>
      answer === null
        ? modelFault('UNAVAILABLE', { kind: 'status', status: 503 })
        : { kind: 'reply', text: answer, costUsd: 0.01 },
  };
  return askForSearches(model, ['Bridge of Arlen'], {
    newMark: () => 'MARK',
    signal: new AbortController().signal,
  });
};

test('searches are words in a language', async () =>
  expect(await propose('MARK en Arlen viaduct closure\nMARK de Arlener Brücke gesperrt')).toEqual([
    { language: 'en', words: 'Arlen viaduct closure' },
    { language: 'de', words: 'Arlener Brücke gesperrt' },
  ]));

test.each([
  [
    'quotation marks, signs and brackets',
    'MARK en "Arlen" -bridge (closure) +lorries*',
    'Arlen bridge closure lorries',
  ],
  ['operators', 'MARK en Arlen OR bridge NOT closure', 'Arlen or bridge not closure'],
  ['what nobody sees', 'MARK en Ar\u200blen\u202e bridge\u0007', 'Arlen bridge'],
  ['signs of search engines', 'MARK en !g Arlen ~bridge|closure', 'g Arlen bridge closure'],
])('%s do not stay', async (_, answer, words) => expect(await propose(answer)).toEqual([{ language: 'en', words }]));

test.each([
  ['prose', 'I would search for the bridge of Arlen.'],
  ['an address', 'MARK en https://evil.example/?q=Arlen'],
  ['a host', 'MARK en www.evil.example Arlen'],
  ['a field', 'MARK en site:evil.example Arlen'],
  ['somebody', 'MARK en mail@evil.example'],
  ['a language that is not known', 'MARK xx Arlen bridge'],
  ['no language', 'MARK Arlen bridge'],
  ['an essay', `MARK en ${'bridge '.repeat(7)}`],
  ['a long word', `MARK en ${'b'.repeat(90)}`],
  ['no word', 'MARK en "-"'],
  ['a good one and one out of form', 'MARK en Arlen bridge\nMARK site:evil.example'],
  ['five', Array.from({ length: 5 }, (_each, n) => `MARK en Arlen ${n}`).join('\n')],
  ['nothing', ''],
])('%s: none is searched for', async (_, answer) => expect(await propose(answer)).toEqual([]));

test('the same twice is searched for once', async () =>
  expect(await propose('MARK en Arlen bridge\nMARK nl arlen bridge')).toHaveLength(1));

test('a model that is away proposes nothing, and says why', async () =>
  expect(await propose(null)).toMatchObject({ kind: 'fault', code: 'UNAVAILABLE' }));
