import type { ForgottenBriefsEvent } from '#events/delivery/forgotten-briefs.events';
import { scenario } from '#test/support/given-when-then';
import { forgottenBriefsDecider } from './forgotten-briefs.decider';

test('briefs are forgotten together, each once', () => {
  const { given } = scenario(forgottenBriefsDecider);
  const briefs = ['b1', 'b2'].map((briefId) => ({ userId: 'ann', briefId, newsIds: ['n1', 'n2'] }));
  const forgotten: ForgottenBriefsEvent = { type: 'BriefsForgotten', data: { briefs } };
  given().when({ type: 'ForgetBriefs', briefs }).then(forgotten);
  given(forgotten).when({ type: 'ForgetBriefs', briefs }).thenNothing();
});
