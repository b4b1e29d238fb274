import { yearOfValue } from './values-of-type';

const year = (quote: string, written: string, type: 'currency' | 'string' = 'currency') =>
  yearOfValue({ type, written, evidence: { quote, publishedAt: '2026-02-20' } });

test.each([
  ['The deficit grew by 40 percent in the past 5 years, reaching $1.2 trillion in 2024.', '$1.2 trillion', 2024],
  ['However, in 2023 the deficit was the largest of all at over $1 trillion.', '$1 trillion', 2023],
  ['The deficit rose from $1 trillion in 2023 to $1.2 trillion in 2024.', '$1.2 trillion', 2024],
  ['Arlen spent $4 billion during fiscal year 2025.', '$4 billion', 2025],
])('a value is of the year that its sentence names: %s', (quote, written, of) => expect(year(quote, written)).toBe(of));

test.each([
  ['names none', 'The deficit is $1.2 trillion.', '$1.2 trillion'],
  ['names a deadline', 'The deficit is to reach $1 trillion by 2030.', '$1 trillion'],
  ['names an act', 'Under the Tariff Act of 1930 the duty is $5 a tonne.', '$5'],
  ['names a year to come', 'The budget for 2027 is $5 billion.', '$5 billion'],
  ['names several', 'In 2023 and in 2024 the deficit was at least $1 trillion.', '$1 trillion'],
])('the value has no year if the sentence %s', (_, quote, written) => expect(year(quote, written)).toBeNull());

test('a text is of no year', () => expect(year('The reactor is built in 2024.', 'in 2024', 'string')).toBeNull());
