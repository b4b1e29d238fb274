import express from 'express';
import request from 'supertest';
import { interfaceLanguageOf } from './interface-language';

const app = express().get('/', (asked, answer) => void answer.send(interfaceLanguageOf(asked)));

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en', 'en'],
  ['fr', 'en'],
  ['fr,de;q=0.5', 'de'],
  ['*', 'en'],
])('a client that takes %s is answered in %s', async (takes, language) => {
  const { text } = await request(app).get('/').set('accept-language', takes);
  expect(text).toBe(language);
});

test('a request that names no language is answered in English', async () =>
  expect((await request(app).get('/')).text).toBe('en'));
