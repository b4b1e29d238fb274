import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { Operation } from '#platform/http/routes/operation';
import { type HttpApp, startHttpApp } from '../http-app';
import { answerCheck } from './answer-check';

@Controller('api/notes')
class NotesController {
  @Get()
  @Operation({ access: 'public', summary: 'All notes.', answers: z.array(z.strictObject({ title: z.string() })) })
  all() {
    return [];
  }

  @Get('newest')
  @Operation({ access: 'public', summary: 'Nothing.', answers: null, status: 204 })
  newest() {}

  @Get(':id')
  @Operation({ access: 'public', summary: 'A note.', answers: z.strictObject({ title: z.string().nullable() }) })
  one() {
    return { title: null };
  }
}

let http: HttpApp;
beforeAll(async () => {
  http = await startHttpApp({ controllers: [NotesController] });
});
afterAll(() => http.close());

const checked = (path: string, body: unknown, status = 200) => {
  const answers = answerCheck(http.app);
  answers.check('get', path, { status, body });
  return [...answers.seen];
};

test('counts a response that matches its declaration', () => {
  expect(checked('/api/notes/', [{ title: 'Tariffs' }])).toEqual(['GET /api/notes']);
  expect(checked('/api/notes/7?full=1', { title: null })).toEqual(['GET /api/notes/:id']);
  expect(checked('/api/notes/newest', undefined, 204)).toEqual(['GET /api/notes/newest']);
});

test.each([
  ['an undeclared field', { title: 'Tariffs', owner: 'ann' }, /owner/],
  ['a field of another type', { title: 5 }, /title/],
  ['a field that is missing', {}, /title/],
])('%s is found', (_what, body, fault) => expect(() => checked('/api/notes/7', body)).toThrow(fault));

test('detects an undeclared status', () =>
  expect(() => checked('/api/notes/7', {}, 201)).toThrow('GET /api/notes/:id answers 201'));

test('ignores problems and unknown URLs', () => {
  expect(checked('/api/notes/7', { code: 'NOT_FOUND' }, 404)).toEqual([]);
  expect(checked('/healthz', { status: 'up' })).toEqual([]);
});
