import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lastSeen, recordVisit, updatedVisit, useLastVisit } from './last-visit';

const at = (hour: number, minute = 0): Date => new Date(Date.UTC(2026, 7, 19, hour, minute));
const iso = (hour: number, minute = 0): string => at(hour, minute).toISOString();

afterEach(() => localStorage.clear());

test('the first visit has no earlier one', () =>
  expect(updatedVisit(undefined, at(9))).toEqual({ since: null, at: iso(9) }));

test('a later visit counts from the end of the one before', () =>
  expect(updatedVisit({ since: iso(1), at: iso(9) }, at(12))).toEqual({ since: iso(9), at: iso(12) }));

test('reloading the page continues the visit', () =>
  expect(updatedVisit({ since: iso(1), at: iso(9) }, at(9, 20))).toEqual({ since: iso(1), at: iso(9, 20) }));

test('each tracker has its own visits, stored in the browser', () => {
  expect(recordVisit('t1', at(9))).toBeNull();
  expect(recordVisit('t2', at(10))).toBeNull();
  expect(recordVisit('t1', at(12))).toBe(iso(9));
});

test.each(['no JSON', '[]', '{"t1":{"at":"soon"}}', '{"t1":null}', 'null'])(
  '%s in the storage does not count as a visit',
  (stored) => {
    localStorage.setItem('trackerVisits', stored);
    expect(recordVisit('t1', at(9))).toBeNull();
  },
);

test('a page that is rendered but never shown is no visit', () => {
  const Page = () => <>{useLastVisit('t1', iso(9))}</>;
  renderToString(<Page />);
  expect(lastSeen('t1')).toBeNull();
  render(<Page />);
  expect(lastSeen('t1')).not.toBeNull();
});
