import { CommandBus } from '@nestjs/cqrs';
import { refuse } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { TakesBytes } from '#platform/http/requests/body-kinds';
import { IgnoresBody } from '#platform/http/requests/media-type.guard';
import { actionRoute } from '#platform/http/routes/action-route';
import { StripeApi } from '../stripe/stripe-api';
import { SyncSubscription } from './sync-subscription.command';

const NOTHING = Buffer.alloc(0);

const UNSIGNED = refuse(
  'INVALID',
  'This event has no valid signature from Stripe, or it is more than five minutes old.',
);

/** Answered after the change is recorded, so that Stripe repeats what was lost. A repeated event finds nothing to change. */
export const StripeWebhook = actionRoute({
  path: 'api/common/stripe-webhook',
  access: 'public',
  summary:
    'Receives a signed webhook from Stripe, asks Stripe for the state of the customer concerned, and records it.',
  // The signature is of the bytes of the body, whatever they are.
  decorators: [IgnoresBody(), TakesBytes()],
  uses: [CommandBus, StripeApi],
  async act({ context, request }, commands, stripe) {
    const bytes: unknown = request.body;
    const event = stripe.signed(Buffer.isBuffer(bytes) ? bytes : NOTHING, request.get('stripe-signature') ?? '');
    if (event === null) return UNSIGNED;
    const { customerId } = event;
    return customerId === null ? accepted(null) : commands.execute(new SyncSubscription({ customerId }, context));
  },
});
