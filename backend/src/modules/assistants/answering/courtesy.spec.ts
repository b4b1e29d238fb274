import { replyToCourtesy } from './courtesy';

test.each(['Thanks!', 'Hi', 'ok'])('%s is answered as what it is', (message) =>
  expect(replyToCourtesy(message)).not.toBeNull(),
);

test('a question after thanks is not a courtesy', () =>
  expect(replyToCourtesy('Thanks, and when does it end?')).toBeNull());
