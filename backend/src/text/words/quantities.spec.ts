import { languages, otherByCode } from '../languages/all';
import { amountsIn } from '../languages/figures';
import type { Language } from '../languages/language';
import { isSameAmount, mayBeSame, quantitiesIn } from './quantities';

const AT = Date.UTC(2026, 10, 24);

const quantitiesOf = (code: string, text: string) =>
  quantitiesIn(text, AT, (languages.find((language) => language.code === code) as Language | undefined) ?? null);

test.each([
  ['fr', 'Un pavement d’une soixantaine de mètres carrés.', 60],
  ['es', 'Un centenar de voluntarios acudió.', 100],
  ['pt', 'Cerca de uma dezena de barcos.', 10],
  ['it', 'Una ventina di case.', 20],
  ['de', 'Ein Dutzend Boote.', 12],
  ['en', 'A dozen boats.', 12],
  ['pt', 'Quase R$ 14 milhões para a ponte.', 14e6],
])('%s: "%s" is about %d', (code, text, amount) => {
  expect(quantitiesOf(code, text)).toMatchObject([{ amount, isAbout: true }]);
});

test('a collective numeral may be what another text counts exactly', () => {
  const [about] = quantitiesOf('fr', 'Une soixantaine de mètres carrés.');
  const [exact] = quantitiesOf('fr', 'Une mosaïque de 61 mètres carrés.');
  expect(about !== undefined && exact !== undefined && mayBeSame(about, exact)).toBe(true);
});

test.each([
  ['a space', ' '],
  ['a no-break space', '\u00a0'],
  ['a narrow no-break space', '\u202f'],
  ['a point', '.'],
])('thousands may be parted by %s', (_by, separator) => {
  const text = `Le port accueille 1${separator}250 navires.`;
  expect(quantitiesOf('fr', text)).toMatchObject([{ amount: 1250 }]);
  expect(amountsIn(text, otherByCode.fr)).toMatchObject([{ kind: 'count', value: '1250 navire' }]);
});

test('two amounts of zero are the same', () => {
  const [none] = quantitiesOf('en', 'Inflation was 0 percent.');
  expect(none?.amount).toBe(0);
  expect(none !== undefined && isSameAmount(none, none)).toBe(true);
});
