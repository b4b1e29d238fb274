import { maskedEmail, maskedFileName, maskedName } from './masked';

test('an address keeps its first letter and its host', () => {
  expect(maskedEmail('ann.lee@example.org')).toBe('a•••@example.org');
});

test('a name keeps its first letter, whatever it is made of', () => {
  expect(maskedName('Ann')).toBe('A•••');
  expect(maskedName('𝒜nn')).toBe('𝒜•••');
  expect(maskedName('')).toBe('•••');
});

test('the name of a file keeps its first letter and its extension', () => {
  expect(maskedFileName('Budget of Ann Lee.v2.pdf')).toBe('B•••.pdf');
  expect(maskedFileName('Ann Lee')).toBe('A•••');
  expect(maskedFileName('.pdf')).toBe('.•••');
});

test('an erased value stays erased', () => {
  expect([maskedEmail(null), maskedName(null)]).toEqual([null, null]);
});
