import { screen, waitFor, within } from '@testing-library/react';
import { accessToken, configFixture, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { TrackerDialog } from './tracker-dialog';

/** What only staff have in the tracker dialog. */

const server = fakeServer();

beforeEach(() => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/topics/domain-sets').answers(() => []);
  server.get('/api/v1/documents').answers(() => []);
  server.post('/api/common/check-staff').answers(() => ({ is_staff: false, is_admin: false, is_super: false }));
});

const edit = (tracker = trackerFixture()) => renderPage(<TrackerDialog request={{ intention: 'edit', tracker }} />);
const submit = () => screen.getByRole('button', { name: 'Update Tracker' });
const asStaff = () =>
  server.post('/api/common/check-staff').answers(() => ({ is_staff: true, is_admin: false, is_super: false }));

describe('the search model', () => {
  const model = () => screen.queryByRole('combobox', { name: 'Search model' });

  test('the search model can be chosen by staff only', async () => {
    edit(trackerFixture({ model: 'exa' }));
    await screen.findByRole('button', { name: 'Add a domain' });
    expect(model()).toBeNull();
  });

  test('the search model starts with that of the tracker and is sent', async () => {
    asStaff();
    server.get('/api/common/config').answers(() => ({ ...configFixture, engines: ['feeds', 'exa'] }));
    const requests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't1' }));
    const { user } = edit();
    screen.getByRole('dialog', { name: 'Update Tracker' });
    const field = await screen.findByRole('combobox', { name: 'Search model' });
    expect(field).toHaveProperty('value', 'sonar-reasoning-pro');
    await user.selectOptions(field, 'exa');
    await user.click(submit());
    await screen.findByText('Tracker updated!');
    expect(requests.map(({ body }) => body)).toMatchObject([{ model: 'exa' }]);
  });

  test('other edits keep the search model, even one that is not offered here', async () => {
    asStaff();
    server.get('/api/common/config').answers(() => ({ ...configFixture, engines: ['feeds', 'exa'] }));
    const requests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't1' }));
    // A model known only to a newer server.
    const { user } = edit(trackerFixture({ model: 'sonar-deep-research' as 'exa' }));
    expect(await screen.findByRole('combobox', { name: 'Search model' })).toHaveProperty(
      'value',
      'sonar-deep-research',
    );
    await user.type(screen.getByRole('textbox', { name: 'Description' }), ' in 2026');
    await user.click(submit());
    await screen.findByText('Tracker updated!');
    expect(requests[0]?.body).not.toHaveProperty('model');
  });

  test('the search model of a tracker that is not set up is reported as replaced in runs', async () => {
    asStaff();
    server.get('/api/common/config').answers(() => ({ ...configFixture, engines: ['feeds', 'exa'] }));
    edit();
    await screen.findByText('sonar-reasoning-pro is not set up here: runs use exa instead.');
  });

  test('the search model cannot be chosen where none is set up, and that of the tracker is kept', async () => {
    asStaff();
    server.get('/api/common/config').answers(() => ({ ...configFixture, engines: ['feeds'] }));
    const requests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't1' }));
    const { user } = edit(trackerFixture({ model: 'exa' }));
    await screen.findByText('No search model is set up here: pages are found by feeds and search providers.');
    expect(model()).toBeNull();
    await user.click(submit());
    await screen.findByText('Tracker updated!');
    expect(requests[0]?.body).not.toHaveProperty('model');
  });

  test('no message is shown for a search model that is set up', async () => {
    asStaff();
    server.get('/api/common/config').answers(() => ({ ...configFixture, engines: ['feeds', 'exa'] }));
    edit(trackerFixture({ model: 'exa' }));
    await screen.findByRole('combobox', { name: 'Search model' });
    expect(screen.queryByText(/is not set up here/)).toBeNull();
  });
});

describe('key facts', () => {
  const fact = () => within(screen.getByRole('group', { name: 'Key fact 1' }));
  const type = (label: string) => fact().getByRole('textbox', { name: label });

  test('key facts are shown to staff only', async () => {
    edit(
      trackerFixture({
        key_facts: { Rate: 10 },
        key_facts_schema: { Rate: { type: 'number', description: 'Of duty' } },
      }),
    );
    await screen.findByRole('button', { name: 'Add a domain' });
    expect(screen.queryByRole('button', { name: 'Add a key fact' })).toBeNull();
  });

  test('key facts are sent with their types, and without a value for research to find', async () => {
    asStaff();
    const requests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't1' }));
    const { user } = edit();
    await user.click(await screen.findByRole('button', { name: 'Add a key fact' }));
    await user.type(type('Name'), ' Import surcharge ');
    await user.selectOptions(fact().getByRole('combobox', { name: 'Type' }), 'Percentage');
    await user.type(type('Description'), 'Its rate');
    await user.click(submit());
    await screen.findByText('Tracker updated!');
    expect(requests.map(({ body }) => body)).toMatchObject([
      { key_facts: [{ name: 'Import surcharge', type: 'percentage', description: 'Its rate', value: null }] },
    ]);
  });

  test('key facts need a name, a description, and a value of their type', async () => {
    asStaff();
    const { user } = edit();
    await user.click(await screen.findByRole('button', { name: 'Add a key fact' }));
    await user.selectOptions(fact().getByRole('combobox', { name: 'Type' }), 'Number');
    await user.type(type('Value'), 'much');
    await user.click(submit());
    await screen.findByText('Please fill in all required fields.');
    expect(fact().getByText('Name is required')).toBeTruthy();
    expect(fact().getByText('Description is required')).toBeTruthy();
    expect(fact().getByText('Must be a number')).toBeTruthy();
    await user.selectOptions(fact().getByRole('combobox', { name: 'Type' }), 'Text');
    await waitFor(() => expect(fact().queryByText('Must be a number')).toBeNull());
    await user.click(fact().getByRole('button', { name: 'Remove key fact 1' }));
    expect(screen.queryByRole('group', { name: 'Key fact 1' })).toBeNull();
  });
});
