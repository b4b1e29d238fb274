import type { ActLink, LedgerClaim } from '../ledger';
import { continuedBy } from './continued';

const evidence = (title: string, quote: string) => ({
  url: `https://orders.example/${encodeURIComponent(title)}`,
  title,
  host: 'orders.example',
  publisher: 'Gazette',
  publishedAt: '2026-02-25',
  quote,
});

const text = 'Duties on nets shall no longer apply to small boats.';
const suspending: LedgerClaim = {
  id: 'c',
  text,
  story: 's',
  role: 'headline',
  status: 'new',
  live: true,
  firstSeenAt: '2025-08-05T12:00:00Z',
  lastSeenAt: '2025-08-05T12:00:00Z',
  publishedAt: '2025-08-05',
  relevance: 1,
  appeal: 5,
  evidence: [evidence('Executive Order 12: Suspending Duties on Nets for All Harbours', text)],
  mentionedBy: [],
};

const link = (act: string, title: string): ActLink => ({
  kind: 'titled',
  act,
  title,
  evidence: evidence('Ending Certain Dues', `The ${act} (${title}) is unaffected by this order.`),
});

const later = 'Executive Order of February 20, 2026';
const title = 'Continuing the Suspension of Duties on Nets for All Harbours';

test('what a later act continues is known by its title', () =>
  expect(continuedBy(suspending, [link(later, title)])).toMatchObject({ act: later, title }));

test.each([
  ['of an earlier day', link('Executive Order of February 20, 2025', title)],
  ['that continues something else', link(later, 'Continuing the Suspension of Duties on Boats for All Harbours')],
  ['that continues a part of it', link(later, 'Continuing the Suspension of Duties on Nets')],
  ['that ends it', link(later, 'Ending the Suspension of Duties on Nets for All Harbours')],
])('an act is not continued by one %s', (_, other) => expect(continuedBy(suspending, [other])).toBeNull());
