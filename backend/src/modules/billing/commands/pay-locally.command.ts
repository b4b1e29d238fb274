import { Body, Controller, Inject, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { assertNever } from '#kernel/assert-never';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { type Plans, plansSettings } from '#modules/trackers/published';
import { askedByUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { doneAnswer } from '#platform/http/answers';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { type BillingSettings, billingSettings } from '../billing.settings';
import { type Standing, subscriptionDecider } from '../domain/subscription.decider';
import { wayToPay } from '../ways-to-pay';

/** What is to happen to the payment. */
const outcome = z.enum(['paid', 'failed', 'canceled', 'refunded']);

interface LocalPayment {
  readonly outcome: z.output<typeof outcome>;
  /** A key of PLANS. */
  readonly plan: string;
}

/** Stands in for a payment provider during development. */
export class PayLocally extends ContextCommand<LocalPayment> {}

const NO_LOCAL_BILLING = refuse('NOT_FOUND', 'This installation has no billing page of its own.');

@CommandHandler(PayLocally)
export class PayLocallyHandler implements ICommandHandler<PayLocally> {
  constructor(
    private readonly runner: DeciderRunner,
    @Inject(plansSettings.port) private readonly plans: Plans,
    @Inject(billingSettings.port) private readonly settings: BillingSettings,
    @Inject(CONFIG) private readonly config: Pick<Config, 'production' | 'host' | 'publicUrl'>,
  ) {}

  async execute({ request, context }: PayLocally) {
    if (wayToPay(this.settings, this.config) !== 'local') return NO_LOCAL_BILLING;
    const standing = this.standingOf(request);
    if (isRefusal(standing)) return standing;
    const userId = askedByUser(context);
    const recorded = await this.runner.run(
      subscriptionDecider,
      userId,
      { type: 'RecordStanding', userId, standing },
      context,
    );
    return isRefusal(recorded) ? recorded : accepted(null, recorded);
  }

  private standingOf({ outcome: came, plan }: LocalPayment): Standing | Refusal {
    const payer = { kind: 'local' } as const;
    switch (came) {
      case 'paid':
      case 'failed': {
        const isSold = Object.hasOwn(this.plans.paid, plan);
        if (!isSold)
          return refuse('INVALID', 'There is no such plan.', [{ path: 'plan', message: 'There is no such plan.' }]);
        return { status: came === 'paid' ? 'active' : 'unpaid', plan, payer };
      }
      case 'canceled':
      case 'refunded':
        return { status: 'ended', payer, reason: came };
      default:
        return assertNever(came);
    }
  }
}

class PayLocallyBody extends createZodDto(z.strictObject({ outcome, plan: z.string().max(200) })) {}

@Controller('api/common/local-billing')
export class PayLocallyEndpoint extends CommandEndpoint {
  @Post()
  @Operation({
    access: 'user',
    inPerson: 'Payments',
    summary: 'For development, where no payment provider is set up: what is to happen to the caller’s payment.',
    answers: doneAnswer,
  })
  pay(@Body() body: PayLocallyBody, @Context() context: Context) {
    return this.send(new PayLocally(body, context));
  }
}
