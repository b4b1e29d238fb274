import { deviceOf } from './device-of';

const mobile = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

test.each([
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['Safari', 'macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${mobile} Version/17.5 Safari/605.1.15`],
  [
    'Safari',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${mobile} Version/17.5 Mobile/15E148 Safari/604.1`,
  ],
  ['Safari', 'iPad', `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${mobile} Version/16.6 Mobile/15E148 Safari/604.1`],
  [
    'Chrome',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${mobile} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`],
  ['Chrome', 'Chrome OS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Safari/537.36`],
  ['Microsoft Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/126.0.0.0`],
  ['Opera', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chromium} Safari/537.36 OPR/112.0.0.0`],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) SamsungBrowser/25.0 ${chromium} Mobile Safari/537.36`,
  ],
])('%s on %s', (browserName, system, userAgent) => expect(deviceOf(userAgent)).toEqual({ browserName, system }));

test.each([undefined, '', 'curl/8.5.0', 'node', 'Ann’s own/1.0', `Evil<b>\u202e/9 (${'x'.repeat(10_000)})`])(
  'programs that are no known browser have no name: %.20s',
  (userAgent) => expect(deviceOf(userAgent)).toEqual({ browserName: null, system: null }),
);
