import type { ForgottenDeliveriesEvent } from '#events/outbound/forgotten-deliveries.events';
import { scenario } from '#test/support/given-when-then';
import { forgottenDeliveriesDecider } from './forgotten-deliveries.decider';

test('deliveries are forgotten together, each once', () => {
  const { given } = scenario(forgottenDeliveriesDecider);
  const forget = (...effectIds: readonly string[]) => ({ type: 'ForgetDeliveries', effectIds }) as const;
  const forgotten = (...effectIds: readonly string[]): ForgottenDeliveriesEvent => ({
    type: 'DeliveriesForgotten',
    data: { effectIds },
  });
  given().when(forget('e1', 'e2')).then(forgotten('e1', 'e2'));
  given(forgotten('e1', 'e2')).when(forget('e2', 'e3')).then(forgotten('e3'));
  given(forgotten('e1'), forgotten('e2')).when(forget('e1', 'e2')).thenNothing();
});
