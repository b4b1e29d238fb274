import { z } from 'zod';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { type SearchOver, searchOver } from '#platform/search/search-over';
import { longDate } from '#wording/dates';
import recorded from '../../reference/executive-orders.json';

export const executiveOrderAnswer = z
  .strictObject({
    id: z.string().describe('Its number.'),
    display_title: z.string(),
    tracker_description: z.string().describe('A topic for a tracker of it.'),
    category: z.string(),
    signed_on: z.iso.date(),
    updated_at: timeAnswer.describe('The day of signing.'),
    excerpt: z.string().nullable().describe('Its first sentence; null if it is not recorded.'),
    url: z.string().nullable().describe('Where it was published; null if that is not recorded.'),
    following: z.literal(false).describe('Orders are reference data, not trackers.'),
  })
  .meta({ id: 'ExecutiveOrder' });

export const executiveOrdersAnswer = z
  .strictObject({
    header: z.string(),
    subheader: z.string(),
    trackers: z.array(executiveOrderAnswer).describe('Newest first; with a query, the best matches first.'),
  })
  .meta({ id: 'ExecutiveOrders' });

type ExecutiveOrder = ViewOf<typeof executiveOrderAnswer>;
type Recorded = (typeof recorded.orders)[number];

interface FindableOrder {
  readonly _id: string;
  readonly kind: string;
  /** The number as text, so that it can be searched for. */
  readonly number: string;
  readonly order: Recorded;
}

const FACET = 'order';

const view = ({ number, title, category, signed_on, excerpt, url }: Recorded): ExecutiveOrder => ({
  id: String(number),
  display_title: title,
  tracker_description: `Executive Order ${number}, ${title}: how it is carried out, challenged in court and changed.`,
  category,
  signed_on,
  updated_at: `${signed_on}T00:00:00.000Z`,
  excerpt,
  url,
  following: false,
});

/** The newest order has the smallest id, which decides between orders of the same day. */
const findable = (order: Recorded, index: number): FindableOrder => ({
  _id: String(index).padStart(4, '0'),
  kind: FACET,
  number: String(order.number),
  order,
});

const search: SearchOver<FindableOrder> = searchOver(recorded.orders.map(findable), {
  title: 'order.title',
  text: 'order.excerpt',
  keywords: ['order.category', 'number'],
  facet: 'kind',
  freshness: 'order.signed_on',
  where: {},
});

/** The recorded executive orders that match `text`; all of them without a text. */
export const executiveOrders = async (text: string): Promise<ViewOf<typeof executiveOrdersAnswer>> => {
  const { orders, coverage_through } = recorded;
  const query = { text: text.trim() === '' ? null : text, facet: FACET };
  const { rows } = await search(query, { limit: orders.length, after: null });
  return {
    header: 'Trump Executive Orders',
    subheader: `${orders.length} orders signed from January 20, 2025 to ${longDate(new Date(coverage_through))}.`,
    trackers: rows.map(({ order }) => view(order)),
  };
};

export const ListExecutiveOrders = readRoute({
  path: 'api/topics/search-trackers/eo',
  access: 'public',
  summary: 'The recorded executive orders, newest first, or those that match `query`.',
  query: z.strictObject({ query: z.string().max(200).optional() }),
  answers: executiveOrdersAnswer,
  read: ({ query }) => executiveOrders(query.query ?? ''),
});
