import { Body, Controller, Headers, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { doneAnswer } from '#platform/http/answers/answer-schemas';
import { commandAnswer } from '#platform/http/answers/command-answer';
import { accepted } from '#platform/command-handling/command-outcome';
import { TakesBytes } from '#platform/http/requests/body-kinds';
import { Context } from '#platform/http/requests/context';
import { IgnoresBody } from '#platform/http/requests/media-type.guard';
import { Operation } from '#platform/http/routes/operation';
import { Problem } from '#platform/http/answers/problem';
import { StripeApi } from '../stripe/stripe-api';
import { SyncSubscription } from './sync-subscription.command';

const NOTHING = Buffer.alloc(0);

@Controller('api/common/stripe-webhook')
export class StripeWebhookEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly stripe: StripeApi,
  ) {}

  /** Answered after the change is recorded, so that Stripe repeats what was lost. A repeated event finds nothing to change. */
  @Post()
  @IgnoresBody()
  @TakesBytes()
  @Operation({
    access: 'public',
    summary: 'Takes a signed notice from Stripe, asks Stripe for the state of the customer concerned, and records it.',
    answers: doneAnswer,
  })
  async take(@Body() body: unknown, @Headers('stripe-signature') signature = '', @Context() context: Context) {
    const event = this.stripe.signed(Buffer.isBuffer(body) ? body : NOTHING, signature);
    if (event === null)
      throw new Problem(
        'INVALID',
        'This event has no valid signature from Stripe, or it is more than five minutes old.',
      );
    const { customerId } = event;
    return commandAnswer(
      customerId === null ? accepted(null) : await this.commands.execute(new SyncSubscription({ customerId }, context)),
    );
  }
}
