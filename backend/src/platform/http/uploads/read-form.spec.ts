import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type SentFile, readForm } from './read-form';

const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

const begun = (body = HEAD): IncomingMessage => {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'content-type': 'multipart/form-data; boundary=x' };
  request.push(body);
  return request;
};
const take = ({ content }: SentFile): Promise<Buffer> => buffer(content);
const read = (request: IncomingMessage) => readForm(request, 1000, take);

test('a form is read to its end', async () => {
  const request = begun(`${HEAD}\r\n--x--\r\n`);
  request.push(null);
  expect(await read(request)).toMatchObject({ kind: 'read', file: Buffer.from('%PDF-1.7\n') });
});

test('a file that cannot be stored is not a fault of the form', async () => {
  const request = begun(`${HEAD}\r\n--x--\r\n`);
  request.push(null);
  const form = readForm(request, 1000, () => Promise.reject(new Error('The disk is full.')));
  await expect(form).rejects.toThrow('The disk is full.');
});

test('a connection that is cut while the form is read ends the reading', async () => {
  const request = begun();
  const form = read(request);
  setImmediate(() => request.destroy());
  expect(await form).toEqual({ kind: 'unreadable' });
});

test('a connection that was cut before, while the sender was looked up, ends the reading', async () => {
  const request = begun();
  request.destroy();
  await new Promise((closed) => request.once('close', closed));
  expect(await read(request)).toEqual({ kind: 'unreadable' });
});
