import { requiredNames } from './required-names';
import { page } from './spec-support/pages';

const guinea = requiredNames({
  names: ['Guinea', 'Guinean', "Côte d'Ivoire"],
  short: ['EPA'],
  others: ['Papua New Guinea', 'Guinea-Bissau'],
});

test.each([
  'Guinea raised its duties.',
  'The duties of Guinea’s ministry rose.',
  'GUINEA RAISES DUTIES',
  'Guineans pay more.',
  "The talks with Cote d'Ivoire ended.",
  'Papua New Guinea and Guinea agreed.',
  'The EPA agreed.',
])('%j names it', (line) => expect(guinea.allowsLine(line)).toBe(true));

test.each([
  'Japan raised its duties.',
  'Papua New Guinea raised its duties.',
  'Guinea-Bissau raised its duties.',
  'A guinea pig was sold.',
  'Separations rose.',
])('%j does not', (line) => expect(guinea.allowsLine(line)).toBe(false));

test('a page passes only with a required name; an abbreviation does not count', () => {
  expect(guinea.allowsPage(page('Duties', ['The EPA agreed.']))).toBe(false);
  expect(guinea.allowsPage(page('Duties', ['The EPA agreed.', 'Guinea did, too.']))).toBe(true);
  expect(guinea.allowsPage(page('Guinea', ['It agreed.']))).toBe(true);
});

test('every page and line passes without required names', () => {
  const { allowsPage, allowsLine } = requiredNames(undefined);
  expect([allowsPage(page('Duties', ['They rose.'])), allowsLine('They rose.')]).toEqual([true, true]);
});
