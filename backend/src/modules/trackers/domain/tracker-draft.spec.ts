import { draft, settings } from '#test/support/trackers/tracker-examples';
import { acceptDraft } from './tracker-draft';

const user = { asStaff: false };
const staff = { asStaff: true };
const rate = { name: 'Rate', type: 'percentage', description: 'Duty on steel', value: 50 };

test('a draft becomes settings: trimmed, with unique bare hosts', () =>
  expect(
    acceptDraft(
      draft({
        description: '  Tariffs on copper ',
        domains: ['https://WWW.example.org/news', '', 'www.example.org', 'b.org'],
      }),
      user,
    ),
  ).toEqual(settings({ description: 'Tariffs on copper', domains: ['www.example.org', 'b.org'] })));

test('an empty list of domains means any source, and no model means the default', () =>
  expect(acceptDraft(draft({ domains: [], model: null, keyFacts: null }), user)).toEqual(settings({ domains: [] })));

test('an edit keeps everything it does not include, even what staff set', () => {
  const before = settings({ model: 'exa', domains: ['ustr.gov'], keyFacts: [{ ...rate, type: 'percentage' }] });
  expect(
    acceptDraft(draft({ model: null, domains: null, keyFacts: null, frequency: 'month' }), { asStaff: false, before }),
  ).toEqual({
    ...before,
    frequency: 'month',
  });
  expect(acceptDraft(draft({ keyFacts: [] }), { asStaff: false, before })).toMatchObject({ refused: 'STAFF_ONLY' });
});

test.each([
  [draft({ description: '  ' }), 'tracker_description', 'Please enter a tracker description'],
  [draft({ description: '\u200b\u2060' }), 'tracker_description', 'Please enter a tracker description'],
  [draft({ description: 'x'.repeat(2001) }), 'tracker_description', 'At most 2000 characters'],
  [draft({ frequency: '' }), 'update_frequency', 'Please select an update frequency'],
  [draft({ frequency: 'yearly' }), 'update_frequency', 'Please select an update frequency'],
  [draft({ frequency: 'hour' }), 'update_frequency', 'Hourly updates are not available'],
  [draft({ editor: 'everybody' }), 'editor', 'Please choose one of auto, rules, model'],
  [draft({ model: 'gpt' }), 'model', 'Please choose one of sonar-reasoning-pro, exa'],
  [draft({ domains: ['', ' '] }), 'domains', 'Please add at least one domain or remove all domain fields.'],
  [draft({ domains: Array.from({ length: 101 }, (_, index) => `h${index}.org`) }), 'domains', 'At most 100 domains'],
  [draft({ documents: Array.from({ length: 21 }, (_, index) => `doc-${index}`) }), 'documents', 'At most 20 documents'],
])('%# names the field of a fault', (faulty, path, message) =>
  expect(acceptDraft(faulty, user)).toMatchObject({ refused: 'INVALID', detail: message, errors: [{ path, message }] }),
);

test('a chosen editor is kept if it is not the default, and stays if an edit does not mention it', () => {
  expect(acceptDraft(draft({ editor: 'auto' }), user)).toEqual(settings());
  const before = settings({ editor: 'rules' });
  expect(acceptDraft(draft({ editor: 'rules' }), user)).toEqual(before);
  expect(acceptDraft(draft(), { ...user, before })).toEqual(before);
  expect(acceptDraft(draft({ editor: 'auto' }), { ...user, before })).toEqual(settings());
});

test('documents are named once each, and stay where an edit does not speak of them', () => {
  expect(acceptDraft(draft({ documents: ['doc-1', 'doc-2', 'doc-1'] }), user)).toEqual(
    settings({ documents: ['doc-1', 'doc-2'] }),
  );
  const before = settings({ documents: ['doc-1'] });
  expect(acceptDraft(draft(), { ...user, before })).toEqual(before);
  expect(acceptDraft(draft({ documents: [] }), { ...user, before })).toEqual(settings());
});

test('reports all faults at once, invalid domains by index', () =>
  expect(acceptDraft(draft({ description: '', domains: ['no domain', 'a.org', '127.0.0.1'] }), user)).toEqual({
    refused: 'INVALID',
    detail: 'There are 2 invalid domain(s) in your list. Please correct them before saving.',
    errors: [
      { path: 'tracker_description', message: 'Please enter a tracker description' },
      { path: 'domains.0', message: 'Invalid domain format' },
      { path: 'domains.2', message: 'Invalid domain format' },
    ],
  }));

describe('staff settings', () => {
  test('staff settings are refused to others', () => {
    expect(acceptDraft(draft({ keyFacts: [rate] }), user)).toMatchObject({ refused: 'STAFF_ONLY' });
    expect(acceptDraft(draft({ model: 'exa' }), user)).toMatchObject({ refused: 'STAFF_ONLY' });
  });
  test('staff settings are accepted from staff', () =>
    expect(acceptDraft(draft({ keyFacts: [rate], model: 'exa' }), staff)).toEqual(
      settings({ keyFacts: [{ ...rate, type: 'percentage' }], model: 'exa' }),
    ));
  test.each([
    [{ ...rate, name: ' ' }, 'key_facts.0.name', 'Name is required'],
    [{ ...rate, description: '' }, 'key_facts.0.description', 'Description is required'],
    [{ ...rate, type: 'date' }, 'key_facts.0.type', 'Unknown type of key fact'],
    [{ ...rate, value: 'much' }, 'key_facts.0.value', 'Must be a number'],
    [{ ...rate, type: 'boolean', value: 1 }, 'key_facts.0.value', 'Must be true or false'],
    [{ ...rate, type: 'string', value: 1 }, 'key_facts.0.value', 'Must be a text'],
  ])('a key fact is checked: %j', (fact, path, message) =>
    expect(acceptDraft(draft({ keyFacts: [fact] }), staff)).toMatchObject({ errors: [{ path, message }] }),
  );
  test('need unique names', () =>
    expect(acceptDraft(draft({ keyFacts: [rate, { ...rate, name: 'Rate ' }] }), staff)).toMatchObject({
      errors: [{ path: 'key_facts.1.name' }],
    }));
});

test('names nothing that is not seen', () => {
  const facts = [{ ...rate, name: '\u202erate\u200f', description: 'of\u00ad ferries' }];
  expect(
    acceptDraft(draft({ description: '\u202eFerries\u3164\nof Arlen', keyFacts: facts }), { asStaff: true }),
  ).toMatchObject({
    description: 'Ferries\nof Arlen',
    keyFacts: [{ name: 'rate', description: 'of ferries' }],
  });
});
