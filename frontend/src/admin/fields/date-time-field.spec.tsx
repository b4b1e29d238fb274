import { render } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { DateTimeField } from './date-time-field';

const shown = (added_at: string | null): string | null =>
  render(
    <RecordContextProvider value={{ id: 1, added_at }}>
      <DateTimeField source="added_at" />
    </RecordContextProvider>,
  ).container.textContent;

test('a time is shown to the second', () =>
  expect(shown(new Date(2026, 5, 4, 20, 1, 2).toISOString())).toBe('Jun 4, 2026, 20:01:02'));

test('a date that was stored as a time is the same date everywhere, without a time', () =>
  expect(shown('2026-06-05T00:00:00.000Z')).toBe('Jun 5, 2026'));

test('a missing time is shown as a dash', () => expect(shown(null)).toBe('–'));
