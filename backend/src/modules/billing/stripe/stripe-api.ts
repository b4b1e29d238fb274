import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { z } from 'zod';
import { type Plans, trackersSettings } from '#modules/trackers/published';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { isFetchFailure } from '#platform/fetch/fetch-failure';
import { describeRequestFault } from '#platform/fetch/request-fault-text';
import { Problem } from '#platform/http/answers/problem';
import { type BillingSettings, billingSettings } from '../billing.settings';
import type { SubscriptionStatus } from '../domain/subscription.decider';
import { stripeProblemOf } from './stripe-problem';
import { subscriptionStatusOf } from './subscription-status';

export interface CheckoutRequest {
  readonly userId: string;
  readonly email: string;
  /** The customer's id if they have paid before; null for a new customer. */
  readonly customerId: string | null;
  readonly price: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

const TIMEOUT_MS = 10_000;
/** Tolerated age of a webhook's timestamp. */
const TOLERANCE_SECONDS = 300;
const STRIPE_PAGE_SIZE = 100;

const aboutCustomer = z.object({
  object: z.string(),
  id: z.string(),
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/** The customer that an event is about; null if it is about something else. Nothing else of an event is believed. */
const customerIn = (event: Stripe.Event): string | null => {
  const about = aboutCustomer.safeParse(event.data.object);
  if (!about.success) return null;
  const { object, id, customer } = about.data;
  if (object === 'customer') return id;
  return typeof customer === 'object' ? (customer?.id ?? null) : (customer ?? null);
};

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** A deleted customer has nothing. */
const listed = <Row>(list: Promise<{ readonly data: Row[] }>): Promise<Row[]> =>
  list.then(
    ({ data }) => data,
    (error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    },
  );

/** The part of Stripe's API that the product uses. Webhooks only say that something changed; its state is read here. */
@Injectable()
export class StripeApi {
  private readonly connected: { readonly stripe: Stripe; readonly webhookSecret: string } | undefined;

  constructor(
    private readonly outbound: ConfiguredOutbound,
    @Inject(billingSettings.port) { stripe }: BillingSettings,
    @Inject(trackersSettings.port) private readonly plans: Plans,
  ) {
    if (stripe === undefined) return;
    const { hostname, port, protocol } = new URL(stripe.apiBase);
    this.connected = {
      webhookSecret: stripe.webhookSecret,
      stripe: new Stripe(stripe.secretKey, {
        host: hostname,
        port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
        protocol: protocol === 'https:' ? 'https' : 'http',
        timeout: TIMEOUT_MS,
        maxNetworkRetries: 1,
        telemetry: false,
        httpClient: Stripe.createFetchHttpClient((url, request) =>
          this.called(url instanceof Request ? url.url : String(url), request ?? {}),
        ),
      }),
    };
  }

  get isConnected(): boolean {
    return this.connected !== undefined;
  }

  /** The address at which the customer pays. */
  async checkoutUrl(request: CheckoutRequest): Promise<string> {
    const { url } = await this.call((stripe) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: request.price, quantity: 1 }],
        client_reference_id: request.userId,
        ...(request.customerId === null ? { customer_email: request.email } : { customer: request.customerId }),
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
      }),
    );
    if (url === null) throw new Problem('UNAVAILABLE', 'Stripe did not provide a payment page. Please try again.');
    return url;
  }

  /** The address at which the customer changes or cancels their plan. */
  async portalUrl(customerId: string, returnUrl: string): Promise<string> {
    const session = await this.call((stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
    );
    return session.url;
  }

  /** Null if the customer pays for something that is not one of the plans. */
  async subscriptionStatusOf(customerId: string): Promise<SubscriptionStatus | null> {
    const page = { customer: customerId, limit: STRIPE_PAGE_SIZE };
    const [subscriptions, invoices, charges] = await this.call((stripe) =>
      Promise.all([
        listed(stripe.subscriptions.list({ ...page, status: 'all' })),
        listed(stripe.invoices.list({ ...page, expand: ['data.payments'] })),
        listed(stripe.charges.list(page)),
      ]),
    );
    return subscriptionStatusOf(customerId, { subscriptions, invoices, charges }, this.plans);
  }

  /** The user whom a customer named as the one to pay for in the newest checkout; null if none. */
  async userNamedBy(customerId: string): Promise<string | null> {
    const sessions = await this.call((stripe) =>
      listed(stripe.checkout.sessions.list({ customer: customerId, limit: STRIPE_PAGE_SIZE })),
    );
    const named = sessions.filter(({ client_reference_id: id }) => id !== null);
    return named.sort((one, other) => other.created - one.created)[0]?.client_reference_id ?? null;
  }

  /** Cancels a subscription; one that is already cancelled, which Stripe no longer knows, counts as done. */
  async cancel(subscriptionId: string): Promise<void> {
    if (!this.isConnected) return;
    await this.call((stripe) =>
      stripe.subscriptions.cancel(subscriptionId).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      }),
    );
  }

  /**
   * The customer that a webhook's event is about. Null unless Stripe signed exactly these bytes within the last five
   * minutes.
   */
  signed(body: Uint8Array, signature: string): { readonly customerId: string | null } | null {
    if (this.connected === undefined) return null;
    const { stripe, webhookSecret } = this.connected;
    try {
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
      return { customerId: customerIn(event) };
    } catch {
      return null;
    }
  }

  /** Events that did not reach this installation, newest first. */
  async *undelivered(): AsyncIterable<{ readonly eventId: string; readonly customerId: string | null }> {
    if (this.connected === undefined) return;
    for await (const event of this.connected.stripe.events.list({ delivery_success: false, limit: STRIPE_PAGE_SIZE }))
      yield { eventId: event.id, customerId: customerIn(event) };
  }

  private async call<Answer>(ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    if (this.connected === undefined) throw new Problem('INVALID', 'Payments through Stripe are not set up here.');
    try {
      return await ask(this.connected.stripe);
    } catch (error) {
      throw stripeProblemOf(error) ?? error;
    }
  }

  private async called(url: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> {
    const answer = await this.outbound.call(url, {
      trust: 'operator',
      method: z.enum(['GET', 'POST', 'DELETE']).parse(method),
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { body } : {}),
      ...(signal instanceof AbortSignal ? { signal } : {}),
      timeoutMs: TIMEOUT_MS,
    });
    if (isFetchFailure(answer)) throw new Error(`${new URL(url).host} ${describeRequestFault(answer.reason)}`);
    return new Response(Buffer.from(answer.body), { status: answer.status, headers: answer.headers });
  }
}
