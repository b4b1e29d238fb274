import { followEvents } from '#events/trackers/follow.events';
import { followersEvents } from '#events/trackers/followers.events';
import { assertNever } from '#kernel/assert-never';
import { exploreCategory, settingsOf, subjectOfTracker } from '#modules/subjects/published';
import { commandStep, processOf } from '#platform/processes/process';
import { followersDecider } from '../domain/followers.decider';
import { trackerDecider } from '../domain/tracker.decider';

/** Counts the followers of a country or an agency on its tracker. */
export const subjectsCountFollowers = processOf(followEvents, {
  name: 'followers-of-subjects',
  on: ['TopicFollowed', 'TopicUnfollowed'],
  react: ({ type, data: { trackerId, userId } }) => {
    if (subjectOfTracker(trackerId) === undefined) return [];
    const command = type === 'TopicFollowed' ? 'GainFollower' : 'LoseFollower';
    return [commandStep(followersDecider, trackerId, { type: command, trackerId, userId })];
  },
});

/** The tracker of a country or an agency begins with its first follower, and rests while it has none. */
export const followedSubjectsAreTracked = processOf(followersEvents, {
  name: 'followed-subjects',
  on: ['ResearchWanted', 'ResearchUnwanted'],
  react: ({ type, data: { trackerId } }) => {
    switch (type) {
      case 'ResearchWanted': {
        const subject = subjectOfTracker(trackerId);
        if (subject === undefined) return [];
        return [
          commandStep(trackerDecider, trackerId, {
            type: 'CreateTracker',
            trackerId,
            ownerId: null,
            settings: settingsOf(subject),
            parentId: null,
          }),
          commandStep(trackerDecider, trackerId, {
            type: 'PublishTracker',
            by: null,
            category: exploreCategory(subject),
          }),
          commandStep(trackerDecider, trackerId, { type: 'ResumeTracker', by: null }),
        ];
      }
      case 'ResearchUnwanted':
        return [commandStep(trackerDecider, trackerId, { type: 'PauseTracker', by: null })];
      default:
        return assertNever(type);
    }
  },
});
