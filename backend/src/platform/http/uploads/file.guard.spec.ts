import { Controller, Post } from '@nestjs/common';
import request from 'supertest';
import { z } from 'zod';
import { type HttpApp, startHttpApp } from '#test/support/http-app';
import { StorageFull } from '../../event-store/event-store';
import { fileName } from '../../file-store/file-name';
import { FILE_STORE, type FileStore } from '../../file-store/file-store';
import { Access } from '../access/access';
import { TakesFile } from './takes-file';

@Controller('api/files')
class FilesController {
  @Access('user')
  @Post()
  @TakesFile({ place: ({ userId }, fileId) => fileName('files', userId, fileId), fields: z.object({}) })
  take() {
    return {};
  }
}

let http: HttpApp;
let files: FileStore;
beforeAll(async () => {
  http = await startHttpApp({ controllers: [FilesController] });
  files = http.app.get<FileStore>(FILE_STORE);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => http.close());

const send = (name: string, content: string) =>
  request(http.app.getHttpServer())
    .post('/api/files')
    .set('Authorization', http.bearer())
    .attach('file', Buffer.from(content), name);

test('a file that the store has no room for is not called unreadable', async () => {
  jest.spyOn(files, 'put').mockRejectedValue(new StorageFull(new Error('ENOSPC')));
  const { status, body } = await send('a.pdf', '%PDF-1.7\n');
  expect([status, body.code]).toEqual([503, 'STORAGE_FULL']);
});

test('a store that fails is a fault of the server', async () => {
  jest.spyOn(files, 'put').mockRejectedValue(new Error('EIO'));
  const { status, body } = await send('a.pdf', '%PDF-1.7\n');
  expect([status, body.code]).toEqual([500, 'INTERNAL']);
});

test('a client is told its own fault, also while the store is away', async () => {
  jest.spyOn(files, 'delete').mockRejectedValue(new Error('The store is away.'));
  const { status, body } = await send('a.exe', 'MZ');
  expect([status, body.code]).toEqual([400, 'INVALID']);
});
