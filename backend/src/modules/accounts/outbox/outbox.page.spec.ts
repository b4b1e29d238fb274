import { parseHTML } from 'linkedom';
import type { KeptMail } from './kept-mail';
import { mailPage, outboxPage } from './outbox.page';

const mail = (other: Partial<KeptMail> = {}): KeptMail => ({
  id: 'm1',
  to: 'ann@example.org',
  subject: 'Activate your Aidy account',
  date: '2025-01-02T10:20:30.000Z',
  html: '<html><head></head><body><a href="http://localhost:3000/verify-email/u/t">Activate</a></body></html>',
  links: [{ label: 'Activate', url: 'http://localhost:3000/verify-email/u/t' }],
  ...other,
});
const documentOf = (html: string) => parseHTML(html).document;

test('each mail stands on the page with its links, and is shown as it would look', () => {
  const document = documentOf(outboxPage('Aidy', [mail()]));
  expect(document.querySelector('h2')?.textContent).toBe('Activate your Aidy account');
  expect(document.querySelector('li a')?.getAttribute('href')).toBe('http://localhost:3000/verify-email/u/t');
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe('/outbox/m1');
});

test('a page without mail looks again by itself', () => {
  expect(documentOf(outboxPage('Aidy', [])).querySelector('meta[http-equiv=refresh]')).not.toBeNull();
  expect(documentOf(outboxPage('Aidy', [mail()])).querySelector('meta[http-equiv=refresh]')).toBeNull();
});

test('what people wrote is text, never markup', () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const html = outboxPage(hostile, [mail({ subject: hostile, to: hostile, links: [{ label: hostile, url: 'http://a.example' }] })]);
  const document = documentOf(html);
  expect(document.querySelectorAll('script, img')).toHaveLength(0);
  expect(document.querySelector('h2')?.textContent).toBe(hostile);
});

test('a link of the framed mail leaves the frame', () =>
  expect(documentOf(mailPage(mail())).querySelector('base')?.getAttribute('target')).toBe('_top'));
