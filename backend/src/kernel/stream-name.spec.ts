import { categoryOf, idOf } from './stream-name';

test.each([
  ['tracker-01948102-5000-8026', 'tracker', '01948102-5000-8026'],
  ['installation', 'installation', ''],
])('%s', (stream, category, id) => expect([categoryOf(stream), idOf(stream)]).toEqual([category, id]));
