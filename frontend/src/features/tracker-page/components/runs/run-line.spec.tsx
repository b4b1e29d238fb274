import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '#shared/testing/render-page';
import type { Run, Tracker } from '#features/trackers/api/tracker';
import { lineFixture } from '#features/trackers/line.fixture';
import { runFixture } from '#features/trackers/run.fixture';
import { trackerSourceFixture } from '#features/trackers/source.fixture';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { RunLine } from './run-line';

const open = (run: Partial<Run>, change: Partial<Tracker>) => {
  const opened = jest.fn();
  const tracker = trackerFixture({ lines: [lineFixture('Duties hold.')], ...change });
  const page = renderPage(
    <RunLine tracker={tracker} run={runFixture({ finished_at: '2025-08-20T07:00:00.000Z', ...run })} onOpen={opened} />,
  );
  return { ...page, opened };
};
const update = {
  id: 'u1',
  run_id: 'r0',
  created_at: '2025-08-19T12:00:00.000Z',
  content: '- Duties rise. [1]',
  more: 0,
  written: null,
  sources: [trackerSourceFixture({ published_on: '2025-08-19' })],
  lines: [lineFixture('Duties rise.')],
};

test('a run without news says what was last new and when, and links to it', async () => {
  const { user, opened } = open({ state: 'nothing_new', claims_rejected: 0 }, { updates: [update] });
  const news = screen.getByRole('link', { name: 'Last news August 19, 2025 · Duties rise.' });
  expect(news.getAttribute('href')).toBe('/#update-u1');
  await user.click(screen.getByRole('button', { name: 'Read 14 of 18 sources on August 20, 2025 · nothing\u00a0new' }));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('before the first update the overview counts as the last news', () => {
  const sources = [trackerSourceFixture({ published_on: '2025-05-02' })];
  open({ state: 'nothing_new' }, { updated_at: '2025-08-05T12:00:00.000Z', sources });
  const news = screen.getByRole('link', { name: 'Last news of May 2, 2025, found August 5, 2025 · Duties hold.' });
  expect(news.getAttribute('href')).toBe('/#overview-title');
});

test('long news is cut to a line, and told by the title of its page where it needs one', () => {
  const text = `The Secretary of the Treasury, in consultation with ${'many others, '.repeat(9)}shall begin.`;
  open({ state: 'nothing_new' }, { updates: [{ ...update, lines: [lineFixture(text)] }] });
  const name = screen.getByRole('link').textContent ?? '';
  expect([name.length < 120, name.endsWith(' …')]).toEqual([true, true]);
  cleanup();
  const titled = { ...lineFixture(text), title: 'Executive Order 14409: Promoting Innovation' };
  open({ state: 'nothing_new' }, { updates: [{ ...update, lines: [titled] }] });
  screen.getByRole('link', { name: 'Last news August 19, 2025 · Executive Order 14409: Promoting Innovation' });
});

test('a run with news shows its number of findings', () => {
  open({ state: 'published', started_at: '2025-08-19T11:00:00.000Z' }, { updates: [update] });
  screen.getByRole('button', { name: /1 new/ });
  expect(screen.queryByRole('link')).toBeNull();
});
