import { scenario } from '../../../../../test/support/given-when-then';
import { follow } from './follow.decider';

const { given } = scenario(follow);
const data = { userId: 'bob', trackerId: 'tariffs' };

test('following and unfollowing take turns, and asking twice changes nothing', () => {
  const followed = { type: 'TopicFollowed', data } as const;
  const unfollowed = { type: 'TopicUnfollowed', data } as const;
  given()
    .when({ type: 'Follow', ...data })
    .then(followed);
  given(followed)
    .when({ type: 'Follow', ...data })
    .thenNothing();
  given(followed)
    .when({ type: 'Unfollow', ...data })
    .then(unfollowed);
  given(followed, unfollowed)
    .when({ type: 'Unfollow', ...data })
    .thenNothing();
  given(followed, unfollowed)
    .when({ type: 'Follow', ...data })
    .then(followed);
  given({ type: 'TopicFollowed', data: { userId: 'bob', trackerId: 'ai' } })
    .when({ type: 'Follow', ...data })
    .then(followed);
});
