import { ownAddress } from './return-address';

const site = 'https://aidy.example';

test.each([
  ['/user?checkout=success', 'https://aidy.example/user?checkout=success'],
  ['https://aidy.example/user', 'https://aidy.example/user'],
  ['HTTPS://AIDY.example:443/user', 'https://aidy.example/user'],
  ['user', 'https://aidy.example/user'],
  ['/\t/evil.example', null],
])('%j leads to %j', (text, expected) => expect(ownAddress(text, site)).toBe(expected));

test.each([
  'https://evil.example/',
  '//evil.example/user',
  '\\\\evil.example',
  '/\\evil.example',
  'http://aidy.example/user',
  'https://aidy.example:8443/user',
  'https://aidy.example@evil.example/',
  'https://ann:secret@aidy.example/',
  'https://aidy.example.evil.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://',
])('%j leads away', (text) => expect(ownAddress(text, site)).toBeNull());
