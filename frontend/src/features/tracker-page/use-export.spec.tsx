import { exportFileName } from './use-export';

test('an export is named after its tracker and the reader’s day, also just after midnight', () => {
  // Stands in for a clock east of Greenwich: in UTC, it is still the 18th.
  const at = new Date(2026, 7, 19, 0, 30);
  jest.spyOn(at, 'toISOString').mockReturnValue('2026-08-18T22:30:00.000Z');
  expect(exportFileName('Tariffs on steel', at, 'csv')).toBe('tariffs-on-steel-2026-08-19.csv');
});
