import { catalogue } from './catalogue';
import { setLanguage } from './language';

const texts = catalogue('kitchen', { title: 'Kitchen', spoons: (count: number) => `${count} spoons` });

afterEach(() => setLanguage('en', {}));

test('a catalogue gives its texts in the language of the interface, and in English again', () => {
  expect(texts().title).toBe('Kitchen');
  setLanguage('de', { kitchen: { title: 'Küche', spoons: (count: number) => `${count} Löffel` } });
  expect([texts().title, texts().spoons(3)]).toEqual(['Küche', '3 Löffel']);
  setLanguage('en', {});
  expect(texts().spoons(3)).toBe('3 spoons');
});

test('an untranslated catalogue stays English', () => {
  setLanguage('de', {});
  expect(texts().title).toBe('Kitchen');
});
