import { following } from '#test/support/given-when-then';
import { closedPortfoliosEraseNotes } from './erased-notes.process';

test('the notes on all trackers of an erased user are erased', () =>
  following(closedPortfoliosEraseNotes)
    .given()
    .when({ type: 'PortfolioClosed', data: { ownerId: 'ann', trackerIds: ['steel', 'copper'] } })
    .then(
      { on: 'feedback-steel', command: { type: 'EraseNotes', trackerId: 'steel' } },
      { on: 'feedback-copper', command: { type: 'EraseNotes', trackerId: 'copper' } },
    ));
