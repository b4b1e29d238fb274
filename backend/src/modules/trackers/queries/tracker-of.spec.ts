import { countryByName } from '#modules/countries/published';
import { trackerOfCountry } from '#modules/subjects/published';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { created, published } from '#test/support/trackers/tracker-examples';
import { trackerOf } from './tracker-of';
import { visibleTracker } from './visible-tracker';

const canada = countryByName('Canada');
if (canada === undefined) throw new Error('Canada is not known.');
const trackerId = trackerOfCountry(canada);
const begun = created({ trackerId, ownerId: null });

test.each([
  ['nobody has followed yet', []],
  ['begins with its first follower, and is not published yet', [begun]],
  ['is followed', [begun, published({ trackerId, ownerId: null })]],
])('the tracker of a country that %s is seen by visitors', async (_, events) => {
  const reads = await filledReadStore([trackers], events);
  expect(await visibleTracker(reads, trackerId, null)).toMatchObject({ _id: trackerId, public: true });
});

test('other trackers are private until they are published', async () => {
  const reads = await filledReadStore([trackers], [created()]);
  expect(await trackerOf(reads, 'tariffs')).toMatchObject({ public: false });
  expect(await visibleTracker(reads, 'tariffs', null)).toMatchObject({ refused: 'AUTH_REQUIRED' });
});
