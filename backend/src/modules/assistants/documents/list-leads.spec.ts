import { listLeads } from './list-leads';

/** The lead of each paragraph. */
const leadsOf = (...paragraphs: readonly string[]) => {
  const leads = listLeads();
  return paragraphs.map((paragraph) => {
    const lead = leads.of(paragraph);
    leads.after(paragraph.replace(/^\(\w+\) /, ''), lead);
    return lead;
  });
};

test('items continue what leads their list', () => {
  expect(leadsOf('The director shall:', '(a) inspect cranes; and', '(b) report.')).toEqual([
    null,
    'The director shall:',
    'The director shall:',
  ]);
});

test('a list in an item of another continues both leads, and the outer list goes on after it', () => {
  expect(
    leadsOf('The board shall:', '(a) count;', '(b) find a way to:', '(i) paint', '(ii) repair', '(c) report.'),
  ).toEqual([
    null,
    'The board shall:',
    'The board shall:',
    'The board shall: … find a way to:',
    'The board shall: … find a way to:',
    'The board shall:',
  ]);
});

test('the next item of an outer list that is a sentence of its own continues nothing', () => {
  expect(leadsOf('The board shall:', '(a) find a way to:', '(i) paint', '(b) Nothing here binds ferries.')).toEqual([
    null,
    'The board shall:',
    'The board shall: … find a way to:',
    null,
  ]);
});

test('a mark that may be a letter or a numeral goes on with the list that it follows', () => {
  expect(leadsOf('It covers:', '(a) x', '(b) y:', '(i) one', '(ii) two', '(iii) three', '(c) z')).toEqual([
    null,
    'It covers:',
    'It covers:',
    'It covers: … y:',
    'It covers: … y:',
    'It covers: … y:',
    'It covers:',
  ]);
});

test('an item that begins with a name goes on where others follow in its sentence', () => {
  expect(leadsOf('It covers:', '(a) schools;', '(b) NASA centres; and (c) farms.')).toEqual([
    null,
    'It covers:',
    'It covers:',
  ]);
});

test('items in one paragraph continue its beginning, until another sentence follows', () => {
  const leads = listLeads();
  const lead = leads.of('The toll shall not apply to:');
  leads.after('The toll shall not apply to:', lead);
  expect(
    [' (a) oranges;', ' (b) ships;', ' Others pay.', ' (c) This is no item.'].map((each) => leads.within(each)),
  ).toEqual(['The toll shall not apply to:', 'The toll shall not apply to:', null, null]);
});

test('text between items ends a list', () => {
  expect(leadsOf('It covers:', '(a) ships', 'Others are free.', '(b) This is another list.')).toEqual([
    null,
    'It covers:',
    null,
    null,
  ]);
});
