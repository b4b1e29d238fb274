import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../servers/listening';

export const WEBHOOK_SECRET = 'whsec_of_the_test';

export const PLANS = JSON.stringify({
  pro: { label: 'Pro', trackers: 7, daily: 4, price: 'price_pro' },
  team: { label: 'Team', trackers: 9, daily: 9, price: 'price_team' },
});

/** Settings with which a product takes payments by it. */
export const paidThrough = ({ url }: Pick<FakeStripe, 'url'>) => ({
  PLANS,
  STRIPE_SECRET_KEY: 'sk_test_of_the_test',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: url,
});

interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly created: number;
  readonly status: string;
  readonly items: { readonly object: 'list'; readonly data: readonly { readonly price: { readonly id: string } }[] };
}

interface Charge {
  readonly id: string;
  readonly payment_intent: string;
  readonly object: 'charge';
  readonly customer: string;
  readonly created: number;
  readonly status: 'succeeded' | 'failed';
  readonly amount: number;
  readonly amount_refunded: number;
}

interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly customer: string;
  readonly created: number;
  readonly parent: { readonly subscription_details: { readonly subscription: string } };
  readonly payments: {
    readonly object: 'list';
    readonly data: readonly {
      readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
    }[];
  };
}

interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly created: number;
  readonly customer: string | null;
  readonly client_reference_id: string | null;
  readonly url: string;
  readonly price: string;
  readonly success_url: string;
  readonly cancel_url: string;
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: { readonly id: string; readonly object: string } };
}

export interface FakeStripe {
  readonly url: string;
  /** All events in the order in which they happened. */
  readonly events: readonly StripeEvent[];
  /** Subscriptions that were cancelled. */
  readonly canceled: readonly string[];
  /** Sessions of the checkout that were begun. */
  readonly sessions: readonly Session[];
  /** From now on the API answers with this status and error; null: as it should. */
  failWith(status: number | null, error?: Readonly<Record<string, string>>): void;
  /** Pays what a checkout asked for, as its page does. Returns the customer. */
  pay(session: Session): string;
  /** Pays for a plan from Stripe's pricing table. */
  payByTable(userId: string, price: string): string;
  renew(customer: string): void;
  failPayment(customer: string): void;
  changePrice(customer: string, price: string): void;
  cancel(customer: string): void;
  /** Gives back the newest payment of the customer's plan. */
  refund(customer: string, cents?: number): void;
  /** Buys something other than a plan, such as a T-shirt. Returns the charge's id. */
  buy(customer: string): string;
  refundCharge(id: string): void;
  remove(customer: string): void;
  /** The price that a customer pays now; null if none. */
  paidBy(customer: string): string | null;
  /** Counts an event as delivered. */
  deliver(event: StripeEvent): void;
  close(): Promise<void>;
}

/** The header with which Stripe signs a body. */
export const signatureOf = (
  body: string,
  secret = WEBHOOK_SECRET,
  seconds = Math.floor(Date.now() / 1000),
): Readonly<Record<string, string>> => {
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { 'stripe-signature': `t=${seconds},v1=${signed}`, 'content-type': 'application/json; charset=utf-8' };
};

const CENTS = 1200;

const listOf = <Row>(data: readonly Row[]) => ({ object: 'list', data, has_more: false, url: '/v1' });
const newestFirst = <Row extends { readonly created: number }>(rows: Iterable<Row>): Row[] =>
  [...rows].sort((one, other) => other.created - one.created);

/** The part of Stripe's API that the product uses, over a state of its own. */
export const startFakeStripe = async (): Promise<FakeStripe> => {
  let seconds = 1_700_000_000;
  let ids = 0;
  let failing: readonly [status: number, body: object] | null = null;
  const customers = new Set<string>();
  const subscriptions = new Map<string, Subscription>();
  const charges = new Map<string, Charge>();
  const invoices: Invoice[] = [];
  const sessions: Session[] = [];
  const events: StripeEvent[] = [];
  const delivered = new Set<string>();
  const canceled: string[] = [];

  const idOf = (kind: string): string => `${kind}_${++ids}`;
  const happen = (type: string, object: { readonly id: string; readonly object: string }): void => {
    events.push({ id: idOf('evt'), object: 'event', type, created: ++seconds, data: { object } });
  };
  const latest = (customer: string): Subscription => {
    const [found] = newestFirst([...subscriptions.values()].filter((each) => each.customer === customer));
    if (found === undefined) throw new Error(`${customer} has no subscription.`);
    return found;
  };
  const keep = (subscription: Subscription, type: string): void => {
    subscriptions.set(subscription.id, subscription);
    happen(type, subscription);
  };
  const charge = (customer: string, status: Charge['status']): Charge => {
    const made = {
      ...({ id: idOf('ch'), object: 'charge', customer, created: ++seconds, payment_intent: idOf('pi') } as const),
      status,
      amount: CENTS,
      amount_refunded: 0,
    };
    charges.set(made.id, made);
    happen(`charge.${status}`, made);
    return made;
  };
  const chargeForPlan = (customer: string, status: Charge['status']): void => {
    const subscription = latest(customer).id;
    const { payment_intent } = charge(customer, status);
    invoices.push({
      ...({ id: idOf('in'), object: 'invoice', customer, created: ++seconds } as const),
      parent: { subscription_details: { subscription } },
      payments: { object: 'list', data: [{ payment: { type: 'payment_intent', payment_intent } }] },
    });
  };
  const newestOfPlan = (customer: string): Charge | undefined => {
    const { id } = latest(customer);
    const paid = invoices
      .filter(({ parent }) => parent.subscription_details.subscription === id)
      .flatMap(({ payments }) => payments.data.map(({ payment }) => payment.payment_intent));
    return newestFirst(charges.values()).find(
      ({ status, payment_intent }) => status === 'succeeded' && paid.includes(payment_intent),
    );
  };
  const refund = (paid: Charge, cents: number): void => {
    const refunded = { ...paid, amount_refunded: paid.amount_refunded + cents };
    charges.set(paid.id, refunded);
    happen('charge.refunded', refunded);
  };
  const itemsOf = (price: string) => ({ object: 'list', data: [{ price: { id: price } }] }) as const;

  const pay = (session: Session): string => {
    const customer = session.customer ?? idOf('cus');
    if (!customers.has(customer)) happen('customer.created', { id: customer, object: 'customer' });
    customers.add(customer);
    const created = ++seconds;
    const begun = { id: idOf('sub'), object: 'subscription', customer, created } as const;
    keep({ ...begun, status: 'incomplete', items: itemsOf(session.price) }, 'customer.subscription.created');
    chargeForPlan(customer, 'succeeded');
    keep({ ...latest(customer), status: 'active' }, 'customer.subscription.updated');
    const completed = { ...session, customer };
    sessions.splice(sessions.indexOf(session), sessions.includes(session) ? 1 : 0, completed);
    happen('checkout.session.completed', completed);
    return customer;
  };

  const sessionOf = (parameters: URLSearchParams): Session => {
    const id = idOf('cs');
    return {
      id,
      object: 'checkout.session',
      created: ++seconds,
      customer: parameters.get('customer'),
      client_reference_id: parameters.get('client_reference_id'),
      url: `https://checkout.stripe.example/${id}`,
      price: parameters.get('line_items[0][price]') ?? '',
      success_url: parameters.get('success_url') ?? '',
      cancel_url: parameters.get('cancel_url') ?? '',
    };
  };

  const answerTo = (method: string, path: string, parameters: URLSearchParams): object | null => {
    const customer = parameters.get('customer');
    switch (`${method} ${path.replace(/sub_\d+$/, ':id')}`) {
      case 'POST /v1/checkout/sessions': {
        const session = sessionOf(parameters);
        sessions.push(session);
        return session;
      }
      case 'GET /v1/checkout/sessions':
        return listOf(newestFirst(sessions.filter((each) => each.customer === customer)));
      case 'POST /v1/billing_portal/sessions':
        return { id: idOf('bps'), object: 'billing_portal.session', url: `https://portal.stripe.example/${customer}` };
      case 'GET /v1/subscriptions':
        return listOf(newestFirst([...subscriptions.values()].filter((each) => each.customer === customer)));
      case 'GET /v1/invoices': {
        // As at Stripe, payments are left out unless they are asked for.
        const hasPayments = [...parameters].some(
          ([key, value]) => key.startsWith('expand') && value === 'data.payments',
        );
        const theirs = newestFirst(invoices.filter((each) => each.customer === customer));
        return listOf(hasPayments ? theirs : theirs.map(({ payments: _, ...invoice }) => invoice));
      }
      case 'GET /v1/charges':
        return listOf(newestFirst([...charges.values()].filter((each) => each.customer === customer)));
      case 'GET /v1/events':
        return listOf(newestFirst(events.filter(({ id }) => !delivered.has(id))));
      case 'DELETE /v1/subscriptions/:id': {
        const subscription = subscriptions.get(path.split('/').at(-1) ?? '');
        if (subscription === undefined) return null;
        canceled.push(subscription.id);
        keep({ ...subscription, status: 'canceled' }, 'customer.subscription.deleted');
        return subscription;
      }
      default:
        return null;
    }
  };

  const answered = async (request: IncomingMessage): Promise<readonly [number, object]> => {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const parameters = request.method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams;
    if (failing !== null) return failing;
    const isGone = parameters.has('customer') && !customers.has(parameters.get('customer') ?? '');
    const missing = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing.' } };
    if (isGone) return [400, missing];
    const answer = answerTo(request.method ?? 'GET', url.pathname, parameters);
    return answer === null ? [404, missing] : [200, answer];
  };
  const server = await listening((request, response) => {
    void answered(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });

  return {
    url: server.origin,
    events,
    canceled,
    sessions,
    failWith: (status, error = { type: 'api_error', message: 'Down.' }) =>
      (failing = status === null ? null : [status, { error }]),
    pay,
    payByTable: (userId, price) => {
      const session = sessionOf(new URLSearchParams({ client_reference_id: userId, 'line_items[0][price]': price }));
      sessions.push(session);
      return pay(session);
    },
    renew: (customer) => {
      chargeForPlan(customer, 'succeeded');
      keep({ ...latest(customer), status: 'active' }, 'customer.subscription.updated');
    },
    failPayment: (customer) => {
      chargeForPlan(customer, 'failed');
      keep({ ...latest(customer), status: 'past_due' }, 'customer.subscription.updated');
    },
    changePrice: (customer, price) =>
      keep({ ...latest(customer), items: itemsOf(price) }, 'customer.subscription.updated'),
    cancel: (customer) => keep({ ...latest(customer), status: 'canceled' }, 'customer.subscription.deleted'),
    refund: (customer, cents = CENTS) => {
      const newest = newestOfPlan(customer);
      if (newest === undefined) throw new Error(`${customer} paid nothing.`);
      refund(newest, cents);
    },
    buy: (customer) => charge(customer, 'succeeded').id,
    refundCharge: (id) => {
      const paid = charges.get(id);
      if (paid === undefined) throw new Error(`There is no charge ${id}.`);
      refund(paid, paid.amount);
    },
    remove: (customer) => {
      customers.delete(customer);
      happen('customer.deleted', { id: customer, object: 'customer' });
    },
    paidBy: (customer) => {
      if (!customers.has(customer)) return null;
      const { status, items } = latest(customer);
      const newest = newestOfPlan(customer);
      const isRefunded = newest !== undefined && newest.amount_refunded >= newest.amount;
      return status === 'active' && !isRefunded ? (items.data[0]?.price.id ?? null) : null;
    },
    deliver: ({ id }) => delivered.add(id),
    close: server.close,
  };
};
