import { titlePresents } from './event-title';

test.each([
  ['Ministry Unveils Coastal Ferry Strategy', true],
  ['Harbour Council Publishes Night Fishing Action Plan', true],
  ['Fisheries Board Publishes Annual Report', false],
  ['Seed Office Announces Initiative', false],
  ['Governor Signs Order', false],
  ['Ministry Publishes Its Final Report', false],
  ['Coastal Ferry Strategy', false],
  ['Norland Cuts Herring Quota', false],
])('whether a title says by name which document was published: %s', (title, expected) =>
  expect(titlePresents(title)).toBe(expected),
);
