import { dutch } from '#text/languages/dutch';
import { french } from '#text/languages/french';
import { german } from '#text/languages/german';
import { spanish } from '#text/languages/spanish';
import { tokens } from '#text/words/stems';
import { regionNamedAt } from './region-names';

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
])('in %#, “%s” is %s', (language, written, english) => {
  expect(regionNamedAt(tokens(written), 0, language)?.english ?? null).toBe(english);
});
