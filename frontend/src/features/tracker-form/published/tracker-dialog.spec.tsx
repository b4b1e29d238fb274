import { act, screen, waitFor } from '@testing-library/react';
import { setLanguage } from '#shared/language/language';
import { accessToken, configFixture, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { type User, userQuery } from '#features/accounts/api/get-user';
import { userFixture } from '#features/accounts/user.fixture';
import { sourceSetFixture } from '#features/source-sets/source-set.fixture';
import { isStillOpen, openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { german } from '../../../app/language/german';
import { TrackerDialog } from './tracker-dialog';

const server = fakeServer();

beforeEach(() => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/topics/domain-sets').answers(() => []);
  server.get('/api/v1/documents').answers(() => []);
  server.post('/api/common/check-staff').answers(() => ({ is_staff: false, is_admin: false, is_super: false }));
});

const create = () => renderPage(<TrackerDialog request={{ intention: 'create' }} />);
const edit = (tracker = trackerFixture()) => renderPage(<TrackerDialog request={{ intention: 'edit', tracker }} />);

const description = () => screen.getByRole('textbox', { name: 'Description' });
const frequency = () => screen.getByRole('combobox', { name: 'Update frequency' });
const domain = (place: number) => screen.getByRole('textbox', { name: `Domain ${place}` });
const addDomain = () => screen.getByRole('button', { name: 'Add a domain' });
const submit = () => screen.getByRole('button', { name: /^(Create|Update) Tracker$/ });

test('creates a tracker for the bare hosts and opens it', async () => {
  const createRequests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't9' }));
  const initializeRequests = server
    .post('/api/topics/initialize-tracker')
    .answers(() => ({ tracker_id: 't9', status: 'queued' }));
  const { user, location } = create();
  await user.type(description(), '  Crewed missions to the Moon ');
  for (const [at, text] of ['https://www.nasa.gov/artemis', 'www.nasa.gov', ''].entries()) {
    await user.click(addDomain());
    if (text !== '') await user.type(domain(at + 1), text);
  }
  await user.click(submit());
  await screen.findByText('Tracker created!');
  expect(createRequests.map(({ body }) => body)).toEqual([
    {
      tracker_description: 'Crewed missions to the Moon',
      update_frequency: 'week',
      model: 'sonar-reasoning-pro',
      domains: ['www.nasa.gov'],
    },
  ]);
  expect(location()).toBe('/tracker/t9');
  expect(initializeRequests.map(({ body }) => body)).toEqual([{ tracker_id: 't9' }]);
});

describe('who chooses what is told', () => {
  const editor = () => screen.queryByRole('combobox', { name: 'Who selects the findings' });

  test('the editor is not asked for where no model is set up', async () => {
    edit(trackerFixture({ editor: 'model' }));
    await screen.findByRole('button', { name: 'Add a domain' });
    expect(editor()).toBeNull();
  });

  test('the editor starts with that of the tracker and is sent only if changed', async () => {
    server.get('/api/common/config').answers(() => ({ ...configFixture, editors: ['rules', 'model'] }));
    const requests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't1' }));
    const { user } = edit(trackerFixture({ editor: 'rules' }));
    expect(await screen.findByRole('combobox', { name: 'Who selects the findings' })).toHaveProperty('value', 'rules');
    await user.click(submit());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).not.toHaveProperty('editor');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who selects the findings' }), 'As set up here');
    await user.click(submit());
    await waitFor(() => expect(requests[1]?.body).toMatchObject({ editor: 'auto' }));
  });
});

test('a missing description is reported at the field and at the bottom, and nothing is sent', async () => {
  const { user } = create();
  await user.type(description(), '   ');
  await user.click(submit());
  await screen.findByRole('textbox', { name: 'Description', description: 'Please enter a tracker description' });
  await screen.findByText('Please fill in all required fields.');
  await user.type(description(), 'Crewed missions');
  await waitFor(() => expect(screen.queryByText('Please fill in all required fields.')).toBeNull());
});

test('an invalid domain is reported on blur and counted on submit', async () => {
  const { user } = create();
  await user.type(description(), 'Crewed missions to the Moon');
  await user.click(addDomain());
  await user.type(domain(1), 'nasa');
  await user.tab();
  await screen.findByRole('textbox', { name: 'Domain 1', description: 'Invalid domain format' });
  await user.click(addDomain());
  await user.type(domain(2), 'esa.int');
  await user.click(submit());
  await screen.findByText('There are 1 invalid domain(s) in your list. Please correct them before saving.');
  await user.type(domain(1), '.gov');
  await waitFor(() => expect(screen.queryByText(/invalid domain/i)).toBeNull());
});

test('a removed invalid domain is no longer counted', async () => {
  const { user } = create();
  await user.type(description(), 'Crewed missions to the Moon');
  await user.click(addDomain());
  await user.type(domain(1), 'nasa');
  await user.click(submit());
  await screen.findByText('There are 1 invalid domain(s) in your list. Please correct them before saving.');
  await user.click(screen.getByRole('button', { name: 'Remove domain 1' }));
  await waitFor(() => expect(screen.queryByText(/invalid domain/i)).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(addDomain()));
});

test('domain fields that are all blank are refused', async () => {
  const { user } = create();
  await user.type(description(), 'Crewed missions to the Moon');
  await user.click(addDomain());
  await user.click(submit());
  const message = 'Please add at least one domain or remove all domain fields.';
  await screen.findByText(message);
  // The focus is on the field, where it can be corrected.
  expect(domain(1)).toBe(document.activeElement);
  expect(document.getElementById(domain(1).getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
  await user.click(screen.getByRole('button', { name: 'Remove domain 1' }));
  server.post('/api/topics/create-tracker').answers(() => problemResponse(500, 'INTERNAL'));
  await user.click(submit());
  await screen.findByText('Error creating tracker.');
  expect(screen.queryByText(message)).toBeNull();
});

test('a full plan is reported above the form, and submitting is disabled', async () => {
  server.post('/api/topics/create-tracker').answers(() => problemResponse(400, 'MAX_TRACKERS_REACHED'));
  const { user } = create();
  await user.type(description(), 'Crewed missions to the Moon');
  await user.click(submit());
  await screen.findByText('Delete a tracker you no longer need to make room.');
  expect(submit()).toHaveProperty('disabled', true);
});

/** Simulates the sidebar, which has loaded the user. */
const knowing = ({ queries }: ReturnType<typeof create>, change: Partial<User>) =>
  act(async () => {
    queries.setQueryData(userQuery.queryKey, { ...userFixture, ...change });
    // Queries notify in the next task.
    await new Promise((done) => setTimeout(done));
  });

test('a full plan is reported before anything is typed', async () => {
  await knowing(create(), { tracker_count: 5 });
  screen.getByText('All 5 trackers of your plan are in use.');
  screen.getByText(/^Delete a tracker you no longer need to make room\./);
  expect(screen.queryByText('Maximum number of trackers reached')).toBeNull();
  expect(submit()).toHaveProperty('disabled', true);
});

test('a full plan is not mentioned when one of its trackers is edited', async () => {
  await knowing(edit(), { tracker_count: 5 });
  expect(screen.queryByText('All 5 trackers of your plan are in use.')).toBeNull();
  expect(submit()).toHaveProperty('disabled', false);
});

describe('with as many daily trackers as the plan has', () => {
  const daily = () => screen.getByRole('option', { name: 'Daily' });

  test('only the daily frequency is disabled at the daily limit, from the start', async () => {
    await knowing(create(), { day_tracker_count: 2 });
    expect(daily()).toHaveProperty('disabled', true);
    expect(screen.getByRole('option', { name: 'Weekly' })).toHaveProperty('disabled', false);
    expect(submit()).toHaveProperty('disabled', false);
  });

  test('the daily limit is explained in the list and at the field, with a way to get more', async () => {
    await knowing(create(), { day_tracker_count: 2 });
    const why = 'Both daily trackers of your plan are in use.';
    expect(screen.getByRole('group', { name: why }).contains(daily())).toBe(true);
    expect(screen.getByRole('group', { name: 'Not offered' }).textContent).toBe('Hourly');
    const advice = 'Change one of them to weekly to make room. You can also refer a friend or contact support.';
    screen.getByRole('combobox', { name: 'Update frequency', description: `${why} ${advice}` });
    expect(screen.getByRole('link', { name: 'refer a friend' }).getAttribute('href')).toBe('/referrals');
  });

  test('a daily tracker can stay daily at the daily limit', async () => {
    await knowing(edit(trackerFixture({ update_frequency: 'day' })), { day_tracker_count: 2 });
    expect(daily()).toHaveProperty('disabled', false);
    expect(screen.queryByText(/are in use/)).toBeNull();
  });
});

test('leads to the plans from a full one where some are sold', async () => {
  const plan = { tier: 'pro', label: 'Pro', trackers: 50, daily: 25 };
  server.get('/api/common/config').answers(() => ({ ...configFixture, plans: [plan] }));
  const { queries } = create();
  act(() => void queries.setQueryData(['user'], { ...userFixture, tracker_count: 5 }));
  expect((await screen.findByRole('link', { name: 'pricing' })).getAttribute('href')).toBe('/pricing');
});

test('a reached daily limit requires another frequency', async () => {
  server.post('/api/topics/create-tracker').answers(() => problemResponse(400, 'MAX_DAY_TRACKERS_REACHED'));
  const { user } = create();
  await user.type(description(), 'Crewed missions to the Moon');
  await user.selectOptions(frequency(), 'Daily');
  await user.click(submit());
  await screen.findByText('MAX DAY TRACKERS REACHED');
  await screen.findByText('Choose another frequency, or change a daily tracker to weekly.');
  expect(screen.queryByRole('link', { name: 'pricing' })).toBeNull();
  expect(screen.getByRole('link', { name: 'refer a friend' }).getAttribute('href')).toBe('/referrals');
  expect(frequency()).toHaveProperty('value', '');
  expect(screen.getByRole('option', { name: 'Daily' })).toHaveProperty('disabled', true);
  await user.click(submit());
  await screen.findByRole('combobox', {
    name: 'Update frequency',
    description: 'Please select an update frequency',
  });
});

test('takes the domains of one or several Source Sets, and gives them back', async () => {
  const requests = server.post('/api/topics/create-tracker').answers(() => problemResponse(500, 'INTERNAL'));
  server
    .get('/api/topics/domain-sets')
    .answers(() => [
      sourceSetFixture(),
      sourceSetFixture({ id: 'steel', name: 'Steel', domains: ['usitc.gov', 'steel.org'] }),
    ]);
  const { user } = create();
  await user.type(description(), 'Steel tariffs');
  const chip = (name: string) => screen.findByRole('button', { name });
  await user.click(await chip('Trade 2'));
  await user.click(await chip('Steel 2'));
  expect((await chip('Steel 2')).getAttribute('aria-pressed')).toBe('true');
  await user.click(submit());
  await screen.findByText('Error creating tracker.');
  await user.click(await chip('Trade 2'));
  await user.click(submit());
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ body }) => body.domains)).toEqual([
    ['ustr.gov', 'usitc.gov', 'steel.org'],
    ['usitc.gov', 'steel.org'],
  ]);
});

test('a Source Set that another one contains can be given back', async () => {
  server
    .get('/api/topics/domain-sets')
    .answers(() => [sourceSetFixture(), sourceSetFixture({ id: 'ustr', name: 'USTR', domains: ['ustr.gov'] })]);
  const { user } = create();
  const chip = (name: string) => screen.findByRole('button', { name });
  await user.click(await chip('Trade 2'));
  expect((await chip('USTR 1')).getAttribute('aria-pressed')).toBe('true');
  await user.click(await chip('USTR 1'));
  expect((await chip('USTR 1')).getAttribute('aria-pressed')).toBe('false');
});

test('an edit starts with the tracker’s values and changes only them', async () => {
  const requests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't1' }));
  const { user, location } = edit();
  expect(description()).toHaveProperty('value', 'New and changed tariffs on steel');
  expect(domain(1)).toHaveProperty('value', 'www.whitehouse.gov');
  await user.selectOptions(frequency(), 'Monthly');
  await user.click(submit());
  await screen.findByText('Tracker updated!');
  expect(requests.map(({ body }) => body)).toEqual([
    {
      tracker_id: 't1',
      tracker_description: 'New and changed tariffs on steel',
      update_frequency: 'month',
      domains: ['www.whitehouse.gov'],
    },
  ]);
  expect(location()).toBe('/');
});

test('a signed-out person’s tracker is kept until they have an account', async () => {
  localStorage.clear();
  const { user } = create();
  await user.type(description(), 'Crewed missions to the Moon');
  await user.click(submit());
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('pendingTracker') ?? '{}')).toMatchObject({
      tracker_description: 'Crewed missions to the Moon',
      update_frequency: 'week',
    }),
  );
});

test('Enter in a domain field adds another one and submits nothing', async () => {
  const { user } = create();
  await user.type(description(), 'Crewed missions to the Moon');
  await user.click(addDomain());
  await user.type(domain(1), 'nasa.gov{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(domain(2)));
  await user.keyboard('esa.int');
  expect([domain(1), domain(2)].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null]);
});

test('Escape asks before discarding input', async () => {
  const request = { intention: 'create' } as const;
  openTrackerDialog(request);
  const { user } = renderPage(<TrackerDialog request={request} />);
  await user.type(description(), 'Crewed missions to the Moon');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByText('Discard what you typed?')).toBeNull());
  expect(description()).toHaveProperty('value', 'Crewed missions to the Moon');
  expect(isStillOpen(request)).toBe(true);
  await user.click(description());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(isStillOpen(request)).toBe(false);
});

test('Escape closes an untouched form', async () => {
  const request = { intention: 'create' } as const;
  openTrackerDialog(request);
  const { user } = renderPage(<TrackerDialog request={request} />);
  await user.keyboard('{Escape}');
  expect(isStillOpen(request)).toBe(false);
});

describe('in German', () => {
  beforeEach(() => setLanguage('de', german));
  afterEach(() => setLanguage('en', {}));

  test('the German form requires a topic and reports which domains are wrong, and how many', async () => {
    const { user } = create();
    await screen.findByRole('dialog', { name: 'Neuer Tracker' });
    for (const text of ['https://', 'kein Name']) {
      await user.click(screen.getByRole('button', { name: 'Domain hinzufügen' }));
      await user.keyboard(text);
    }
    await user.click(screen.getByRole('button', { name: 'Tracker anlegen' }));
    await screen.findByRole('textbox', { name: 'Beschreibung', description: /Bitte das Thema beschreiben/ });
    expect(await screen.findAllByText('Das ist keine gültige Domain')).toHaveLength(2);
    screen.getByText('Die Liste enthält 2 ungültige Domains. Bitte vor dem Speichern korrigieren.');
  });

  test('the frequencies are labelled in German and sent as in English', async () => {
    const requests = server.post('/api/topics/create-tracker').answers(() => ({ tracker_id: 't9' }));
    server.post('/api/topics/initialize-tracker').answers(() => ({ tracker_id: 't9', status: 'queued' }));
    const { user } = create();
    await user.type(screen.getByRole('textbox', { name: 'Beschreibung' }), 'Zölle auf Stahl');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Häufigkeit' }), 'Monatlich');
    await user.click(screen.getByRole('button', { name: 'Tracker anlegen' }));
    await screen.findByText('Tracker angelegt!');
    expect(requests.map(({ body }) => body)).toMatchObject([{ update_frequency: 'month' }]);
  });
});
