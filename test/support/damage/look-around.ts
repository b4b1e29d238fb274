import { BEGINNING, EVENT_STORE, type EventStore, describeLocation } from '#platform/event-store/event-store';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { ReadModelStatus } from '#platform/projection-runner/status/read-model-status';
import { signIn } from '../people';
import type { Product } from '../product';
import { until } from '../until';
import { PERSON, type Prepared } from './prepared-data';

/** What was asked, and what came: a text to compare, or the words of a failure. */
export interface Seen {
  readonly of: string;
  readonly answer:
    { readonly kind: 'told'; readonly text: string } | { readonly kind: 'refused'; readonly words: string };
}

/** Fields that differ at each start. */
const VOLATILE = ['last_seen_at', 'checked_at', 'lag', 'rate', 'last_signed_in_at'];

const told = (value: unknown): string =>
  JSON.stringify(value, (key, each: unknown) => (VOLATILE.includes(key) ? undefined : each));

const PATIENCE_MS = 15_000;

const stands = ({ state, lag }: ReadModelStatus): boolean => state !== 'rebuilding' && (state !== 'live' || lag === 0);

/** Reads everything once, as a person, staff and an administrator do. */
export const lookAround = async (product: Product, { userId, documentId }: Prepared): Promise<readonly Seen[]> => {
  const models = product.app.get(ProjectionRunner, { strict: false });
  const standing = async (): Promise<boolean> => (await models.list()).every(stands);
  // A damaged one may never get there; it is named below.
  await until('the read models stand', standing, PATIENCE_MS).catch(() => undefined);
  const seen: Seen[] = [];
  const see = async (of: string, ask: () => Promise<string>): Promise<void> => {
    try {
      seen.push({ of, answer: { kind: 'told', text: await ask() } });
    } catch (error) {
      seen.push({ of, answer: { kind: 'refused', words: error instanceof Error ? error.message : String(error) } });
    }
  };
  await see('the log', async () => {
    const log = product.app.get<EventStore>(EVENT_STORE, { strict: false });
    const { events, unreadable } = await log.readAll({ after: BEGINNING, limit: 10_000 });
    const [first] = unreadable;
    if (first !== undefined) throw new Error(`${describeLocation(first)}: ${first.reason}`);
    return told(events);
  });
  for (const model of await models.list()) {
    const { name, state, error } = model;
    if (state !== 'live' || !stands(model))
      seen.push({ of: `read model ${name}`, answer: { kind: 'refused', words: error ?? state } });
  }
  await see('sign-in', async () => {
    const status = await signIn(await product.app.getUrl(), PERSON);
    if (status >= 500) throw new Error(String(status));
    return String(status);
  });
  const place = new URLSearchParams({ draft_doc_id: userId, input_name: 'budget', repeat: '0' }).toString();
  const pages = [
    ['ann', '/api/common/user/'],
    ['ann', '/api/topics/get-collection/'],
    ['ann', '/api/topics/get-collection-tree/'],
    ['ann', '/api/v1/portal/'],
    ['ann', `/api/v1/download-answer-file/?${place}`],
    ['ann', '/api/v1/documents/'],
    ['ann', `/api/v1/document/${documentId}/`],
    ['ann', `/api/v1/document/${documentId}/file/`],
    ['adam', '/api/admin/users/?range=[0,99]'],
    ['adam', '/api/admin/answers/?range=[0,99]'],
    ['adam', '/api/admin/documents/?range=[0,99]'],
    ['adam', '/api/admin/upload-questions/?range=[0,99]'],
    // The oldest: each look signs in again.
    ['adam', '/api/admin/events/?sort=["position","ASC"]&range=[0,24]'],
  ] as const;
  for (const [who, path] of pages) {
    await see(path, async () => {
      const visitor = who === 'ann' ? product.as(userId) : product.as('adam', 'staff', 'admin');
      const { status, text, body } = await visitor.get(path);
      if (status !== 200) throw new Error(`${status} ${text}`);
      if (path.startsWith('/api/admin/events') && body.some(({ data }: { data: unknown }) => data === null))
        throw new Error('An event is listed without what it says, which cannot be read.');
      return Buffer.isBuffer(body) ? body.toString('latin1') : told(body);
    });
  }
  return seen;
};
