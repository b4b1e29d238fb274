import { dashboardFixture, itemFixtures } from './dashboard.fixture';
import { toCsv } from './item-csv';
import { toTable } from './item-table';

const fileOf = async (example: keyof typeof itemFixtures): Promise<string> =>
  (await toCsv(toTable(itemFixtures[example], dashboardFixture([])))).text();

test('a file has unformatted numbers and sortable days', async () =>
  expect(await fileOf('lines')).toBe(
    ',Published,Failed\r\n2026-03-01,4,0\r\n2026-03-02,0,2\r\nTotal,4,2\r\nPrevious period,3,1\r\n',
  ));

test('cells that look like formulas are escaped', async () =>
  expect(await fileOf('distribution')).toContain("'=cmd|calc,3"));
