import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { renderPage } from '#shared/testing/render-page';
import type { KeyFactRead } from '#features/trackers/api/tracker';
import { trackerFixture } from '#features/trackers/tracker.fixture';
import { KeyFacts } from './key-facts';

const read = (change: Partial<KeyFactRead> = {}): KeyFactRead => ({
  as_of: '2026-02-20',
  qualifier: null,
  written: '10 percent',
  was: null,
  was_qualifier: null,
  year: null,
  was_year: null,
  source: {
    url: 'https://agency.gov/surcharge',
    title: 'A temporary import surcharge',
    headline: 'A temporary import surcharge',
    host: 'agency.gov',
    publisher: 'Agency',
    published_at: '2026-02-20',
    published_on: '2026-02-20',
    quote: 'A temporary import surcharge of 10 percent is imposed.',
    passage: null,
    read_at: '2026-02-20T10:00:00.000Z',
  },
  series: [{ as_of: '2026-02-20', value: 10 }],
  ...change,
});
const schema = { 'Import surcharge': { type: 'percentage' as const, description: 'Its rate.' } };
const shown = (value: number | null, fact?: KeyFactRead) =>
  renderPage(
    <KeyFacts
      tracker={trackerFixture({
        key_facts: { 'Import surcharge': value },
        key_facts_read: fact === undefined ? {} : { 'Import surcharge': fact },
        key_facts_schema: schema,
      })}
    />,
  );

test('a value has its unit, its day and a badge that leads to its source', async () => {
  shown(10, read());
  await screen.findByText('10 %');
  screen.getByText(/as of/);
  expect(screen.getByRole('link', { name: /^Source 1: A temporary import surcharge/ }).getAttribute('href')).toBe(
    'https://agency.gov/surcharge',
  );
});

test('a changed value says what it was', async () => {
  shown(15, read({ was: 10 }));
  const [tile] = await screen.findAllByRole('definition');
  expect(tile?.textContent).toContain('15 %');
  expect(tile?.nextElementSibling?.textContent).toBe('was 10 % · as of February 20');
});

test('an amount that its source does not give exactly says so, also once it has changed', async () => {
  shown(15, read({ qualifier: 'more_than', was: 10, was_qualifier: 'about' }));
  const [tile] = await screen.findAllByRole('definition');
  expect(tile?.textContent).toContain('over 15 %');
  expect(tile?.nextElementSibling?.textContent).toBe('was about 10 % · as of February 20');
});

test('values of years are dated by them, and a later year’s is no change', async () => {
  shown(15, read({ was: 10, year: 2025, was_year: 2024 }));
  const [tile] = await screen.findAllByRole('definition');
  expect(tile?.nextElementSibling?.textContent).toBe('10 % in 2024 · in 2025');
});

test('the exact value comes by hover and by focus, and describes the value to screen readers', async () => {
  const { user } = shown(12.5, read());
  const value = await screen.findByText('12.5 %');
  expect(value.getAttribute('title')).toBe('12.50 %');
  await user.hover(value);
  expect((await screen.findByRole('tooltip')).textContent).toBe('12.50 %');
  await user.unhover(value);
  await waitForElementToBeRemoved(() => screen.queryByRole('tooltip'));
  await user.tab();
  expect(document.activeElement).toBe(value);
  await screen.findByRole('tooltip');
});

test('a tap shows the exact value', async () => {
  const { user } = shown(12.5, read());
  await user.pointer({ keys: '[TouchA]', target: await screen.findByText('12.5 %') });
  expect((await screen.findByRole('tooltip')).textContent).toBe('12.50 %');
});

test('three values have a course, which screen readers hear as words', async () => {
  const series = [10, 15, 12].map((value, month) => ({ as_of: `2026-0${month + 2}-20`, value }));
  shown(12, read({ series }));
  await screen.findByText(
    'Import surcharge over time: 10 % on February 20, 2026; 15 % on March 20, 2026; 12 % on April 20, 2026',
  );
});

test('without a source the value is unknown, or as staff set it', async () => {
  shown(null);
  await screen.findByText('Unknown');
  expect(screen.queryByRole('link')).toBeNull();
});
