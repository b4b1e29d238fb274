import { page as readPage } from '#engine/spec-support/pages';
import type { GatheredPage } from '#pages/read-page';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { until } from '#test/support/until';
import type { GatherProgress } from '../gather/gathering';
import type { CheckedPage } from './check-page';
import { RUN_PROGRESS, type RunProgress, writeProgress } from './run-progress';

const page = (title: string): GatheredPage => ({
  ...readPage(title, []),
  fingerprint: title,
  extent: 'whole',
});

const reading = (visited: GatherProgress['visited']): GatherProgress => ({
  step: 'read',
  host: 'news.example',
  title: '',
  sources_found: 9,
  sources_read: 1,
  visited,
});

const kept = (title: string): CheckedPage => {
  const { url, host, publisher, publishedAt } = page(title);
  const evidence = { url, title, host, publisher, publishedAt, quote: `${title}.` };
  return { outcome: 'kept', lines: [{ text: `${title}.`, evidence, readAt: '2026-03-06T12:00:00Z' }] };
};

/** A run whose checks end when told to. */
const start = () => {
  const scratch = new InMemoryReadStore();
  const checks: { readonly title: string; readonly finish: (found: CheckedPage) => void; fail: () => void }[] = [];
  const progress = writeProgress(
    scratch,
    'run-1',
    ({ title }) =>
      new Promise((finish, reject) => checks.push({ title, finish, fail: () => reject(new Error(title)) })),
  );
  const displayed = () => scratch.load<RunProgress>(RUN_PROGRESS, 'run-1');
  const displays = (holds: (displayed: RunProgress) => boolean) =>
    until('the progress is written', async () => {
      const document = await displayed();
      return document !== undefined && holds(document);
    });
  const areChecked = (count: number) => until(`${count} pages are checked`, () => checks.length === count);
  return { progress, checks, shown: displayed, shows: displays, areChecked };
};

test('shows a page as soon as it is read, and its line once it is checked', async () => {
  const { progress, checks, shown, shows, areChecked } = start();
  progress.report(reading({ outcome: 'read', page: page('One') }));
  await shows(({ recent }) => recent[0]?.outcome === 'checking');
  expect(await shown()).toMatchObject({ checked: [], lines_checked: 0 });

  await areChecked(1);
  checks[0]?.finish(kept('One'));
  await shows(({ lines_checked }) => lines_checked === 1);
  expect(await shown()).toMatchObject({
    recent: [{ title: 'One', outcome: 'kept', lines: 1 }],
    checked: [{ text: 'One.' }],
  });
  await progress.end();
});

test('checks one page at a time, and a check that fails costs only its lines', async () => {
  const { progress, checks, shows, areChecked } = start();
  for (const title of ['One', 'Two']) progress.report(reading({ outcome: 'read', page: page(title) }));
  await areChecked(1);
  checks[0]?.fail();
  await areChecked(2);
  checks[1]?.finish(kept('Two'));
  await shows(({ recent }) => recent.map(({ outcome }) => outcome).join() === 'kept,nothing');
  await progress.end();
});

test('unchanged and unreadable pages are shown, and none of them is checked', async () => {
  const { progress, checks, shown, shows } = start();
  const url = 'https://www.agency.example/feed';
  for (const outcome of ['known', 'unreachable', 'left_out'] as const)
    progress.report(reading({ outcome, url, title: '', reason: { kind: 'unchanged' }, notes: [] }));
  await shows(({ recent }) => recent.length === 3);
  expect((await shown())?.recent).toEqual([
    { url, title: 'www.agency.example/feed', host: 'www.agency.example', outcome: 'unreadable', lines: 0 },
    expect.objectContaining({ outcome: 'unreachable' }),
    expect.objectContaining({ outcome: 'known' }),
  ]);
  expect(checks).toEqual([]);
  await progress.end();
});

test('starts no check once everything has been read, and leaves nothing behind', async () => {
  const { progress, checks, shown, areChecked } = start();
  for (const title of ['One', 'Two']) progress.report(reading({ outcome: 'read', page: page(title) }));
  await areChecked(1);
  progress.endChecks();
  checks[0]?.finish(kept('One'));
  await progress.end();
  expect(checks.map(({ title }) => title)).toEqual(['One']);
  expect(await shown()).toBeUndefined();
});

test('ends when the store that shows it is away', async () => {
  const scratch = new InMemoryReadStore();
  jest.spyOn(scratch, 'save').mockRejectedValue(new Error('The store is away.'));
  jest.spyOn(scratch, 'discard').mockRejectedValue(new Error('The store is away.'));
  const progress = writeProgress(scratch, 'run-1', null);
  progress.report(reading(null));
  await expect(progress.end()).resolves.toBeUndefined();
});
