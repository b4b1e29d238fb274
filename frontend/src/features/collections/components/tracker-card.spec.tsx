import { cleanup, screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { progressFixture } from '#features/trackers/progress.fixture';
import { runFixture } from '#features/trackers/run.fixture';
import type { TrackerItem } from '../api/get-folder';
import { trackerItemFixture } from '../tracker-item.fixture';
import { TrackerCard } from './tracker-card';

fakeServer();

const open = (change: Partial<TrackerItem>) =>
  renderPage(
    <ul>
      <TrackerCard item={trackerItemFixture(change)} />
    </ul>,
  );

const longName = 'Federal rules on the procurement of artificial intelligence by agencies of the United States';

test('a long name is shortened visually only', () => {
  open({ name: longName });
  const link = screen.getByRole('link');
  expect(link.textContent).toContain(longName.slice(0, 40));
  expect(link.textContent?.replace('…\u2060', '')).toBe(longName);
});

test('a long name leaves its line enough room to say something', () => {
  const line = 'As part of its dairy system, Canada established quotas on cheese that are much more restrictive.';
  open({ name: longName, last_line: line, last_line_origin: null });
  expect(screen.getByText(/^As part of/).textContent).toMatch(
    /^As part of its dairy system, Canada established quotas/,
  );
  expect(screen.getByRole('link').firstChild?.textContent?.length).toBeLessThanOrEqual(44);
});

const silentProvider = {
  kind: 'provider',
  name: 'arxiv',
  answer: 'unreachable',
  found: 0,
  reason: 'timed out',
  retry_at: null,
} as const;

test.each([
  ['no source responded', runFixture({ state: 'failed', reason: 'UNREACHABLE' }), 'No source responded.', 'Failed'],
  [
    'nothing matched its topic',
    runFixture({ state: 'nothing_new', reason: 'NO_MATCH' }),
    'Its sources have nothing on this topic.',
    'No results',
  ],
  [
    'nothing was found, and not every source answered',
    runFixture({ state: 'nothing_new', reason: 'NO_MATCH', asked: [silentProvider] }),
    'Nothing was found, and not every source answered.',
    'No results',
  ],
  [
    'its own site has nothing on its topic, whoever else did not answer',
    runFixture({
      state: 'nothing_new',
      reason: 'NO_MATCH',
      sources_read: 34,
      asked: [
        silentProvider,
        { kind: 'domain', name: 'www.a.example', answer: 'found', found: 34, reason: '', retry_at: null },
      ],
    }),
    'Read 34 pages of a.example, and found nothing on this topic.',
    'No results',
  ],
  ['its first run failed', null, 'The first run did not finish.', 'Failed'],
])('shows that %s', (_why, last_run, reason, mark) => {
  open({ needs_attention: true, has_state: false, last_line: null, last_run });
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.getByText(mark)).toBeTruthy();
});

test('the sources read during the first run are counted without announcing each', () => {
  const progress = progressFixture({ step: 'read', sources_found: 14, sources_read: 9 });
  open({ has_state: false, last_run: runFixture({ state: 'running', progress }) });
  expect(screen.getByText('Reading 9 of 14 sources')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

const origin = {
  kind: 'contradicted',
  was: 'Before.',
  host: 'www.agency.gov',
  published_on: null,
  mentions: 4,
} as const;

test('says where its line is from and how many tell it, where there is room below two lines', () => {
  open({ last_line_origin: { ...origin, kind: 'new', was: null } });
  expect(screen.getByText(/agency\.gov/).textContent).toBe('agency.gov · on 4 pages');
});

test('says once that its line contradicts, whether that happened today or earlier', () => {
  open({ last_line_origin: origin });
  screen.getByText('Ended');
  cleanup();
  open({
    last_line_origin: origin,
    marks: { new: 0, changed: 0, contradicted: 1 },
    updated_at: new Date(performance.timeOrigin + performance.now()).toISOString(),
    news_on: null,
  });
  screen.getByText('Ended');
});

test('leaves out where its line is from below a long name', () => {
  open({ name: longName });
  expect(screen.queryByText(/agency\.gov/)).toBeNull();
});

test('a line that says nothing by itself gives way to the title of its page', () => {
  open({
    last_line: 'The effective date of the additional duties shall be August 22.',
    last_line_origin: { ...origin, title: 'Temporary Suspension of Duties on Canada' },
  });
  screen.getByText('Temporary Suspension of Duties on Canada');
  expect(screen.queryByText(/^The effective date/)).toBeNull();
});
