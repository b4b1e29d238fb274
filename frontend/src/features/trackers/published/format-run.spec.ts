import { setLanguage } from '#shared/language/language';
import { german as timeTexts } from '#shared/texts/time.de';
import type { Run, Update } from '../api/tracker';
import { lineFixture } from '../line.fixture';
import { progressFixture } from '../progress.fixture';
import { runFixture } from '../run.fixture';
import { formatRunLine, runFailureMessage } from './format-run';
import { german as runTexts } from './texts/runs.de';

const now = new Date(2026, 7, 19, 14);
const at = (day: number, hour: number): string => new Date(2026, 7, day, hour).toISOString();

const run = (change: Partial<Run>) => runFixture({ started_at: at(19, 6), finished_at: at(19, 6), ...change });

const update = (created_at: string, kinds: readonly ('new' | 'changed' | 'contradicted')[]): Update => ({
  id: 'u1',
  run_id: 'r1',
  created_at,
  content: '',
  more: 0,
  written: null,
  sources: [],
  lines: kinds.map((kind) => lineFixture('A line.', { kind })),
});

const words = (change: Partial<Run>, updates: Update[] = [], more = 0): string =>
  formatRunLine(run(change), { updates, lines: Array.from({ length: 3 }, () => lineFixture('A finding.')), more }, now)
    .map(([text]) => text)
    .join('');

test('a run with news is summed up by its findings', () =>
  expect(words({}, [update(at(19, 7), ['new', 'contradicted', 'changed', 'new'])])).toBe(
    'Read 14 of 18 sources this morning · 2 new, 1 changed, 1 ended · 2 without evidence, dropped',
  ));

test('the first run, which has no update', () =>
  expect(words({ claims_rejected: 0 })).toBe('Read 14 of 18 sources this morning · 3 findings'));

test('findings of the first run that the overview has no room for are counted apart', () =>
  expect(words({ claims_new: 8, claims_rejected: 0 }, [], 5)).toBe(
    'Read 14 of 18 sources this morning · 3 findings, 5 more below',
  ));

test('findings of an update that have no line are counted apart, too', () =>
  expect(words({ claims_rejected: 0 }, [{ ...update(at(19, 7), ['new', 'new']), more: 1 }])).toBe(
    'Read 14 of 18 sources this morning · 2 new, 1 more below',
  ));

test('findings of the first run that were over when it found them are counted apart', () => {
  const lines = [lineFixture('One.'), lineFixture('Two.'), lineFixture('Three.', { past: true })];
  expect(
    formatRunLine(run({ claims_rejected: 0 }), { updates: [], lines, more: 0 }, now)
      .map(([text]) => text)
      .join(''),
  ).toBe('Read 14 of 18 sources this morning · 2 findings, 1 earlier');
});

test('a run that found nothing is summed up', () =>
  expect(words({ state: 'nothing_new', claims_rejected: 0 }, [update(at(14, 7), ['new'])])).toBe(
    'Read 14 of 18 sources this morning · nothing\u00a0new',
  ));

test('a failed run says when it is tried again', () =>
  expect(words({ state: 'failed', reason: 'UNREACHABLE', finished_at: at(19, 13), retry_at: at(19, 16) })).toContain(
    ' · next attempt in 2 hours · ',
  ));

test('a run with an unanswered source is summed up', () =>
  expect(
    words({
      state: 'nothing_new',
      claims_rejected: 0,
      asked: [
        { kind: 'provider', name: 'arxiv', answer: 'unreachable', found: 0, reason: 'timed out', retry_at: null },
        { kind: 'provider', name: 'google-news', answer: 'found', found: 3, reason: '', retry_at: null },
      ],
    }),
  ).toBe('Read 14 of 18 sources this morning · nothing\u00a0new · arXiv did not answer'));

test('a failed run is summed up', () =>
  expect(words({ state: 'failed', reason: 'UNREACHABLE', finished_at: at(18, 6) })).toBe(
    'The run yesterday failed · no source responded · the overview is unchanged',
  ));

test('an active run is summed up', () => {
  expect(words({ state: 'queued' })).toBe('The next run starts soon');
  expect(
    words({
      state: 'running',
      progress: progressFixture({ step: 'read', sources_found: 14, sources_read: 9 }),
    }),
  ).toBe('Reading the sources now · 9 of 14 so far');
});

test('an unknown reason shows the server’s text', () =>
  expect(runFailureMessage({ reason: 'ENGINE_FAILED', detail: 'the worker ran out of memory', asked: [] })).toBe(
    'the worker ran out of memory',
  ));

test('pages that were found and could not be read are not called missing', () => {
  const place = { kind: 'domain', name: 'a.example', answer: 'found', reason: '', retry_at: null } as const;
  const failed = (found: number) =>
    runFailureMessage({ reason: 'NO_SOURCES', detail: '', asked: [{ ...place, found }] });
  expect(failed(3)).toBe('none of the pages found could be read');
  expect(failed(0)).toBe('no pages were found on its sources');
});

describe('in German', () => {
  beforeEach(() => setLanguage('de', { 'trackers/runs': runTexts, 'shared/time': timeTexts }));
  afterEach(() => setLanguage('en', {}));

  test('the figures come first', () =>
    expect(words({}, [update(at(19, 7), ['new', 'contradicted', 'changed', 'new'])])).toBe(
      '14 von 18 Quellen heute Morgen gelesen · 2 neu, 1 geändert, 1 beendet · 2 ohne Beleg, verworfen',
    ));

  test('a place that did not answer has its verb in its number', () => {
    const silent = (name: string) =>
      ({ kind: 'provider', name, answer: 'unreachable', found: 0, reason: 'timed out', retry_at: null }) as const;
    const quiet = { state: 'nothing_new', claims_rejected: 0 } as const;
    expect(words({ ...quiet, asked: [silent('arxiv')] })).toMatch(/· arXiv hat nicht geantwortet$/);
    expect(words({ ...quiet, asked: [silent('arxiv'), silent('gdelt')] })).toMatch(
      /· 2 von 2 Suchdiensten haben nicht geantwortet$/,
    );
  });
});
