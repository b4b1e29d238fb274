import { act, screen, within } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { documentFixture } from '#features/documents/document.fixture';
import { agencyFixture, branchFixture, offMapFixture } from '../branch.fixture';
import { ExecutiveBranchPage } from './executive-branch.page';

const server = fakeServer();
const drawn = jest.fn();
jest.mock('../components/branch-map', () => ({
  BranchMap: (props: object) => {
    drawn(props);
    return <div>The map</div>;
  },
}));

beforeEach(() => {
  // Missing in jsdom.
  Element.prototype.scrollIntoView = jest.fn();
  window.innerWidth = 1440;
  drawn.mockReset();
  server
    .get('/api/topics/executive-branch')
    .answers(() => ({ agencies: [...branchFixture], off_map: [offMapFixture] }));
  server.get('/api/topics/executive-branch/{slug}').answers(() => agencyFixture);
  server
    .get('/api/topics/tracker/{id}/last-update')
    .answers(() => ({ content: null, sources: [], updated_at: null, rates_since: [] }));
});
const open = (url = '/exec') => renderPage(<ExecutiveBranchPage />, { path: '/exec', url });
const list = async () => within(await screen.findByRole('navigation', { name: 'Agencies' }));

test('lists agencies in groups, those of a department when it is opened', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Executive Branch' })).toBeTruthy();
  expect(await (await list()).findByRole('link', { name: /Department of Commerce/ })).toBeTruthy();
  expect((await list()).queryByRole('link', { name: /Bureau of Industry/ })).toBeNull();
  await user.click((await list()).getByRole('button', { name: 'Agencies of the Department of Commerce' }));
  expect((await list()).getByRole('link', { name: /Bureau of Industry/ })).toBeTruthy();
});

test('an agency that the map leaves out is listed and counted, and shown on the map as its department', async () => {
  const { user, search } = open();
  const fold = await (await list()).findByRole('button', { name: 'Agencies of the Department of Commerce' });
  expect(fold.textContent).toBe('3');
  await user.click(fold);
  await user.click((await list()).getByRole('link', { name: /National Technical Information Service/ }));
  expect(search()).toBe('?agency=ntis');
  await screen.findByText('The map');
  expect(drawn.mock.lastCall?.[0]).toMatchObject({ chosen: 'doc', agencies: branchFixture });
});

test('the group of the chosen agency is open, and can be folded until another is chosen in it', async () => {
  const { user } = open('/exec?agency=bis');
  const shown = await list();
  const fold = await shown.findByRole('button', { name: 'Agencies of the Department of Commerce', expanded: true });
  await screen.findByText('The map');
  const bureau = () => shown.queryByRole('link', { name: /^Bureau of Industry/ });
  expect(bureau()).not.toBeNull();
  await user.click(fold);
  expect([bureau(), fold.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  act(() => {
    drawn.mock.lastCall?.[0].onChoose('uscb');
  });
  expect(bureau()).not.toBeNull();
});

test('on a narrow screen the map, too, says that the agencies could not be loaded', async () => {
  window.innerWidth = 390;
  server.get('/api/topics/executive-branch').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show the map' }));
  await screen.findByText('The agencies could not be loaded.');
});

test('search finds any agency, and says so when there is none', async () => {
  const { user } = open();
  await (await list()).findByRole('link', { name: /NASA/ });
  await user.type(screen.getByRole('searchbox', { name: 'Search agencies' }), 'census');
  expect((await list()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'United States Census Bureau USCB',
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search agencies' }), 'x');
  expect((await list()).getByRole('status').textContent).toContain('No agency found.');
});

test('Enter takes the only agency that a search finds', async () => {
  const { user, search } = open();
  await (await list()).findByRole('link', { name: /NASA/ });
  await user.type(screen.getByRole('searchbox', { name: 'Search agencies' }), 'census{Enter}');
  expect(search()).toBe('?agency=uscb');
  expect(await screen.findByRole('complementary', { name: 'Agency' })).toBe(document.activeElement);
});

test('Enter goes to the list if several agencies are found; arrow keys choose among them, and Enter opens one', async () => {
  const { user, search } = open('/exec?agency=bis');
  await (await list()).findByRole('link', { name: /NASA/ });
  const field = screen.getByRole('searchbox', { name: 'Search agencies' });
  await user.type(field, 'bureau{Enter}');
  expect((await list()).getByRole('status').textContent).toBe(
    '2 agencies. Press Enter to go to them and the arrow keys to choose.',
  );
  const [first, second] = (await list()).getAllByRole('link');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(search()).toBe('?agency=uscb');
});

test('an unknown budget is masked and labelled as unknown', async () => {
  server.get('/api/topics/executive-branch/{slug}').answers(() => ({ ...agencyFixture, annual_budget: null }));
  open('/exec?agency=bis');
  expect(await screen.findByText('•••••• unknown')).toBeTruthy();
});

describe('documents that name an agency', () => {
  const documents = ['One', 'Two', 'Three', 'Four'].map((title) => documentFixture({ id: title, title }));
  const named = { slug: 'bis', name: 'Bureau of Industry and Security', documents: documents.map(({ id }) => id) };

  test('the panel of an agency lists documents that mention it to signed-in people, with a link to all', async () => {
    saveTokens({ access: accessToken(), refresh: 'refresh' });
    server.get('/api/v1/documents').answers(() => [...documents, documentFixture({ id: 'other', title: 'Other' })]);
    server.get('/api/v1/documents/agencies').answers(() => [named]);
    open('/exec?agency=bis');
    const panel = within(await screen.findByRole('region', { name: 'Documents that mention it' }));
    expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['One', '/document/One'],
      ['Two', '/document/Two'],
      ['Three', '/document/Three'],
      ['All 4 documents', '/documents?agency=bis'],
    ]);
  });

  test('the panel of an agency requests no documents for visitors', async () => {
    const requests = server.get('/api/v1/documents/agencies').answers(() => [named]);
    open('/exec?agency=bis');
    await screen.findByText('2,345');
    expect(requests).toEqual([]);
  });
});

test('the agency of the URL is shown with dated and sourced figures, and its other figures as unknown', async () => {
  open('/exec?agency=bis');
  const panel = within(await screen.findByRole('complementary', { name: 'Agency' }));
  expect(await panel.findByRole('heading', { name: 'Bureau of Industry and Security (BIS)' })).toBeTruthy();
  expect(panel.getByText('2,345')).toBeTruthy();
  expect(panel.getByText(/March 31, 2025/)).toBeTruthy();
  // If only the publisher's site is recorded, its link is not presented as the figure's page.
  expect(panel.getByRole('link', { name: 'fedscope.opm.gov' }).getAttribute('href')).toBe(
    'https://www.fedscope.opm.gov/',
  );
  expect(panel.queryByRole('link', { name: 'OPM FedScope' })).toBeNull();
  expect(panel.getByRole('link', { name: 'United States Government Manual' })).toBeTruthy();
  expect(panel.getByText('Headcount is civilian.').nextElementSibling?.textContent).toBe('Written for this record');
  expect(panel.getByText('$191,000,000')).toBeTruthy();
  expect(panel.getByText('Discretionary budget authority')).toBeTruthy();
  expect(panel.getByText('Unknown')).toBeTruthy();
  expect(panel.getByText('What would you like to know about the Bureau of Industry and Security?')).toBeTruthy();
  expect(panel.getByPlaceholderText('Ask here...')).toBeTruthy();
});

test('Track Agency opens the tracker in a new tab, and its last news is shown above', async () => {
  server
    .get('/api/topics/tracker/{id}/last-update')
    .answers(() => ({ content: 'A rule ended.', sources: [], updated_at: null, rates_since: [] }));
  open('/exec?agency=bis');
  const link = await screen.findByRole('link', { name: 'Track Agency (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/tracker/tracker-of-bis', '_blank']);
  await within(await screen.findByRole('region', { name: 'Latest update' })).findByText('A rule ended.');
});

test('a chosen agency is in the URL, also if chosen on the map, until it is closed', async () => {
  const { user, search } = open();
  await user.click(await (await list()).findByRole('link', { name: /Department of Energy/ }));
  expect(search()).toBe('?agency=doe');
  expect((await list()).getByRole('link', { current: true }).textContent).toContain('Department of Energy');
  await screen.findByText('The map');
  expect(drawn.mock.lastCall?.[0]).toMatchObject({ chosen: 'doe' });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(search()).toBe('');
});

test('Escape asks before it discards a typed question', async () => {
  const { user, search } = open('/exec?agency=doe');
  const question = await screen.findByRole('textbox', { name: 'Your question' });
  await user.type(question, 'Who leads it?{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(search()).toBe('?agency=doe');
  await user.type(question, '{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(search()).toBe('');
});

test('Close asks, too, and returns the focus to where the agency was chosen', async () => {
  const { user, search } = open('/exec?agency=doe');
  await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Who leads it?');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(search()).toBe('');
  expect(document.activeElement).toBe((await list()).getByRole('link', { name: /Department of Energy/ }));
});

test('the list can be hidden, and the focus moves to the button that shows it again', async () => {
  const { user } = open();
  await (await list()).findByRole('link', { name: /NASA/ });
  await user.click(screen.getByRole('button', { name: 'Hide the list' }));
  expect(screen.queryByRole('navigation', { name: 'Agencies' })).toBeNull();
  const back = screen.getByRole('button', { name: 'List' });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  expect(screen.getByRole('navigation', { name: 'Agencies' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide the list' }));
});

test('an unknown agency is reported', async () => {
  server.get('/api/topics/executive-branch/{slug}').answers(() => problemResponse(404, 'NOT_FOUND'));
  open('/exec?agency=silly-walks');
  expect(await screen.findByText('There is no such agency.')).toBeTruthy();
});

test('a list that does not load is loaded again on demand', async () => {
  server.get('/api/topics/executive-branch').answers(() => problemResponse(500, 'INTERNAL'));
  open();
  expect(await screen.findByRole('button', { name: /Try again/ })).toBeTruthy();
});

test('a failure of the chat has its own message', async () => {
  server.get('/api/v1/documents/agencies').answers(() => []);
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.post('/api/topics/chat-org').answers(() => problemResponse(500, 'INTERNAL'));
  const { user } = open('/exec?agency=bis');
  await screen.findByRole('heading', { name: 'Bureau of Industry and Security (BIS)' });
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Who leads it?{Enter}');
  expect(
    await screen.findByText("I'm sorry, but I encountered an error processing your request. Please try again later."),
  ).toBeTruthy();
  expect(logged.mock.calls).toMatchObject([['The assistant’s reply failed.', { status: 500, code: 'INTERNAL' }]]);
  logged.mockRestore();
});
