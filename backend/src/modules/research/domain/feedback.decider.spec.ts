import { scenario } from '#test/support/given-when-then';
import { feedbackGiven, feedbackWithdrawn, notesErased } from '#test/support/research/feedback-examples';
import { type FeedbackCommand, feedbackDecider } from './feedback.decider';

const { given } = scenario(feedbackDecider);
const trackerId = 'tracker-1';

const give = (
  claimIds: readonly string[],
  change: Partial<Extract<FeedbackCommand, { type: 'GiveFeedback' }>> = {},
): FeedbackCommand => ({
  type: 'GiveFeedback',
  trackerId,
  ownerId: 'ann',
  claimIds,
  updateId: null,
  verdict: 'wrong',
  note: null,
  ...change,
});
const withdraw = (...claimIds: readonly string[]): FeedbackCommand => ({
  type: 'WithdrawFeedback',
  trackerId,
  ownerId: 'ann',
  claimIds,
});

test('a line is wrong, with a note', () =>
  given()
    .when(give(['claim-1'], { note: 'It is 25 percent.' }))
    .then(feedbackGiven(['claim-1'], { verdict: 'wrong', note: 'It is 25 percent.' })));

test('an update is useful: all of its lines are', () =>
  given()
    .when(give(['claim-1', 'claim-2'], { verdict: 'useful', updateId: 'u1' }))
    .then(feedbackGiven(['claim-1', 'claim-2'], { verdict: 'useful', updateId: 'u1' })));

test('the last verdict on a line counts; the same one again changes nothing', () => {
  const known = feedbackGiven(['claim-1'], { verdict: 'known' });
  given(known)
    .when(give(['claim-1', 'claim-2'], { verdict: 'known' }))
    .then(feedbackGiven(['claim-2'], { verdict: 'known' }));
  given(known)
    .when(give(['claim-1'], { verdict: 'known' }))
    .thenNothing();
  given(known)
    .when(give(['claim-1'], { verdict: 'known', note: 'Since March.' }))
    .then(feedbackGiven(['claim-1'], { verdict: 'known', note: 'Since March.' }));
  given(known)
    .when(give(['claim-1']))
    .then(feedbackGiven(['claim-1'], { verdict: 'wrong' }));
});

test('a verdict is taken back once', () => {
  const wrong = feedbackGiven(['claim-1'], { verdict: 'wrong' });
  given(wrong).when(withdraw('claim-1', 'claim-2')).then(feedbackWithdrawn('claim-1'));
  given(wrong, feedbackWithdrawn('claim-1')).when(withdraw('claim-1')).thenNothing();
  given(wrong, feedbackWithdrawn('claim-1'))
    .when(give(['claim-1']))
    .then(wrong);
});

test('the notes of an erased owner go, the verdicts stay', () => {
  const wrong = feedbackGiven(['claim-1'], { verdict: 'wrong', note: 'Ask Bob Miller.' });
  given(wrong).when({ type: 'EraseNotes', trackerId }).then(notesErased('claim-1'));
  given(wrong, notesErased('claim-1'))
    .when(give(['claim-1']))
    .thenNothing();
  given().when({ type: 'EraseNotes', trackerId }).thenNothing();
});
