import { passageIn, placeIn } from './marked-place';

const pieces = ['The order ends. ', 'The costs for publi-', 'cation shall be borne', 'by the Office.', 'Next.'];

test('a passage is found across lines and hyphens', () => {
  expect(passageIn(pieces, { from: 'The costs for publication', to: 'by the Office.' })).toEqual([1, 3]);
  expect(passageIn(pieces, { from: 'Next.', to: 'Next.' })).toEqual([4, 4]);
});

test('what is not on the page is not found', () => {
  expect(passageIn(pieces, { from: 'Another thing', to: 'Next.' })).toBeNull();
  expect(passageIn(pieces, { from: '', to: '' })).toBeNull();
});

test('an address names a page', () => {
  expect(placeIn(new URLSearchParams('page=2&from=The+costs&to=Office'))).toEqual({
    page: 2,
    from: 'The costs',
    to: 'Office',
  });
  expect(placeIn(new URLSearchParams('page=x'))).toBeNull();
});
