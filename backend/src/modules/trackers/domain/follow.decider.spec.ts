import { scenario } from '#test/support/given-when-then';
import { followDecider } from './follow.decider';

const { given } = scenario(followDecider);
const data = { userId: 'bob', trackerId: 'tariffs' };

test('following and unfollowing alternate, and repeating either has no effect', () => {
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

test('an erased user follows nothing', () => {
  const steel = { userId: 'bob', trackerId: 'steel' };
  given({ type: 'TopicFollowed', data }, { type: 'TopicFollowed', data: steel })
    .when({ type: 'UnfollowAll', userId: 'bob' })
    .then({ type: 'TopicUnfollowed', data }, { type: 'TopicUnfollowed', data: steel });
});
