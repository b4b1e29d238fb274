import { scenario } from '#test/support/given-when-then';
import { followersDecider } from './followers.decider';

const { given } = scenario(followersDecider);
const trackerId = 'canada';
const gain = (userId: string) => ({ type: 'GainFollower', trackerId, userId }) as const;
const lose = (userId: string) => ({ type: 'LoseFollower', trackerId, userId }) as const;
const gained = (userId: string) => ({ type: 'FollowerGained', data: { trackerId, userId } }) as const;
const lost = (userId: string) => ({ type: 'FollowerLost', data: { trackerId, userId } }) as const;
const wanted = { type: 'ResearchWanted', data: { trackerId } } as const;
const unwanted = { type: 'ResearchUnwanted', data: { trackerId } } as const;

test('research is wanted from the first follower to the last', () => {
  given().when(gain('ann')).then(gained('ann'), wanted);
  given(gained('ann'), wanted).when(gain('bob')).then(gained('bob'));
  given(gained('ann'), wanted, gained('bob')).when(lose('ann')).then(lost('ann'));
  given(gained('ann'), wanted, gained('bob'), lost('ann')).when(lose('bob')).then(lost('bob'), unwanted);
  given(gained('ann'), wanted, lost('ann'), unwanted).when(gain('ann')).then(gained('ann'), wanted);
});

test('repeating either has no effect', () => {
  given(gained('ann'), wanted).when(gain('ann')).thenNothing();
  given().when(lose('ann')).thenNothing();
});
