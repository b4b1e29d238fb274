import { parseHTML } from 'linkedom';
import { type Letter, letterHtml, letterText } from './letter';
import { dark, light } from './mail-colors';

const letter: Letter = {
  productName: 'Aidy',
  preview: 'Choose a password.',
  heading: 'One step left',
  paragraphs: ['Open this link.'],
  action: { label: 'Activate', url: 'https://aidy.example.org/verify-email/u/t' },
  reason: 'Someone entered this address.',
};
const documentOf = (other: Partial<Letter> = {}) => parseHTML(letterHtml({ ...letter, ...other })).document;

test('shows the action as a button and as a URL, in both parts', () => {
  const links = [...documentOf().querySelectorAll('a')].map((anchor) => [
    anchor.textContent,
    anchor.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Activate', letter.action.url],
    [letter.action.url, letter.action.url],
  ]);
  expect(letterText(letter)).toBe(
    'One step left\n\nOpen this link.\n\nActivate:\nhttps://aidy.example.org/verify-email/u/t\n\n--\nAidy. Someone entered this address.\n',
  );
});

test('needs no external resources and has a dark scheme', () => {
  const html = letterHtml(letter);
  expect(documentOf().querySelectorAll('script, img, link, iframe, form')).toHaveLength(0);
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).toContain(dark.paper);
  expect(html).toContain(light.paper);
});

test('escapes everything in a letter', () => {
  const hostile = '</p><script>alert(1)</script>"\'&';
  const document = documentOf({
    productName: hostile,
    heading: hostile,
    paragraphs: [hostile],
    reason: hostile,
    preview: hostile,
  });
  expect(document.querySelectorAll('script')).toHaveLength(0);
  expect(document.querySelector('h1')?.textContent).toBe(hostile);
});

test('links only to web pages', () => {
  expect(() => letterHtml({ ...letter, action: { label: 'x', url: 'javascript:alert(1)' } })).toThrow('web pages');
  expect(() => letterText({ ...letter, action: { label: 'x', url: 'data:text/html,x' } })).toThrow('web pages');
});
