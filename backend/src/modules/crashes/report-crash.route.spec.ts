import { Logger } from '@nestjs/common';
import request from 'supertest';
import { type HttpApp, startHttpApp } from '#test/support/http-app';
import { ReportCrash } from './report-crash.route';

const crash = {
  part: 'world-map',
  route: '/tracker/*',
  error: 'TypeError',
  build: 'assets/1a2b3c4.js',
  frames: ['assets/world-map-1a2b3c4.js:1:420', 'assets/9z8y7x6.js:2:10'],
};

let http: HttpApp;
let logged: jest.SpyInstance;
beforeEach(async () => {
  logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  http = await startHttpApp({ routes: { ReportCrash } });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await http.app.close();
});

const report = (body: object) => request(http.app.getHttpServer()).post('/api/common/report-crash').send(body);

test('a crash is one line of the log, accepted without signing in', async () => {
  await report(crash).expect(200, {});
  expect(logged.mock.calls).toEqual([[{ crash, version: expect.any(String) }, 'part of a page crashed']]);
});

test.each([
  ['a message', { ...crash, message: 'ann@example.org is not iterable' }],
  ['an address with an id', { ...crash, route: '/tracker/b7f1c2d3' }],
  ['an address of a person', { ...crash, part: 'ann@example.org' }],
  ['the script of another site', { ...crash, frames: ['https://other.example/a.js:1:1'] }],
  ['more frames than a stack needs', { ...crash, frames: Array.from({ length: 13 }, () => 'a.js:1:1') }],
  ['a long name', { ...crash, error: 'E'.repeat(61) }],
])('%s is refused and not logged', async (_what, body) => {
  await report(body).expect(400);
  expect(logged).not.toHaveBeenCalled();
});

test('a browser cannot fill the log', async () => {
  for (let n = 0; n < 20; n++) await report({ ...crash, part: `part-${n}` }).expect(200);
  await report({ ...crash, part: 'another' }).expect(429);
  expect(logged).toHaveBeenCalledTimes(20);
});
