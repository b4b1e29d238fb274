import { domainToASCII } from 'node:url';
import { displayHost } from './display-host';

test.each([
  'zürich.example',
  'www.köln-hafen.example',
  'łódź.example',
  'dự-án.example',
  'порт-города.example',
  'λιμάνι.example',
  '港湾局.example',
  'みなとnews.example',
  '항구.example',
  'ميناء.example',
  'बंदरगाह.example',
  'ท่าเรือ.example',
])('%s is shown as people write it', (host) => expect(displayHost(domainToASCII(host))).toBe(host));

test.each([
  ['a letter of another script among others', 'pоrt.example'],
  ['letters that all look Latin', 'сорре.example'],
  ['Greek letters that look Latin', 'νοτα.example'],
  ['a letter without its dot', 'mıcro.example'],
  ['phonetic letters', 'ɡooɡle.example'],
])('%s stays in ASCII', (_, host) => expect(displayHost(domainToASCII(host))).toBe(domainToASCII(host)));

test.each(['news.example', 'xn--.example', 'xn--a.example', 'XN--abc'])('%s stays as it is', (host) =>
  expect(displayHost(host)).toBe(host),
);
