import { following } from '../../../../../test/support/given-when-then';
import { created } from '../../../../../test/support/trackers/tracker-examples';
import { newTrackersArePlaced } from './new-trackers.process';

test('a tracker that was created in a folder is placed there; in the root it needs no place', () => {
  const inTrade = created();
  following(newTrackersArePlaced)
    .given()
    .when({ ...inTrade, data: { ...inTrade.data, parentId: 'trade' } })
    .then({
      on: 'collection-ann',
      command: { type: 'PlaceTracker', ownerId: 'ann', trackerId: 'tariffs', parentId: 'trade' },
    });
  following(newTrackersArePlaced).given().when(inTrade).then();
});
