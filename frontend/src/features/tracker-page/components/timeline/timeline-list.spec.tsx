import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { setLanguage } from '#shared/language/language';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { lineFixture } from '#features/trackers/line.fixture';
import { runFixture } from '#features/trackers/run.fixture';
import { trackerSourceFixture } from '#features/trackers/source.fixture';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { german } from '../../../../app/language/german';
import { TimelineList } from './timeline-list';

const server = fakeServer();

const failedOn = (day: string) =>
  runFixture({ id: day, state: 'failed', finished_at: `2026-08-${day}T09:00:00.000Z`, reason: 'UNREACHABLE' });
const quietOn = (day: string) =>
  runFixture({ id: day, state: 'nothing_new', finished_at: `2026-08-${day}T09:00:00.000Z` });

test('fetches earlier runs on demand, page by page, until there are none', async () => {
  const address = '/api/topics/tracker/t1/runs?limit=100&cursor=after-the-twelfth';
  const requests = server
    .get('/api/topics/tracker/{id}/runs')
    .answers(({ query }) =>
      query.get('cursor') === null
        ? Response.json([quietOn('12')], { headers: { link: `<${address}>; rel="next"` } })
        : [failedOn('03')],
    );
  const { user } = renderPage(<TimelineList tracker={trackerFixture()} onOpenRun={() => undefined} />);
  await screen.findByRole('article', { name: /12 August|August 12/ });
  expect(screen.queryByRole('article', { name: /3 August|August 3/ })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show earlier runs' }));

  await screen.findByRole('article', { name: /3 August|August 3/ });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show earlier runs' })).toBeNull();
  expect(requests.map(({ query }) => query.get('cursor'))).toEqual([null, 'after-the-twelfth']);
});

test('a run that goes on leaves the earlier runs that are shown', async () => {
  const address = '/api/topics/tracker/t1/runs?limit=100&cursor=after-the-twelfth';
  const requests = server
    .get('/api/topics/tracker/{id}/runs')
    .answers(({ query }) =>
      query.get('cursor') === null
        ? Response.json([quietOn('12')], { headers: { link: `<${address}>; rel="next"` } })
        : [failedOn('03')],
    );
  const Page = () => {
    const [state, setState] = useState<'running' | 'nothing_new'>('running');
    const last_run = { ...quietOn('12'), state };
    return (
      <>
        <button onClick={() => setState('nothing_new')}>End the run</button>
        <TimelineList tracker={trackerFixture({ last_run })} onOpenRun={() => undefined} />
      </>
    );
  };
  const { user } = renderPage(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Show earlier runs' }));
  await screen.findByRole('article', { name: /3 August|August 3/ });
  await user.click(screen.getByRole('button', { name: 'End the run' }));
  await waitFor(() => expect(requests).toHaveLength(4));
  screen.getByRole('article', { name: /3 August|August 3/ });
});

test.each([
  ['on several days says since when', ['12', '11', '10'], /^Nothing new in 3 runs since August 10/],
  ['on one day says only how many', ['12', '12', '12'], /^Nothing new in 3 runs\.$/],
])('a group of quiet runs %s', async (_when, days, words) => {
  const runs = days.map((day, index) => ({ ...quietOn(day), id: String(index) }));
  server.get('/api/topics/tracker/{id}/runs').answers(() => runs);
  renderPage(<TimelineList tracker={trackerFixture()} onOpenRun={() => undefined} />);
  await screen.findByText(words);
});

test('the findings of the first overview, which no update tells, can be opened', async () => {
  const first = runFixture({ id: 'first', finished_at: '2026-08-03T09:00:00.000Z', claims_new: 2 });
  server.get('/api/topics/tracker/{id}/runs').answers(() => [quietOn('12'), quietOn('11'), first, quietOn('02')]);
  const requests = server.get('/api/topics/tracker/{id}/claims').answers(() => []);
  const { user } = renderPage(<TimelineList tracker={trackerFixture()} onOpenRun={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'All 2 sentences it found' }));
  await waitFor(() => expect(requests.map(({ query }) => query.get('run_id'))).toEqual(['first']));
});

test('the first overview alone is labelled as such beside its day', async () => {
  server.get('/api/topics/tracker/{id}/runs').answers(() => [runFixture({ finished_at: '2026-08-03T09:00:00.000Z' })]);
  renderPage(<TimelineList tracker={trackerFixture()} onOpenRun={() => undefined} />);
  const first = await screen.findByRole('article', { name: 'Findings of August 3, 2026' });
  within(first).getByText('The first overview. No updates yet.');
});

test('an empty list says that there are no updates yet', async () => {
  server.get('/api/topics/tracker/{id}/runs').answers(() => []);
  renderPage(<TimelineList tracker={trackerFixture()} onOpenRun={() => undefined} />);
  await screen.findByText('No updates yet.');
});

test('the list shows no empty state while its runs are loading', async () => {
  const requests = server.get('/api/topics/tracker/{id}/runs').answers(() => new Promise(() => undefined));
  renderPage(<TimelineList tracker={trackerFixture()} onOpenRun={() => undefined} />);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.getByRole('region', { name: 'Updates' }).querySelector('[aria-hidden]')).not.toBeNull();
  expect(screen.queryByText('No updates yet.')).toBeNull();
});

test('a list of runs without news is not called empty', async () => {
  server.get('/api/topics/tracker/{id}/runs').answers(() => [quietOn('12')]);
  renderPage(<TimelineList tracker={trackerFixture()} onOpenRun={() => undefined} />);
  await screen.findByText(/^Nothing new/);
  expect(screen.queryByText('No updates yet.')).toBeNull();
});

describe('the updates', () => {
  const updateOn = (day: string) => ({
    id: `u${day}`,
    run_id: `r${day}`,
    created_at: `2026-08-${day}T09:00:00.000Z`,
    content: '',
    sources: [trackerSourceFixture()],
    lines: [lineFixture(`What came on the ${day}th.`, { claim_id: `c${day}` })],
    more: 0,
    written: null,
  });
  const openAt = (width: number, hash = '') => {
    window.innerWidth = width;
    server.get('/api/topics/tracker/{id}/runs').answers(() => []);
    const tracker = trackerFixture({ updates: [updateOn('19'), updateOn('12')] });
    return renderPage(<TimelineList tracker={tracker} onOpenRun={() => undefined} />, {
      path: '/tracker/:id',
      url: `/tracker/t1${hash}`,
    });
  };
  const unfolded = () =>
    screen
      .queryAllByRole('button', { name: /^Update of/, expanded: true })
      .map((each) => each.getAttribute('aria-label'));
  const newest = 'Update of August 19, 2026';
  const older = 'Update of August 12, 2026';
  const { innerWidth } = window;
  afterEach(() => {
    window.innerWidth = innerWidth;
  });

  test('the updates have German dates in a German interface', () => {
    setLanguage('de', german);
    openAt(1440);
    setLanguage('en', {});
    const update = within(screen.getByRole('article', { name: 'Update vom 19. August 2026' }));
    update.getByRole('button', { name: 'Update vom 19. August 2026' });
    update.getByText('1 Ergebnis aus 1 Quelle');
    update.getByText('Neu');
  });

  test('updates of the same day have their time, and each opens its log', async () => {
    server.get('/api/topics/tracker/{id}/runs').answers(() => []);
    const morning = { ...updateOn('19'), created_at: '2026-08-19T07:05:00.000Z', id: 'u19m', run_id: 'r19m' };
    const opened: string[] = [];
    const updates = [updateOn('19'), morning, updateOn('12')];
    const { user } = renderPage(
      <TimelineList tracker={trackerFixture({ updates })} onOpenRun={(run) => opened.push(run)} />,
    );
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      expect.stringMatching(/^August 19, 2026, \d\d:00$/),
      expect.stringMatching(/^August 19, 2026, \d\d:05$/),
      'August 12, 2026',
    ]);
    for (const button of screen.getAllByRole('button', { name: 'See what was read' })) await user.click(button);
    expect(opened).toEqual(['r19', 'r19m', 'r12']);
  });

  test('all updates are unfolded on a wide screen', () => {
    openAt(1440);
    expect(unfolded()).toEqual([newest, older]);
  });

  test('updates that the top of the page shows in full are folded', () => {
    window.innerWidth = 1440;
    server.get('/api/topics/tracker/{id}/runs').answers(() => []);
    const [above, below] = [updateOn('19'), updateOn('12')];
    renderPage(
      <TimelineList
        tracker={trackerFixture({ updates: [above, below] })}
        toldAbove={new Set([above])}
        onOpenRun={() => undefined}
      />,
    );
    expect(unfolded()).toEqual([older]);
  });

  test('all updates but the newest are folded on a phone and can be unfolded by keyboard', async () => {
    const { user } = openAt(390);
    expect(unfolded()).toEqual([newest]);
    expect(screen.getByText('What came on the 12th.').closest('[hidden]')).not.toBeNull();
    screen.getByRole('button', { name: 'Update of August 12, 2026' }).focus();
    await user.keyboard('{Enter}');
    expect(unfolded()).toEqual([newest, older]);
    expect(screen.getByText('What came on the 12th.').closest('[hidden]')).toBeNull();
  });

  test('updates stay unfolded when a newer one arrives', async () => {
    window.innerWidth = 390;
    server.get('/api/topics/tracker/{id}/runs').answers(() => []);
    const Page = () => {
      const [updates, setUpdates] = useState([updateOn('19')]);
      return (
        <>
          <button onClick={() => setUpdates([updateOn('21'), ...updates])}>Publish</button>
          <TimelineList tracker={trackerFixture({ updates })} onOpenRun={() => undefined} />
        </>
      );
    };
    const { user } = renderPage(<Page />);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(unfolded()).toEqual(['Update of August 21, 2026', newest]);
  });

  test('an update that a later link targets is unfolded, even if it was collapsed', async () => {
    HTMLElement.prototype.scrollIntoView = () => undefined;
    window.innerWidth = 390;
    server.get('/api/topics/tracker/{id}/runs').answers(() => []);
    const tracker = trackerFixture({ updates: [updateOn('19'), updateOn('12')] });
    const { user } = renderPage(
      <>
        <Link to="#line-u12-c12">To the line</Link>
        <TimelineList tracker={tracker} onOpenRun={() => undefined} />
      </>,
    );
    const expand = 'Update of August 12, 2026';
    await user.click(screen.getByRole('button', { name: expand }));
    await user.click(screen.getByRole('button', { name: older }));
    await user.click(screen.getByRole('link', { name: 'To the line' }));
    expect(unfolded()).toEqual([newest, older]);
    await waitFor(() => expect(document.activeElement?.id).toBe('line-u12-c12'));
  });

  test.each(['#update-u12', '#line-u12-c12'])(
    'the update that %s targets is unfolded on a narrow screen, too',
    async (hash) => {
      // jsdom does not scroll.
      HTMLElement.prototype.scrollIntoView = () => undefined;
      openAt(390, hash);
      expect(unfolded()).toEqual([newest, older]);
      await waitFor(() => expect(document.activeElement?.id).toBe(hash.slice(1)));
    },
  );
});
