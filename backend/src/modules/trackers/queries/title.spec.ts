import { countries } from '#modules/countries/published';
import { trackerOfCountry } from '#modules/subjects/published';
import { titleOf } from './title';

const switzerland = () => {
  const found = countries.find(({ name }) => name === 'Switzerland');
  if (found === undefined) throw new Error('It is on record.');
  return trackerOfCountry(found);
};

test.each([
  ['its title', { _id: 'steel', display_title: 'Steel', description: 'Track steel' }, 'Steel'],
  ['its description', { _id: 'steel', display_title: null, description: 'Track steel' }, 'Track steel'],
  [
    'the name of its country, as on its own page',
    { _id: switzerland(), display_title: 'Trade barriers between …', description: 'Track new and changed trade …' },
    'Switzerland',
  ],
])('a tracker is listed by %s', (_by, tracker, title) => expect(titleOf(tracker)).toBe(title));
