import { join } from 'node:path';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { cases, injectedPdf } from '../support/injections/injected-product';
import { type ObedientModel, startObedientModel } from '../support/injections/obedient-model';
import { type CuttingProxy, startCuttingProxy } from '../support/servers/cutting-proxy';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { ROOT } from './accounts';
import { expectSoon, openPage, withBrowser } from './browser';
import { type Session, newSession, signIn } from './signed-in';

let aidy: AidyProcess;
let model: ObedientModel;
let proxy: CuttingProxy;
let root: Session;
let documentId = '';

beforeAll(async () => {
  model = await startObedientModel();
  aidy = await startAidy({
    DATA_DIR: join(temporaryFolder(), 'data'),
    ADMIN_EMAIL: ROOT.username,
    ADMIN_PASSWORD: ROOT.password,
    STARTER_CONTENT: 'off',
    RATE_LIMIT_SCALE: '1000',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'writer',
  });
  proxy = await startCuttingProxy(aidy.url);
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    root = await newSession(page, ROOT);
    const headers = { authorization: `Bearer ${root.access}` };
    const file = { name: 'tariffs.pdf', mimeType: 'application/pdf', buffer: injectedPdf() };
    const multipart = { title: 'Tariffs', kind: 'report', file };
    const added = await page.request.post('/api/admin/documents', { headers, multipart });
    documentId = ((await added.json()) as { id: string }).id;
    await until('it is read', async () => {
      const { text } = (await (await page.request.get(`/api/v1/document/${documentId}`, { headers })).json()) as {
        text: { state: string };
      };
      return text.state === 'read';
    });
  });
});
afterAll(async () => {
  await aidy.stop();
  await model.close();
  await proxy.close();
});

/** One for each thing that injections are after. */
const chosen = cases.filter(
  ({ injection }, index) => cases.findIndex((each) => each.injection.aim === injection.aim) === index,
);

test('answers of a model that obeys a document bring nothing of it into the page', async () => {
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url });
    await signIn(page, root);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`/document/${documentId}`);
    const panel = page.getByRole('region', { name: 'Aidy Assistant' });
    for (const { injection, truth, question } of chosen) {
      model.obey(injection, truth);
      await panel.getByPlaceholder('Ask here...').fill(question);
      await panel.getByPlaceholder('Ask here...').press('Enter');
      await panel.getByText(question).waitFor();
      await panel.getByRole('button', { name: 'Send' }).waitFor();
    }
    const links = await panel.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(chosen.length / 2);
    expect(links.filter((href) => href?.includes(`/document/${documentId}?page=`) !== true)).toEqual([]);
    expect(await panel.locator('img, iframe, script, svg[onload], [onerror]').count()).toBe(0);
    expect(requests.filter((url) => !url.startsWith(aidy.url) && !/^(data|blob):/.test(url))).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});

test('an answer that is cut keeps what came, and is asked again without a second question', async () => {
  const [{ injection, truth, question }] = chosen as [(typeof chosen)[number]];
  model.obey(injection, truth);
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: proxy.url });
    await signIn(page, root);
    await page.goto(`/document/${documentId}`);
    const panel = page.getByRole('region', { name: 'Aidy Assistant' });
    const whole = await firstAnswer();
    proxy.holdNext(/chat-report/, Buffer.byteLength(whole.split('\n')[0] ?? '') + 5);
    await panel.getByPlaceholder('Ask here...').fill(question);
    await panel.getByPlaceholder('Ask here...').press('Enter');
    await panel.getByText('The document says, in short:').waitFor();
    proxy.cut();
    await panel.getByText('Sorry, an error occurred.').waitFor();
    await expectSoon(() => panel.getByText('The document says, in short:').count()).toBe(1);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByText(/left out/).waitFor();
    await expectSoon(() => panel.getByText(question).count()).toBe(1);
    await expectSoon(() => panel.getByText('The document says, in short:').count()).toBe(1);
    expect(await panel.getByText('Sorry, an error occurred.').count()).toBe(0);
  });

  /** The lines that a whole answer has. */
  async function firstAnswer(): Promise<string> {
    const body = { messages: [{ role: 'user', content: question }], opp_id: documentId };
    const response = await fetch(`${aidy.url}/api/v1/chat-report/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${root.access}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.text();
  }
});
