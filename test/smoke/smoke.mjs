// Starts the built product with the Node running this file and uses it once: register, create a tracker, stop, restart.
// For Node versions on which the whole suite does not run; called by `.ci/run`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const startArguments = scripts.start.replace(/^.* exec node /, '').split(' ');
const dataDir = mkdtempSync(join(tmpdir(), 'aidy-smoke-'));

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

const start = async () => {
  const port = await freePort();
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, STARTER_CONTENT: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) =>
    assert.fail(`The product ended with ${code} before it was ready.`),
  );
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Aidy is ready at')) return;
  })();
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  return { child, address: `http://127.0.0.1:${port}` };
};

const stop = async ({ child }) => {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  assert.deepEqual(await exit, [0, null]);
};

const send = async (url, { body, access, expected = 200 } = {}) => {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  assert.equal(response.status, expected, `${url}: ${text}`);
  return (response.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : text;
};

/** The link in the first mail, once it has arrived: until then there may be no outbox. */
const linkInMail = async () => {
  const outbox = join(dataDir, 'outbox');
  for (;;) {
    const [mail] = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
    // Lines of a mail may be broken within a word.
    const text = mail === undefined ? '' : readFileSync(join(outbox, mail), 'utf8').replace(/=\r?\n/g, '');
    const found = /\/verify-email\/([\w-]+)\/([\w-]+)/.exec(text);
    if (found !== null) return { uid: found[1], token: found[2] };
    await new Promise((done) => setTimeout(done, 50));
  }
};

let product;
try {
  product = await start();
  const api = (path) => `${product.address}/api/${path}/`;
  await send(`${product.address}/readyz`);
  assert.match(await send(`${product.address}/sign-in`), /<div id="root">/);
  await send(api('common/send-verify-email'), { body: { email: 'smoke@example.org' } });
  const names = { first_name: 'Ann', last_name: 'Lee', password: 'a desk by the window' };
  const { access } = await send(api('common/verify-account'), { body: { ...(await linkInMail()), ...names } });
  const topic = { tracker_description: 'Track United States tariffs.', update_frequency: 'week' };
  const { tracker_id: id } = await send(api('topics/create-tracker'), { body: topic, access, expected: 201 });
  await stop(product);

  product = await start();
  const tracker = await send(api(`topics/tracker/${id}`), { access });
  assert.equal(tracker.tracker_description, topic.tracker_description);
  await stop(product);
  console.log(`The product works on Node ${process.versions.node}.`);
} catch (error) {
  product?.child.kill('SIGKILL');
  throw error;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
