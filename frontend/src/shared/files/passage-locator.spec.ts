import { findPassage, parsePassageLocator } from './passage-locator';

const pieces = ['The order ends. ', 'It says: The costs for publi-', 'cation shall be borne', 'by the Office. Next.'];

const passageOf = (from: string, to: string, of = pieces): readonly string[] => {
  const found = findPassage(of, { from, to });
  if (found === null) return [];
  return of.flatMap((piece, index) => {
    if (index < found.from.piece || index > found.to.piece) return [];
    return [
      piece.slice(index === found.from.piece ? found.from.at : 0, index === found.to.piece ? found.to.at : undefined),
    ];
  });
};

test('a passage is found across lines and hyphens, from its first letter to its last', () => {
  expect(passageOf('The costs for publication', 'by the Office.')).toEqual([
    'The costs for publi-',
    'cation shall be borne',
    'by the Office.',
  ]);
  expect(passageOf('Next.', 'Next.')).toEqual(['Next.']);
});

test('a passage that continues on another page is found by its beginning', () =>
  expect(passageOf('The costs for publication', 'on another page')).toEqual(['The costs for publi-', 'cation']));

test('letters whose lower case is longer do not shift the match', () =>
  expect(passageOf('İzmir port', 'port', ['In İzmir port, today'])).toEqual(['İzmir port']));

test('a passage that is not on the page is not found', () => {
  expect(findPassage(pieces, { from: 'Another thing', to: 'Next.' })).toBeNull();
  expect(findPassage(pieces, { from: '', to: '' })).toBeNull();
});

test('an address names a page', () => {
  expect(parsePassageLocator(new URLSearchParams('page=2&from=The+costs&to=Office'))).toEqual({
    page: 2,
    from: 'The costs',
    to: 'Office',
  });
  expect(parsePassageLocator(new URLSearchParams('page=x'))).toBeNull();
});
