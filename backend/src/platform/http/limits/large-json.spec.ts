import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import request from 'supertest';
import { z } from 'zod';
import { type HttpApp, startHttpApp } from '#test/support/http-app';
import { Access } from '../access/access';
import { TakesLargeJson } from '../requests/body-kinds';

class TextBody extends createZodDto(z.strictObject({ text: z.string() })) {}

@Controller('api/texts')
class TextsController {
  @Access('user')
  @Post()
  @TakesLargeJson('3mb')
  take(@Body() { text }: TextBody) {
    return { length: text.length };
  }
}

let http: HttpApp;
beforeAll(async () => {
  http = await startHttpApp({ controllers: [TextsController] });
});
afterAll(() => http.close());

const send = (
  body: string,
  as: Readonly<Record<string, string>> = { Authorization: http.bearer() },
  path = '/api/texts',
) =>
  request(http.app.getHttpServer())
    .post(path)
    .set({ 'Content-Type': 'application/json', ...as })
    .send(body);

test.each(['/api/texts', '/api/texts/', '/API/Texts'])('%s takes more than other routes', async (path) => {
  const { body } = await send(JSON.stringify({ text: 'a'.repeat(2_000_000) }), undefined, path);
  expect(body).toEqual({ length: 2_000_000 });
});

test('a body is not parsed for a client that may not send one', async () => {
  expect((await send('{ no JSON', {})).status).toBe(401);
});

test.each([
  ['no JSON', '{ no JSON', 400],
  ['too large', JSON.stringify({ text: 'a'.repeat(3_200_000) }), 413],
  ['unreadable', JSON.stringify({ text: 'a\u0000' }), 400],
  ['absent', '', 400],
])('a body that is %s is refused', async (_how, body, status) => {
  expect((await send(body)).status).toBe(status);
});
