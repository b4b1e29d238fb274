import { scenario } from '#test/support/given-when-then';
import { logReadingDecider } from './log-reading.decider';

const { given } = scenario(logReadingDecider);
const recorded = { type: 'PersonalFieldsRead', data: { stream: 'user-ann', after: 0 } } as const;
const readFields = { type: 'ReadPersonalFields', ...recorded.data } as const;

test('each reading of personal fields is recorded, also the same one again', () => {
  given().when(readFields).then(recorded);
  given(recorded).when(readFields).then(recorded);
  const everything = { stream: null, after: 200 };
  given(recorded)
    .when({ type: 'ReadPersonalFields', ...everything })
    .then({ type: 'PersonalFieldsRead', data: everything });
});
