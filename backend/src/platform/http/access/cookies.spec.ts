import type { Request } from 'express';
import { cookieOf } from './cookies';

const sent = (cookie?: string) => ({ headers: { cookie } }) as Request;

test('a cookie is found among others', () =>
  expect(cookieOf(sent('session=1; aidy_browser=abc; theme=dark'), 'aidy_browser')).toBe('abc'));

test('a cookie’s value may contain equals signs', () => expect(cookieOf(sent('a=b==; c=d=e'), 'a')).toBe('b=='));

test.each([undefined, '', 'aidy_browser_old=1', 'x=aidy_browser'])('no cookie is found in %j', (cookie) =>
  expect(cookieOf(sent(cookie), 'aidy_browser')).toBeNull(),
);
