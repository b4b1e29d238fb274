import { screen, within } from '@testing-library/react';
import { renderPage } from '#shared/testing/render-page';
import type { WeekItem } from '../api/get-folder-week';
import { trackerItemFixture } from '../tracker-item.fixture';
import { folderWeekFixture, weekItemFixture, weekLineFixture } from '../week.fixture';
import { FolderWeek } from './folder-week';

const DIFFERING: WeekItem = {
  differs_in: 'figure',
  lines: [
    weekLineFixture('At least 12 people died.'),
    weekLineFixture('At least 14 people died.', {
      told: { ...weekLineFixture('').told, tracker_id: 'floods', display_title: 'Floods', update_id: null },
    }),
  ],
};

const shown = (...[items, changes]: Parameters<typeof folderWeekFixture>) =>
  renderPage(<FolderWeek week={folderWeekFixture(items, changes)} items={[]} />);

test('a week without news is reported', () => {
  shown([]);
  screen.getByText('Nothing new in My Trackers this week');
  expect(screen.queryByRole('region')).toBeNull();
});

test('denies only news of the week where a tracker found something new that is older', () => {
  const found = trackerItemFixture({
    updated_at: '2026-03-02T06:00:00Z',
    marks: { new: 4, changed: 0, contradicted: 0 },
  });
  renderPage(<FolderWeek week={folderWeekFixture()} items={[found]} />);
  screen.getByText('No news from this week in My Trackers: the new findings are older or undated');
});

test('a line has its source, its day, and a link to the update that told it', () => {
  shown([weekItemFixture('Duties rose.')]);
  const week = within(screen.getByRole('region', { name: 'This week in My Trackers' }));
  week.getByText('February 24 to March 2');
  const line = within(week.getByRole('listitem'));
  line.getByRole('link', { name: /^Source 1: / });
  expect(line.getByText('June 1').getAttribute('dateTime')).toBe('2026-06-01');
  expect(line.getByRole('link', { name: 'June 1' }).getAttribute('href')).toBe('/tracker/steel#update-u1');
  expect(line.getByRole('link', { name: 'Steel tariffs' }).getAttribute('href')).toBe('/tracker/steel');
});

test('a line that leans on its page has the title of that', () => {
  shown([weekItemFixture('The Order directs agencies to report.', { title: 'Adjusting Imports' })]);
  screen.getByText('From Adjusting Imports of Agricultural Equipment');
});

test('a line names other sources of the same news once', () => {
  const { told } = weekLineFixture('');
  const wire = { ...told, tracker_id: 'ports', display_title: 'Ports', host: 'www.wire.example' };
  shown([weekItemFixture('Duties rose.', { also: [wire, wire] })]);
  screen.getByText(/also Ports, wire\.example$/);
});

test('a changed line has its old and its new figure, or what was said before', () => {
  shown([
    weekItemFixture('The duty is 15%.', { kind: 'changed', was: '10%' }),
    weekItemFixture('The vote is in May.', { kind: 'changed', was: 'in April' }),
  ]);
  screen.getByText('10% → 15%');
  expect(screen.getByText('in April').tagName).toBe('DEL');
});

test('lines that differ are shown together, under what differs', () => {
  shown([DIFFERING]);
  const item = within(screen.getByRole('listitem'));
  item.getByText('Figures differ');
  item.getByText('At least 12 people died.');
  item.getByText('At least 14 people died.');
  expect(item.getByRole('link', { name: 'June 1 · Floods' }).getAttribute('href')).toBe('/tracker/floods');
});

const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_none, n) => weekItemFixture(`Line ${from + n}.`));
const tellings = () => screen.getAllByText(/^(?:Line|Strike|The vote)/, { selector: 'p' }).map(textOf);
const textOf = ({ textContent }: HTMLElement) => textContent;

test('a tracker is named once, above its lines', () => {
  const told = { ...weekLineFixture('').told, tracker_id: 'copper', display_title: 'Copper' };
  shown([weekItemFixture('Line 1.'), weekItemFixture('Line 2.', { told }), weekItemFixture('Line 3.')]);
  expect(screen.getAllByRole('link', { name: 'Steel tariffs' })).toHaveLength(1);
  expect(tellings()).toEqual(['Line 1.1', 'Line 3.2', 'Line 2.3']);
});

test('four lines come first, the others on request, with their headings and the number of what is left', async () => {
  const { user } = shown([], {
    groups: [
      { heading: null, items: [DIFFERING, ...lines(1, 1)] },
      { heading: 'Copper', items: lines(2, 3) },
    ],
    more: 7,
  });
  expect(tellings()).toEqual(['Line 1.3', 'Line 2.4']);
  expect(screen.queryByText('7 more lines on the trackers’ pages')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all 6 lines' }));
  expect(tellings()).toHaveLength(4);
  within(screen.getByRole('list', { name: 'Copper' })).getByText('Line 4.');
  screen.getByRole('link', { name: /^Source 6: / });
  screen.getByText('7 more lines on the trackers’ pages');
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(tellings()).toHaveLength(2);
});

test('ended and changed lines come before new ones and are all among the first lines', () => {
  const changed = [1, 2, 3].map((n) => weekItemFixture(`The vote is in May ${n}.`, { kind: 'changed', was: 'June' }));
  const ended = [1, 2].map((n) =>
    weekItemFixture(`Strike ${n} is over.`, { kind: 'contradicted', was: 'They strike.' }),
  );
  shown([], {
    groups: [
      { heading: null, items: [...lines(1, 5), ...changed] },
      { heading: 'Strikes', items: ended },
    ],
  });
  expect(tellings()).toEqual([
    expect.stringMatching(/^Ended Strike 1/),
    expect.stringMatching(/^Ended Strike 2/),
    ...changed.map(() => expect.stringMatching(/^Changed /)),
  ]);
  screen.getByRole('button', { name: 'Show all 10 lines' });
});
