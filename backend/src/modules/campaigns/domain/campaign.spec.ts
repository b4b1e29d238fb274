import { isRefusal } from '#kernel/decider';
import { type CampaignDraft, DEFAULT_ITEMS, acceptCampaign } from './campaign';

const draft = (changes: Partial<CampaignDraft> = {}): CampaignDraft => ({
  name: ' Jane Doe ',
  url: null,
  items: null,
  ...changes,
});

const faults = (changes: Partial<CampaignDraft>) => {
  const outcome = acceptCampaign(draft(changes));
  return isRefusal(outcome) ? outcome.errors : null;
};

test('a campaign without items tracks the three usual ones', () =>
  expect(acceptCampaign(draft())).toEqual({ name: 'Jane Doe', host: null, items: DEFAULT_ITEMS }));

test('items are trimmed, and a site is known by its host', () =>
  expect(acceptCampaign(draft({ url: 'https://www.janedoe.example/join', items: [' Debates '] }))).toEqual({
    name: 'Jane Doe',
    host: 'www.janedoe.example',
    items: ['Debates'],
  }));

test.each([
  [{ name: '  ' }, 'name', 'Candidate name is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'At most 100 characters'],
  [{ url: 'not a site' }, 'url', 'Invalid domain format'],
  [{ items: [] }, 'addons', 'Please choose at least one tracking item.'],
  [{ items: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'addons', "You've reached the limit of 5 tracking items."],
  [{ items: ['Debates', ' '] }, 'addons.1', 'A tracking item needs a text.'],
  [{ items: ['Debates', 'debates'] }, 'addons.1', 'This tracking item is already in the list.'],
])('%j is refused', (changes, path, message) => expect(faults(changes)).toEqual([{ path, message }]));

test('names nothing that is not seen', () => {
  expect(acceptCampaign(draft({ name: 'Jane\u202e Doe', items: ['\u200eDebates'] }))).toMatchObject({
    name: 'Jane Doe',
    items: ['Debates'],
  });
  expect(faults({ items: ['Debates', 'De\u2060bates'] })).toMatchObject([{ path: 'addons.1' }]);
});
