import { fileStoreContract } from '#test/contract/file-store.contract';
import { type FakeS3, S3_BUCKET, S3_KEYS, startFakeS3 } from '#test/support/fakes/fake-s3';
import { fileName } from '../file-name';
import type { FileStore } from '../file-store';
import type { S3Settings } from './s3-client';
import { openS3FileStore } from './s3-file-store';

let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => s3.close());

const openStore = (settings: Partial<S3Settings> = {}): FileStore =>
  openS3FileStore({ endpoint: s3.url, bucket: S3_BUCKET, ...S3_KEYS, connectTo: new Map(), ...settings });

async function* some(content: string): AsyncGenerator<Uint8Array, void> {
  yield Buffer.from(content);
}

fileStoreContract('S3', async () => openStore());

describe('on S3', () => {
  afterEach(() => expect(s3.unfinishedUploads()).toBe(0));

  test('every request was signed as it should be', () => expect(s3.refused()).toBe(0));

  test('a busy service is asked again', async () => {
    const store = openStore();
    s3.beBusy(2);
    await store.put(fileName('later'), some('later'), 10);
    expect(await store.stat(fileName('later'))).toMatchObject({ bytes: 5 });
    await store.delete(fileName('later'));
    await store.close();
  });

  test('a name of FETCH_CONNECT_TO is connected to, and signed as what it is called', async () => {
    const store = openStore({ endpoint: 'https://s3.example', connectTo: new Map([['s3.example', new URL(s3.url)]]) });
    await store.put(fileName('named'), some('named'), 10);
    expect(s3.keys()).toEqual(['named']);
    await store.delete(fileName('named'));
    await store.close();
  });

  test.each([
    [{ secretKey: 'another' }, 'S3 answered 403 SignatureDoesNotMatch'],
    [{ bucket: 'another' }, 'S3 answered 404 NoSuchBucket'],
  ])('a wrong setting is reported in the words of S3: %j', async (settings, message) => {
    const store = openStore(settings);
    await expect(store.list(null, { limit: 1 })).rejects.toThrow(message);
    await expect(store.put(fileName('a'), some('a'), 1)).rejects.toThrow(message);
    await store.close();
  });
});
