import { parseHTML } from 'linkedom';
import { outboxPage } from './outbox.page';
import type { StoredMail } from './stored-mail';

const mail = (other: Partial<StoredMail> = {}): StoredMail => ({
  id: 'm1',
  to: 'ann@example.org',
  subject: 'Activate your Aidy account',
  date: '2025-01-02T10:20:30.000Z',
  html: '<html><head><style>.ink{}</style></head><body><a href="http://localhost:3000/x">Activate</a></body></html>',
  ...other,
});
const documentOf = (html: string) => parseHTML(html).document;
const linksOf = (html: string) =>
  [...documentOf(html).querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('shows each mail as it would look, with its links', async () => {
  const html = await outboxPage('Aidy', [mail()], 'en');
  expect(documentOf(html).querySelector('h2')?.textContent).toBe('Activate your Aidy account');
  expect(documentOf(html).querySelector('style')?.textContent).toContain('.ink{}');
  expect(linksOf(html)).toEqual([
    ['Open on its own', '/outbox/m1'],
    ['Activate', 'http://localhost:3000/x'],
  ]);
});

test('explains how to get mail if there is none', async () => {
  const html = await outboxPage('Aidy', [], 'en');
  expect(documentOf(html).querySelector('h2')?.textContent).toBe('No emails yet');
  expect(linksOf(html).map(([, href]) => href)).toEqual(['/register', '/forgot', '/outbox']);
});

test('says where briefs are, which are not listed here', async () => {
  const html = await outboxPage('Aidy', [mail()], 'en');
  expect(documentOf(html).body.textContent).toContain(
    'Briefs and other automatic emails are in the administration’s outbox',
  );
});

test('the page is in German for German readers, around mails that stay as they are', async () => {
  const { documentElement: html, body } = documentOf(await outboxPage('Aidy', [mail()], 'de'));
  expect(html.getAttribute('lang')).toBe('de');
  expect(body.querySelector('h1')?.textContent).toBe('Postausgang');
  expect(body.querySelector('.about time')?.textContent).toBe('2. Januar 2025 um 10:20 UTC');
  expect(body.querySelector('h2')?.textContent).toBe('Activate your Aidy account');
});

test('escapes user input', async () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const document = documentOf(await outboxPage(hostile, [mail({ subject: hostile, to: hostile, id: hostile })], 'en'));
  expect(document.querySelectorAll('script, img')).toHaveLength(0);
  expect(document.querySelector('h2')?.textContent).toBe(hostile);
});

test('removes active content from mails and keeps web links', async () => {
  const html = '<script>x</script><form action="/x"></form><base href="//e"><a href="javascript:alert(1)">go</a>';
  const page = await outboxPage('Aidy', [mail({ html: `<html><head></head><body>${html}</body></html>` })], 'en');
  expect(documentOf(page).querySelectorAll('script, form, base')).toHaveLength(0);
  expect(linksOf(page)).toEqual([
    ['Open on its own', '/outbox/m1'],
    ['go', null],
  ]);
});
