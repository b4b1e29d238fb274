import { otherByCode } from '#text/languages/all';
import { statesWithin } from './regions';

const written = (word: string, language: Parameters<typeof statesWithin>[1] = null): readonly string[] =>
  statesWithin(word, language).map((stems) => stems.join(' '));

test('a continent stands for its states and their peoples', () => {
  expect(written('africa')).toEqual(expect.arrayContaining(['nigeria', 'nigerian', 'south africa']));
  expect(written('africa')).not.toContain('peru');
});

test('a continent stands for its states in the language of the topic, too', () =>
  expect(written('afrika', otherByCode.de)).toEqual(expect.arrayContaining(['nigeria', 'kenia'])));

test('any other word stands for itself', () => expect(written('malaria')).toEqual([]));
