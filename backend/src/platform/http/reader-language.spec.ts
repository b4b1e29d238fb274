import express from 'express';
import request from 'supertest';
import { readerLanguageOf } from './reader-language';

const app = express().get('/', (asked, response) => response.send(readerLanguageOf(asked)));

test.each([
  ['de', 'de'],
  ['de-AT, en;q=0.5', 'de'],
  ['en;q=0.4, de;q=0.9', 'de'],
  ['en-GB, de;q=0.7', 'en'],
  ['fr, de;q=0.5', 'de'],
  ['fr', 'en'],
  ['*', 'en'],
])('a request with “%s” is answered in %s', async (header, language) => {
  const { text } = await request(app).get('/').set('Accept-Language', header);
  expect(text).toBe(language);
});

test('one without a preference is answered in English', async () => {
  const { text } = await request(app).get('/');
  expect(text).toBe('en');
});
