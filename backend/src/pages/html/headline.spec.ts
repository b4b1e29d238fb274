import { headlineOf } from './headline';

const headline = (title: string): string =>
  headlineOf({ title, publisher: 'The Harbour Times', host: 'www.harbourtimes.example' });

test.each([
  ['Fact Sheet: The Council Raises Mooring Fees', 'The Council Raises Mooring Fees'],
  ['ICYMI: FACT SHEET – council raises mooring fees', 'Council raises mooring fees'],
  ['Press Release | Ferry service resumes', 'Ferry service resumes'],
  ['[Video] Ferry service resumes', 'Ferry service resumes'],
  ['Ferry service resumes (Photos)', 'Ferry service resumes'],
  ['Ferry service resumes – live updates', 'Ferry service resumes'],
  ['Joint statement: Ferry service resumes', 'Ferry service resumes'],
  ['Image of the Day: Ferry in fog', 'Ferry in fog'],
  ['Ferry service resumes | The Harbour Times', 'Ferry service resumes'],
  ['Ferry service resumes - harbourtimes.example', 'Ferry service resumes'],
  ['Breaking News: Ferry service resumes - The Harbour Times', 'Ferry service resumes'],
])('the label or the site’s name is left off: %s', (title, displayed) => expect(headline(title)).toBe(displayed));

test.each([
  'Opinion: The ferry should not resume',
  'Correction: Ferry service resumes on Monday',
  'Video games: sales fall for a third year',
  'Press freedom: two reporters released',
  'Ferry: service resumes',
  'Ports of the North – a history',
  'Regulation (EU) 2024/1689',
  'The day after: the harbour reopens',
  'Press Release',
])('everything else is word for word: %s', (title) => expect(headline(title)).toBe(title));
