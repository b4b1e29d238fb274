import { screen } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { SearchedSource } from '#features/trackers/api/tracker';
import { runFixture } from '#features/trackers/run.fixture';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { FirstRunEmpty } from './first-run-empty';

const server = fakeServer();

const publicTracker = (id: string, last_line: string | null): Schema<'ExploreTracker'> => ({
  id,
  tracker_description: `All on ${id}`,
  display_title: id,
  category: 'Trade',
  created_at: '2026-03-01T00:00:00.000Z',
  updated_at: '2026-03-01T00:00:00.000Z',
  following: false,
  can_edit: false,
  recorded: false,
  last_line,
  last_line_origin: null,
  found_line: null,
});

beforeEach(() => {
  server.get('/api/topics/search-trackers').answers(() => ({
    header: '',
    subheader: '',
    categories: [],
    topics: [],
    topic: null,
    trackers: [publicTracker('tariffs', 'Steel pays 50%.'), publicTracker('steel', null)],
  }));
});

const provider = (name: string, answer: SearchedSource['answer']): SearchedSource => ({
  kind: 'provider',
  name,
  answer,
  found: 0,
  reason: answer === 'unreachable' ? 'did not answer' : 'found nothing',
  retry_at: null,
});

const open = (...asked: SearchedSource[]) =>
  renderPage(
    <FirstRunEmpty
      tracker={trackerFixture({ whitelisted_domains: [] })}
      run={runFixture({ state: 'nothing_new', reason: 'NO_MATCH', asked })}
      onOpenRun={() => undefined}
    />,
  );

test('an empty first run advises other words if all providers answered', () => {
  open(provider('gdelt', 'nothing-to-read'), provider('arxiv', 'nothing-to-read'));
  screen.getByText('Try other words for the topic, or other domains.');
});

test('an empty first run does not blame the words if a provider was not reached', () => {
  open(provider('gdelt', 'unreachable'), provider('arxiv', 'nothing-to-read'));
  screen.getByText('Nothing was found, and not every search provider answered.');
  expect(screen.queryByText(/other words/)).toBeNull();
});

test('an empty first run names the providers that did not answer, and offers what works without them', async () => {
  open(provider('gdelt', 'unreachable'), provider('google-news', 'resting'), provider('arxiv', 'nothing-to-read'));
  screen.getByText(/^GDELT and Google News did not answer\. A site that you add is read without a search;/);
  screen.getByRole('button', { name: 'Add a site to read' });
  const link = await screen.findByRole('link', { name: 'tariffs' });
  expect(link.getAttribute('href')).toBe('/tracker/tariffs');
  expect(screen.queryByRole('link', { name: 'steel' })).toBeNull();
});

test('an empty first run says what was read of the tracker’s own site before it names who did not answer', () => {
  const site: SearchedSource = {
    kind: 'domain',
    name: 'www.a.example',
    answer: 'found',
    found: 34,
    reason: '',
    retry_at: null,
  };
  renderPage(
    <FirstRunEmpty
      tracker={trackerFixture({ whitelisted_domains: [] })}
      run={runFixture({
        state: 'nothing_new',
        reason: 'NO_MATCH',
        sources_tried: 34,
        sources_read: 34,
        asked: [site, provider('gdelt', 'unreachable')],
      })}
      onOpenRun={() => undefined}
    />,
  );
  screen.getByText('Read 34 pages of a.example, and found nothing on this topic.');
  screen.getByText('GDELT did not answer. Run it again later: there may be something elsewhere.');
  expect(screen.queryByRole('button', { name: 'Add a site to read' })).toBeNull();
});

test('an empty first run says what kept pages from being read, if some were found', () => {
  const asked: SearchedSource = {
    kind: 'domain',
    name: 'a.example',
    answer: 'found',
    found: 2,
    reason: '',
    retry_at: null,
  };
  const detail = 'none of the 2 pages found could be read: each denies access (403)';
  renderPage(
    <FirstRunEmpty
      tracker={trackerFixture({ whitelisted_domains: ['a.example'] })}
      run={runFixture({ state: 'failed', reason: 'NO_SOURCES', detail, asked: [asked] })}
      onOpenRun={() => undefined}
    />,
  );
  screen.getByText('No page could be read.');
  screen.getByText('None of the 2 pages found could be read: each denies access (403).');
});

describe('where no place was reached', () => {
  const unreachable = (name: string): SearchedSource => ({
    kind: 'domain',
    name,
    answer: 'unreachable',
    found: 0,
    reason: 'could not be resolved: its name is unknown',
    retry_at: null,
  });
  const openUnreached = (change: Partial<Parameters<typeof trackerFixture>[0]> = {}) =>
    renderPage(
      <FirstRunEmpty
        tracker={trackerFixture({ whitelisted_domains: ['www.a.example', 'b.example'], ...change })}
        run={runFixture({
          state: 'failed',
          reason: 'UNREACHABLE',
          sources_tried: 0,
          sources_read: 0,
          asked: [unreachable('www.a.example'), unreachable('b.example')],
        })}
        onOpenRun={() => undefined}
      />,
    );

  test('one sentence says so, with the domains; what each answered is read on demand', async () => {
    const { user } = openUnreached();
    screen.getByText('Nothing could be read: the sites could not be reached.');
    screen.getByText(/Searched a\.example, b\.example\./);
    const details = screen.getByText('Responses by source (2)').closest('details');
    expect(details?.open).toBe(false);
    await user.click(screen.getByText('Responses by source (2)'));
    expect(details?.textContent).toContain('b.example could not be resolved: its name is unknown.');
  });

  test('nobody is offered to see what was read of nothing', () => {
    openUnreached();
    expect(screen.queryByRole('button', { name: 'See what was read' })).toBeNull();
  });
});
