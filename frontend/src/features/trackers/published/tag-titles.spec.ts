import { tagTitles } from './tag-titles';

test('titles are trimmed, and unique ignoring case and the encoding of accents', () =>
  expect(tagTitles([' trade ', 'Metals', 'METALS', '', 'Zölle', 'Zo\u0308lle'])).toEqual(['trade', 'Metals', 'Zölle']));
