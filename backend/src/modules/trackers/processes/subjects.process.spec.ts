import { countryOf } from '#modules/countries/published';
import { settingsOf, subjectOfTracker, trackerOfCountry } from '#modules/subjects/published';
import { following } from '#test/support/given-when-then';
import { followedSubjectsAreTracked, subjectsCountFollowers } from './subjects.process';

const canada = countryOf('CA');
const trackerId = canada === undefined ? '' : trackerOfCountry(canada);
const subject = subjectOfTracker(trackerId);

test.each([
  ['TopicFollowed', 'GainFollower'],
  ['TopicUnfollowed', 'LoseFollower'],
] as const)('%s of a country is counted, that of another tracker is not', (type, command) => {
  following(subjectsCountFollowers)
    .given()
    .when({ type, data: { userId: 'ann', trackerId } })
    .then({ on: `followers-${trackerId}`, command: { type: command, trackerId, userId: 'ann' } });
  following(subjectsCountFollowers)
    .given()
    .when({ type, data: { userId: 'ann', trackerId: 'tariffs' } })
    .then();
});

test('the tracker begins, or goes on, while it is wanted', () => {
  const on = `tracker-${trackerId}`;
  following(followedSubjectsAreTracked)
    .given()
    .when({ type: 'ResearchWanted', data: { trackerId } })
    .then(
      {
        on,
        command: {
          type: 'CreateTracker',
          trackerId,
          ownerId: null,
          settings: subject === undefined ? null : settingsOf(subject),
          parentId: null,
        },
      },
      { on, command: { type: 'PublishTracker', by: null, category: 'Countries' } },
      { on, command: { type: 'ResumeTracker', by: null } },
    );
  following(followedSubjectsAreTracked)
    .given()
    .when({ type: 'ResearchUnwanted', data: { trackerId } })
    .then({ on, command: { type: 'PauseTracker', by: null } });
});
