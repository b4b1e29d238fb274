import { otherByCode } from '#text/languages/all';
import { tokens } from '#text/words/stems';
import { regionNamedAt } from './region-names';

const { de: german, es: spanish, fr: french, nl: dutch } = otherByCode;

test.each([
  [german, 'Norwegen', 'Norway'],
  [german, 'Norwegens', 'Norway'],
  [german, 'norwegischen', 'Norway'],
  [german, 'brasilianischer', 'Brazil'],
  [german, 'französische', 'France'],
  [german, 'Brasilianern', 'Brazil'],
  [german, 'Vereinigten Staaten', 'United States'],
  [german, 'USA', 'United States'],
  [german, 'Großbritannien', 'United Kingdom'],
  [german, 'Elfenbein', null],
  [german, 'Maler', null],
  [french, 'Royaume-Uni', 'United Kingdom'],
  [french, 'norvégien', null],
  [spanish, 'Estados Unidos', 'United States'],
  [spanish, 'libanesa', 'Lebanon'],
  [dutch, 'Noorwegen', 'Norway'],
])('language %#: “%s” is %s', (language, written, english) => {
  expect(regionNamedAt(tokens(written), 0, language)?.english ?? null).toBe(english);
});
