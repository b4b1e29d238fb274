import { sharedService } from '../support/shared/services';
import { expectSoon, openPage, seriousFindings, showIn, withBrowser } from './browser';
import { sidewaysOverflow, focused } from './in-page';
import { widths } from './screens-of-run';
import { joinAs, signIn } from './signed-in';

const HOOK = 'https://hook.example/updates';
const delivery = (id: string, kind: string, target: string, state: string, fault: string | null) => ({
  id,
  kind,
  target,
  title: 'United States tariffs by product and country',
  path: '/tracker/t1',
  state,
  at: '2026-07-21T12:45:00.000Z',
  next_attempt_at: null,
  fault,
  detail: null,
});
const line = {
  kind: 'changed',
  text: 'The duty on drones is 100 percent.',
  was: 'The duty on drones is 50 percent.',
  source: { url: `https://agency.example/${'notice-'.repeat(30)}`, host: 'agency.example', published_on: '2026-07-20' },
};
const sent = JSON.stringify({
  type: 'brief.published',
  timestamp: '2026-07-21T12:45:00.490Z',
  data: { title: 'United States tariffs', findings: 6, trackers: [{ lines: [line, line, line] }] },
});
const exchange = (status: number, body: string, content_type: string | null) => ({
  url: HOOK,
  headers: [
    { name: 'webhook-id', value: '019f848c-1691-8398-a1d6-9669b50d1724' },
    { name: 'webhook-timestamp', value: '1784637900' },
    { name: 'webhook-signature', value: null },
  ],
  body: sent,
  answer: { status, content_type, body, is_cut: false },
});
const down = {
  attempt: 1,
  begun_at: '2026-07-21T12:00:01.000Z',
  state: 'failed',
  ended_at: '2026-07-21T12:00:02.000Z',
  fault: 'STATUS_503',
  detail: '503',
  exchange: exchange(503, '<html>The desk is closed.</html>', 'text/html; charset=utf-8'),
};
const accepted = { ...down, attempt: 2, begun_at: '2026-07-21T12:45:00.000Z', state: 'delivered', fault: null };
const answers = {
  list: {
    briefs: [
      delivery('d1', 'webhook', HOOK, 'delivered', null),
      delivery('d2', 'email', 'ann@example.org', 'delivered', null),
      delivery('d3', 'webhook', HOOK, 'given_up', 'STATUS_410'),
    ],
    paused: [],
  },
  log: {
    attempts: [down, { ...accepted, exchange: exchange(200, '{"ok":true}', 'application/json') }],
    kept_until: '2026-08-20T12:45:00.000Z',
  },
};

test.each(widths)('at %i px the log of a webhook is opened and read by keyboard alone', async (width) => {
  const aidy = await sharedService('product');
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openPage(browser, { baseURL: aidy.url, width });
    await signIn(page, await joinAs(page, `hook-${width}@example.org`));
    await page.route(/\/api\/common\/deliveries\/?$/, (route) => route.fulfill({ json: answers.list }));
    await page.route('**/api/common/deliveries/d1/attempts*', (route) => route.fulfill({ json: answers.log }));
    await page.goto('/user');
    const opens = page.getByRole('button', { name: /^Show attempts/ });
    await opens.first().focus();
    await page.keyboard.press('Enter');
    const body = page.getByRole('region', { name: 'Body of attempt 2' });
    await body.waitFor();
    expect((await body.textContent())?.split('\n').length).toBeGreaterThan(20);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const first = page.getByRole('region', { name: 'Body of attempt 1' });
    await first.waitFor();
    await page.keyboard.press('Tab');
    await expectSoon(() => focused(page)).toBe('Body of attempt 1');
    expect(await sidewaysOverflow(page)).toBe(0);
    for (const theme of ['light', 'dark'] as const) {
      await showIn(page, theme);
      expect(await seriousFindings(page)).toEqual([]);
    }
    expect(consoleErrors).toEqual([]);
  });
});
