import { ACCOUNT_EMAIL } from '#events/delivery/delivery.events';
import { commandRoute } from '#platform/http/routes/command-route';
import { deliveryDecider } from '../domain/delivery.decider';

/** Sends no briefs to the account's own address until it is resumed. */
export const TurnOwnAddressOff = commandRoute({
  path: 'api/common/deliveries/turn-off',
  access: 'user',
  summary: 'Stops sending updates to the caller’s own address, until they resume it.',
  decider: deliveryDecider,
  decide: ({ caller: { userId } }) => [userId, { type: 'TurnDestinationOff', userId, destination: ACCOUNT_EMAIL }],
});
