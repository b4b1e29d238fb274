import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { SourceSet } from '../api/source-sets';
import { sourceSetFixture } from '../source-set.fixture';
import { SourceSetsPage } from './source-sets.page';

const server = fakeServer();

const open = (...sets: SourceSet[]) => {
  server.get('/api/topics/domain-sets').answers(() => sets);
  return renderPage(<SourceSetsPage />, { path: '/domain-sets' });
};
const saves = () => server.post('/api/topics/create-update-domain-set').answers(() => sourceSetFixture());

beforeEach(() => {
  server.post('/api/topics/discover-domain').answers(({ body: { domain } }) => ({
    domain,
    status: 'nothing_to_read',
    reason: 'has no feed',
    feeds: [],
    sitemaps: [],
  }));
});

const name = () => screen.findByRole('textbox', { name: 'Name' });
const domains = () => screen.getByRole('textbox', { name: 'Domains' });
const domain = (place: number) => screen.getByRole('textbox', { name: `Domain ${place}` });
const button = (words: string) => screen.findByRole('button', { name: words });

test('a first set is created with the domains that were added and the one still typed', async () => {
  const saved = saves();
  const { user } = open();
  await button('Create a Source Set');
  expect(screen.queryByRole('button', { name: 'New Source Set' })).toBeNull();
  await user.click(await button('Create a Source Set'));
  screen.getByRole('dialog', { name: 'New Source Set' });
  await user.type(await name(), ' Trade ');
  await user.type(domains(), 'https://www.ustr.gov/press{Enter}');
  expect(domain(1)).toHaveProperty('value', 'www.ustr.gov');
  await screen.findByText('Nothing to read was found: it has no feed.');
  await user.type(domains(), 'usitc.gov');
  await user.dblClick(await button('Create Source Set'));
  await screen.findByText('Source Set created successfully!');
  expect(saved.map(({ body }) => body)).toEqual([
    { name: 'Trade', description: '', domains: ['www.ustr.gov', 'usitc.gov'], public: false },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a domain that is invalid or already listed is reported at the field', async () => {
  const { user } = open();
  await user.click(await button('Create a Source Set'));
  await name();
  await user.type(domains(), 'ustr.gov{Enter}');
  await user.type(domains(), 'http://ustr.gov');
  await user.click(await button('Add'));
  await screen.findByText('This domain is already in the list');
  await user.type(domains(), 'ustr');
  await user.click(await button('Add'));
  await screen.findByText('Please enter a valid domain (e.g., example.org)');
  expect(domains()).toHaveProperty('value', 'ustr');
});

test('a set needs a name and a domain, and domains edited into invalid ones are counted', async () => {
  const { user } = open();
  await user.click(await button('Create a Source Set'));
  await name();
  await user.click(await button('Create Source Set'));
  await screen.findByText('Please enter a name for this source set');
  await screen.findByText('Please add at least one domain');
  await screen.findByText('Please fill in all required fields.');
  await user.type(domains(), 'ustr.gov{Enter}');
  await user.clear(domain(1));
  await user.type(domain(1), 'ustr');
  await user.tab();
  await screen.findByRole('textbox', { name: 'Domain 1', description: 'Invalid domain format' });
  await user.click(await button('Create Source Set'));
  await screen.findByText('There are 1 invalid domain(s) in your list. Please correct them before saving.');
  await user.type(domain(1), '.gov');
  await screen.findByText('Please fill in all required fields.');
  await user.type(await name(), 'Trade');
  await waitFor(() => expect(screen.queryByText('Please fill in all required fields.')).toBeNull());
});

test('10,000 characters pasted as a name are refused at the field, and nothing is lost', async () => {
  const { user } = open(sourceSetFixture());
  await user.click(await button('Trade'));
  await user.clear(await name());
  await user.click(await name());
  await user.paste('x'.repeat(10_000));
  await user.click(await button('Update Source Set'));
  await screen.findByRole('textbox', { name: 'Name', description: 'At most 100 characters' });
  expect(await name()).toHaveProperty('value', 'x'.repeat(10_000));
});

test('an edit changes the set and explains why it could not be saved', async () => {
  const requests = server
    .post('/api/topics/create-update-domain-set')
    .answers(() => problemResponse(404, 'NOT_FOUND', 'This Source Set does not exist.'));
  const { user } = open(sourceSetFixture());
  await user.click(await button('Actions for Trade'));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  screen.getByRole('dialog', { name: 'Edit Source Set' });
  await user.click(await button('Remove domain 2'));
  await user.click(screen.getByRole('switch', { name: 'Public' }));
  await user.click(await button('Update Source Set'));
  await screen.findByText('This Source Set does not exist.');
  server.post('/api/topics/create-update-domain-set').answers(() => problemResponse(500, 'INTERNAL'));
  await user.click(await button('Update Source Set'));
  await screen.findByText('An error occurred saving the Source Set');
  saves();
  await user.click(await button('Update Source Set'));
  await screen.findByText('Source Set updated successfully!');
  expect(requests.map(({ body }) => body)).toEqual([
    { name: 'Trade', description: 'Official releases', domains: ['ustr.gov'], public: true, domainset_id: 'trade' },
  ]);
});

test('a set is deleted after a confirmation, and Undo creates it again', async () => {
  const requests = server.delete('/api/topics/delete-domain-set/{id}').answers(() => undefined);
  const saved = saves();
  const { user } = open(sourceSetFixture());
  await user.click(await button('Actions for Trade'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await within(await screen.findByRole('dialog')).findByText(/Trackers keep the domains that they took from it\./);
  await user.click(await button('Delete'));
  await screen.findByText('Source Set deleted successfully');
  expect(requests.map(({ path }) => path)).toEqual(['/api/topics/delete-domain-set/trade']);
  await user.click(await button('Undo'));
  await screen.findByText('Source Set restored');
  expect(saved.map(({ body }) => body)).toEqual([
    { name: 'Trade', description: 'Official releases', domains: ['ustr.gov', 'usitc.gov'], public: false },
  ]);
});

test('the public set of another user can be copied and used, but not changed', async () => {
  const saved = saves();
  const { user } = open(sourceSetFixture({ public: true, can_edit: false }));
  await screen.findByRole('heading', { name: 'Shared by others' });
  await user.click(await button('Actions for Trade'));
  await screen.findByRole('menuitem', { name: 'Create Tracker' });
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  await user.click(await button('Create Source Set'));
  await screen.findByText('Source Set created successfully!');
  expect(saved.map(({ body }) => body)).toEqual([
    { name: 'Trade', description: 'Official releases', domains: ['ustr.gov', 'usitc.gov'], public: false },
  ]);
});

test('a failure to load the list is reported', async () => {
  server.get('/api/topics/domain-sets').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const { user } = renderPage(<SourceSetsPage />, { path: '/domain-sets' });
  await screen.findByText('Your Source Sets could not be loaded.');
  server.get('/api/topics/domain-sets').answers(() => [sourceSetFixture()]);
  await user.click(await button('Try again'));
  await button('Trade');
});
