import { eventTopicFigures } from './event-topics';

describe.each([
  { set: 'first', pages: 120, recall: 0.8, precision: 0.78 },
  { set: 'second', pages: 100, recall: 0.6, precision: 0.95 },
  { set: 'third', pages: 80, recall: 0.65, precision: 0.95 },
])('topics such as “War in Sudan”, the $set set', ({ set, ...least }) => {
  test('select news that does not call the event by its name, and hardly any other news of the place', () => {
    const { pages, recall, precision } = eventTopicFigures(set);
    expect(pages).toBe(least.pages);
    expect(recall).toBeGreaterThanOrEqual(least.recall);
    expect(precision).toBeGreaterThanOrEqual(least.precision);
  });
});
