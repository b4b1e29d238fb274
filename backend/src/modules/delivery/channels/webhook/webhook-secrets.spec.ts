import { Webhook } from 'standardwebhooks';
import { WebhookSecrets } from './webhook-secrets';

const secrets = new WebhookSecrets({ dataKey: new Uint8Array(32).fill(7) });
const body = '{"type":"test","data":{"message":"“Grüße”"}}';
/** Its own clock decides whether a request is too old. */
const now = new Date();
const first = { channelId: 'c1', generation: 0, formerUntil: null };
const replaced = { channelId: 'c1', generation: 1, formerUntil: new Date(now.getTime() + 1000).toISOString() };

const verified = (secret: string, headers: object, text = body): unknown =>
  new Webhook(secret).verify(text, { ...headers } as Record<string, string>);

test('a receiver verifies what was signed, and nothing that was altered', () => {
  const headers = secrets.headersOf(first, 'key-1', body, now);
  expect(verified(secrets.secretOf(first), headers)).toEqual(JSON.parse(body));
  for (const altered of [
    () => verified(secrets.secretOf(first), headers, body.replace('test', 'brief')),
    () => verified(secrets.secretOf(first), { ...headers, 'webhook-id': 'key-2' }),
    () => verified(secrets.secretOf({ ...first, channelId: 'c2' }), headers),
    () => verified(secrets.secretOf(replaced), headers),
  ])
    expect(altered).toThrow('No matching signature');
});

test('a request that was recorded is refused later', () => {
  const earlier = new Date(now.getTime() - 6 * 60_000);
  const headers = secrets.headersOf(first, 'key-1', body, earlier);
  expect(() => verified(secrets.secretOf(first), headers)).toThrow('too old');
});

test('both secrets verify while one is being replaced, and afterwards the new one only', () => {
  const during = secrets.headersOf(replaced, 'key-1', body, now);
  expect(verified(secrets.secretOf(first), during)).toBeDefined();
  expect(verified(secrets.secretOf(replaced), during)).toBeDefined();
  const after = secrets.headersOf({ ...replaced, formerUntil: now.toISOString() }, 'key-1', body, now);
  expect(() => verified(secrets.secretOf(first), after)).toThrow('No matching signature');
  expect(verified(secrets.secretOf(replaced), after)).toBeDefined();
});
