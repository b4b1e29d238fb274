import { screen, within } from '@testing-library/react';
import { accessToken, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { userFixture } from '#features/accounts/user.fixture';
import type { Update } from '#features/trackers/api/tracker';
import { lineFixture } from '#features/trackers/line.fixture';
import { recordVisit } from '#features/trackers/published/last-visit';
import { trackerSourceFixture } from '#features/trackers/source.fixture';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { TrackerWithRecord } from '../../../../app/composed/tracker-with-record';

const server = fakeServer();
// Whether there is a plan decides whether updates can be listened to.
beforeEach(() => server.get('/api/common/user').answers(() => userFixture));

const updateOn = (day: number, text: string): Update => ({
  id: `u${day}`,
  run_id: `r${day}`,
  created_at: `2026-08-${day}T09:00:00.000Z`,
  content: '',
  sources: [trackerSourceFixture()],
  lines: [lineFixture(text)],
  more: 0,
  written: null,
});

const open = async (updates = [updateOn(19, 'The fee doubles.'), updateOn(12, 'A ferry sails.')]) => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/topics/tracker/{id}/runs').answers(() => []);
  server.get('/api/topics/tracker/{id}').answers(() =>
    trackerFixture({
      current_state: '- The fee doubles. [1]\n- A ferry sails. [1]',
      lines: [lineFixture('The fee doubles.'), lineFixture('A ferry sails.')],
      sources: [trackerSourceFixture()],
      updates,
    }),
  );
  ({ user } = renderPage(<TrackerWithRecord />, { path: '/tracker/:id', url: '/tracker/t1' }));
  return screen.findByRole('region', { name: 'Overview' });
};
let user: ReturnType<typeof renderPage>['user'];
const strip = () => screen.queryByRole('region', { name: 'New since your last visit' });

test('on the first visit nothing is marked as new', async () => {
  const overview = await open();
  expect(strip()).toBeNull();
  expect(within(overview).queryByText('New')).toBeNull();
});

test('remarks on a line are shown below it in short, and beside the date if the update has only that line', async () => {
  recordVisit('t1', new Date('2026-08-11T09:00:00.000Z'));
  const dated = updateOn(12, 'The council shall list each ferry.');
  const sources = [trackerSourceFixture(), trackerSourceFixture({ quote: 'Order 12 of August 2, 2026' })];
  const due = { kind: 'due', day: '2036-09-01', sources: [2] } as const;
  const lines = [lineFixture('The council shall list each ferry.', { remarks: [{ ...due, sources: [2] }] })];
  await open([updateOn(19, 'The fee doubles.'), { ...dated, sources, lines }]);
  expect(strip()?.textContent).toContain('The council shall list each ferry.1due Sep 1, 2036');
  const update = screen.getByRole('article', { name: 'Update of August 12, 2026' });
  await user.click(within(update).getByRole('button', { name: 'Update of August 12, 2026' }));
  within(update).getByRole('link', { name: /^due Sep 1, 2036/ });
});

test('on a later visit, what was published since comes first, and its line in the overview is marked', async () => {
  recordVisit('t1', new Date('2026-08-14T09:00:00.000Z'));
  const overview = await open();
  const shown = strip();
  expect(shown?.textContent).toContain('The fee doubles.');
  expect(shown?.textContent).not.toContain('A ferry sails.');
  expect(shown?.compareDocumentPosition(overview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [fee, ferry] = within(overview).getAllByText(/sails|doubles/, { selector: 'p' });
  expect([fee?.textContent, ferry?.textContent]).toEqual(['NewThe fee doubles.1', 'A ferry sails.1']);
});

test('a remark common to all lines of the only update is shown once', async () => {
  recordVisit('t1', new Date('2026-08-14T09:00:00.000Z'));
  const sources = [trackerSourceFixture(), trackerSourceFixture({ quote: 'In force from May 3, 2036.' })];
  const from = { kind: 'takes_effect', day: '2036-05-03' } as const;
  const lines = ['The fee doubles.', 'The toll ends.'].map((text) =>
    lineFixture(text, { remarks: [{ ...from, sources: [2] }] }),
  );
  await open([{ ...updateOn(19, ''), sources, lines }]);
  expect(strip()?.textContent?.match(/from May 3, 2036/g)).toHaveLength(1);
});

test('a number refers to the same quote everywhere on the page', async () => {
  recordVisit('t1', new Date('2026-08-01T09:00:00.000Z'));
  const [first, second] = [updateOn(19, 'The fee doubles.'), updateOn(12, 'A ferry sails.')];
  const overview = await open([first, { ...second, sources: [trackerSourceFixture({ quote: 'A ferry sails.' })] }]);
  expect(overview.textContent).toContain('The fee doubles.1');
  expect(strip()?.textContent).toMatch(/The fee doubles\.1.*A ferry sails\.2/);
});

test('ended lines come before new ones across updates', async () => {
  recordVisit('t1', new Date('2026-08-01T09:00:00.000Z'));
  const ended = lineFixture('The strike is over.', { kind: 'contradicted', was: 'They strike.' });
  const overview = await open([
    updateOn(19, 'The fee doubles.'),
    { ...updateOn(12, ''), lines: [lineFixture('A ferry sails.'), ended] },
  ]);
  expect(strip()?.textContent).toMatch(/The strike is over.*The fee doubles.*A ferry sails/);
  expect(overview.compareDocumentPosition(strip() ?? document.body)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('an update that stands there in full is not printed again below until it is opened', async () => {
  recordVisit('t1', new Date('2026-08-14T09:00:00.000Z'));
  await open();
  const isFolded = (day: string): boolean =>
    screen.getByRole('article', { name: `Update of August ${day}, 2026` }).querySelector(':scope > [hidden]') !== null;
  expect([isFolded('19'), isFolded('12')]).toEqual([true, false]);
});

test('a change has one mark, and says in words what it is about; only numbers of the text have a button', async () => {
  recordVisit('t1', new Date('2026-08-14T09:00:00.000Z'));
  const was = { kind: 'was', quote: '30 days after signing', day: null, sources: [1] } as const;
  const about = { kind: 'told_before', quote: 'Goods of Norland pay 50%.', sources: [2] } as const;
  const line = lineFixture('The effective date shall be May 3.', {
    kind: 'changed',
    was: was.quote,
    remarks: [
      { ...was, sources: [1] },
      { ...about, sources: [2] },
    ],
  });
  const sources = [trackerSourceFixture(), trackerSourceFixture({ url: 'https://norland.example/duties' })];
  await open([{ ...updateOn(19, ''), sources, lines: [line] }]);
  expect(strip()?.textContent).toContain('About: “Goods of Norland pay 50%.”');
  expect(within(strip() ?? document.body).getAllByText(/^(?:New|Changed|about what was told)$/)).toHaveLength(1);
  const update = screen.getByRole('article', { name: 'Update of August 19, 2026' });
  await user.click(within(update).getByRole('button', { name: 'Update of August 19, 2026' }));
  within(update).getByRole('link', { name: /^“Goods of Norland pay 50%\.”/ });
  expect(within(within(update).getByRole('list', { name: 'Sources' })).getAllByRole('link')).toHaveLength(1);
});

test('an earlier claim is struck through', async () => {
  recordVisit('t1', new Date('2026-08-14T09:00:00.000Z'));
  const told = updateOn(19, '');
  const was = 'The first order bans drift nets.';
  const contradicts = { kind: 'contradicts' as const, quote: was, sources: [1] };
  const line = lineFixture('The first ban ends.', { kind: 'contradicted', was, remarks: [contradicts] });
  await open([{ ...told, lines: [line] }]);
  expect(Array.from(strip()?.querySelectorAll('del') ?? [], ({ textContent }) => textContent)).toEqual([was]);
});

test('a contradicted quote is shown with its source', async () => {
  recordVisit('t1', new Date('2026-08-14T09:00:00.000Z'));
  const was = 'This order bans drift nets.';
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/topics/tracker/{id}/runs').answers(() => []);
  server.get('/api/topics/tracker/{id}').answers(() =>
    trackerFixture({
      current_state: '- A ferry sails. [1]',
      lines: [lineFixture('A ferry sails.')],
      sources: [trackerSourceFixture()],
      updates: [
        {
          ...updateOn(19, ''),
          sources: [
            trackerSourceFixture({
              url: 'https://harbour.example/end',
              passthrough_link: 'http://localhost/go/s2',
              headline: 'Ending certain bans',
            }),
            trackerSourceFixture({ headline: 'Drift nets', published_on: '2025-05-03', quote: was }),
          ],
          lines: [
            lineFixture('Ending certain bans', {
              kind: 'contradicted',
              was: 'This order bans …',
              remarks: [{ kind: 'contradicts', quote: 'This order bans …', sources: [2] }],
            }),
          ],
        },
      ],
    }),
  );
  renderPage(<TrackerWithRecord />, { path: '/tracker/:id', url: '/tracker/t1' });
  await screen.findByRole('region', { name: 'Overview' });
  expect(strip()?.textContent).toMatch(/From Drift nets, May 3, 2025This order bans …/);
});
