import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import request from 'supertest';
import { type FakeS3, S3_BUCKET, S3_KEYS, startFakeS3 } from '../support/fakes/fake-s3';
import { sendRaw } from '../support/hostile/raw-request';
import { PEOPLE_PASSWORD, joinProduct } from '../support/people';
import { type Product, type UploadedFile, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const LIMIT = 26_214_400;
const TOO_LARGE = 'File(s) were too large. Size limit is 25MB';
const UPLOAD = '/api/v1/upload-answer-file/';

const folder = temporaryFolder();
let product: Product;
let address: string;
let access: string;
let ann: Visitor;
/** An applicant of Acme. */
let jo: Visitor;
let draft: string;

const admin = (): Visitor => product.as('adam', 'staff', 'admin');
const question = (changes: object = {}): object => ({
  question_text: 'Please upload your budget.',
  repeatable: false,
  required: true,
  inputs: [{ name: 'budget' }],
  ...changes,
});
const pdf = (text = 'hello'): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`, 'latin1');
const send = (file: UploadedFile | null, changes: Readonly<Record<string, string>> = {}, headers = {}) =>
  ann.upload(UPLOAD, { draft_doc_id: draft, input_name: 'budget', ...changes }, file, headers);
const place = (inputName = 'budget', repeat = 0, of = draft): string =>
  `?${new URLSearchParams({ draft_doc_id: of, input_name: inputName, repeat: String(repeat) })}`;
const download = (file = place(), as = ann) => as.get(`/api/v1/download-answer-file/${file}`);

/** Names of all stored files. */
const stored = (): readonly string[] =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

beforeAll(async () => {
  product = await startProduct(folder);
  address = await product.app.getUrl();
  ({ access } = await joinProduct(address, folder, { email: 'ann@example.org', first: 'Ann', last: 'Lee' }));
  ann = product.bearing(access);
  draft = (await ann.get('/api/v1/get-user-tier/')).body.draft_doc_id;
  await admin().post('/api/admin/upload-questions/', question());
  const more = { question_text: 'And your letters.', repeatable: true, required: false, inputs: [{ name: 'letter' }] };
  await admin().post('/api/admin/upload-questions/', more);
  const ofAcme = { question_text: 'For Acme only.', org_name: 'Acme', inputs: [{ name: 'acme' }] };
  await admin().post('/api/admin/upload-questions/', question(ofAcme));
});
afterAll(() => product.stop());

test('an applicant sees what is asked, answers with a file, replaces it and takes it back', async () => {
  expect((await ann.get('/api/v1/portal/')).body).toEqual({
    draft_doc_id: draft,
    questions: [
      expect.objectContaining({ ...question(), inputs: [{ name: 'budget', files: [] }] }),
      expect.objectContaining({ repeatable: true, required: false, inputs: [{ name: 'letter', files: [] }] }),
    ],
  });
  const first = await send({ name: 'Übersicht “2026”.pdf', content: pdf() });
  expect([first.status, first.body]).toEqual([
    201,
    { file_name: 'Übersicht “2026”.pdf', media_type: 'application/pdf', bytes: pdf().length, previewable: true },
  ]);
  await send({ name: 'second.pdf', content: pdf('second') });
  await until('the first file is deleted', () => stored().length === 1);
  const { body: portal } = await ann.get('/api/v1/portal/');
  expect(portal.questions[0].inputs[0].files).toMatchObject([{ file_name: 'second.pdf', repeat: 0 }]);
  expect((await download()).body.toString()).toBe(pdf('second').toString());

  const path = `/api/v1/delete-answer-file/${draft}/budget/0/`;
  expect([(await ann.delete(path)).status, (await ann.delete(path)).status]).toEqual([204, 204]);
  await until('the second file is deleted', () => stored().length === 0);
  expect((await download()).status).toBe(404);
});

test('an applicant whom an organisation invited is asked its questions, too', async () => {
  const invite = { email: 'jo@example.org', org_name: 'Acme', role: 'applicant' };
  const { link } = (await admin().post('/api/admin/invites/', invite)).body;
  const query = new URL(link).searchParams;
  const token = { org: query.get('org') ?? '', invite_token: query.get('invite') ?? '' };
  const names = { first_name: 'Jo', last_name: 'Hay' };
  const joined = await product.signedOut.post('/api/v1/join/', { ...token, ...names, password: PEOPLE_PASSWORD });
  jo = product.bearing(joined.body.access);
  const { body } = await jo.get('/api/v1/portal/');
  expect(body.questions.map(({ question_text }: { question_text: string }) => question_text)).toEqual([
    'Please upload your budget.',
    'And your letters.',
    'For Acme only.',
  ]);
});

test('only a repeatable question takes more files, and each has its own place', async () => {
  const refused = await send({ name: 'a.pdf', content: pdf() }, { repeat: '1' });
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'repeat']);
  for (const repeat of ['0', '1', '20'])
    await send({ name: `letter-${repeat}.pdf`, content: pdf(repeat) }, { input_name: 'letter', repeat });
  const { body } = await ann.get('/api/v1/portal/');
  expect(body.questions[1].inputs[0].files.map(({ repeat }: { repeat: number }) => repeat)).toEqual([0, 1, 20]);
  expect((await download(place('letter', 20))).headers['content-disposition']).toContain('letter-20.pdf');
  const events = await product.events(`draft-${draft}`);
  expect(JSON.stringify(events.filter(({ data }) => 'inputName' in data))).toContain('letter-1.pdf');
});

describe('the answers of applicants', () => {
  const staff = (): Visitor => product.as('sue', 'staff');
  const listed = async (filter: object = {}) =>
    (await staff().get(`/api/admin/answers/?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)).body;
  const looks = async () =>
    (await product.events()).filter(({ type }) => type === 'PrivateDataRead').map(({ data }) => data);
  const read = (what: 'unmask' | 'file', body: object, as = admin()) =>
    as.post(`/api/admin/answers/${draft}/${what}/`, body);
  const reason = 'The board asked whether it is signed';
  let joId: string;

  test('staff see them listed, the latest first, with how much of the required is there', async () => {
    joId = (await jo.get('/api/v1/get-user-tier/')).body.draft_doc_id;
    expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([draft]);
    const sent = { draft_doc_id: joId, input_name: 'acme' };
    await jo.upload(UPLOAD, sent, { name: 'Jo Hay.pdf', content: pdf() });
    const ofJo = { id: joId, user_id: joId, org_name: 'Acme', required: 2, required_answered: 1 };
    const ofAnn = { id: draft, user_id: draft, org_name: null, required: 1, required_answered: 0 };
    expect(await listed()).toMatchObject([ofJo, ofAnn]);
    expect(await listed({ org_name: 'Acme' })).toMatchObject([ofJo]);
    await jo.delete(`/api/v1/delete-answer-file/${joId}/acme/0/`);
  });

  test('staff see them question by question, by masked names', async () => {
    const { body } = await staff().get(`/api/admin/answers/${draft}/`);
    const letter = (repeat: number) => {
      const bytes = pdf(String(repeat)).length;
      return { repeat, file_name: 'l•••.pdf', media_type: 'application/pdf', bytes, previewable: true };
    };
    expect(body.questions).toMatchObject([
      { question_text: 'Please upload your budget.', required: true, inputs: [{ name: 'budget', files: [] }] },
      { inputs: [{ name: 'letter', files: [0, 1, 20].map(letter) }] },
    ]);
    expect(JSON.stringify(body)).not.toContain('letter-');
    const csv = await staff().get('/api/admin/answers/export/csv');
    expect(csv.text).toContain(draft);
    expect((await staff().get('/api/admin/answers/nobody/')).status).toBe(404);
  });

  test('an administrator who says why reads them, as safely as their owner', async () => {
    const { body } = await read('unmask', { reason });
    expect(body.questions[1].inputs[0].files[1].file_name).toBe('letter-1.pdf');
    const { status, headers, body: content } = await read('file', { input_name: 'letter', repeat: 20, reason });
    expect([status, content.toString()]).toEqual([200, pdf('20').toString()]);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="letter-20.pdf"',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'cache-control': 'no-store',
    });
    const look = { userId: draft, what: 'answers', statedReason: reason, reading: null };
    expect(await looks()).toEqual([
      { ...look, which: null },
      { ...look, which: 'letter_20' },
    ]);
  });

  test('the audit shows who looked at which file', async () => {
    const filter = JSON.stringify({ person_id: draft, type: ['PrivateDataRead'] });
    const address = `/api/admin/events/?${new URLSearchParams({ filter })}`;
    await until('both are in the index', async () => (await staff().get(address)).body.length === 2);
    const { body } = await staff().get(address);
    expect(body[0]).toMatchObject({ actor: { user_uid: 'adam' }, data: { what: 'answers', which: 'letter_20' } });
    expect(JSON.stringify(body)).not.toContain(reason);
  });

  test.each([
    ['without a reason', {}, admin, 400],
    ['for no more than a blank', { reason: ' ' }, admin, 400],
    ['by other staff', { reason }, staff, 403],
    ['by another applicant', { reason }, () => jo, 403],
    ['by nobody', { reason }, () => product.signedOut, 401],
  ])('nothing is read %s, and nothing is recorded', async (_how, body, as, status) => {
    const before = (await looks()).length;
    expect((await read('unmask', body, as())).status).toBe(status);
    expect((await read('file', { input_name: 'letter', ...body }, as())).status).toBe(status);
    expect(await looks()).toHaveLength(before);
  });

  test('a missing file is not found, and nothing is recorded', async () => {
    const before = (await looks()).length;
    expect((await read('file', { input_name: 'budget', reason })).status).toBe(404);
    expect((await admin().post('/api/admin/answers/nobody/unmask/', { reason })).status).toBe(404);
    expect(await looks()).toHaveLength(before);
  });
});

describe('a file is served so that nothing in it runs', () => {
  test('a download has its name in two encodings', async () => {
    await send({ name: 'Bericht “税”.pdf', content: pdf() });
    const { status, headers } = await download();
    expect([status, headers['content-type'], headers['content-length']]).toEqual([
      200,
      'application/pdf',
      String(pdf().length),
    ]);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Bericht \\"?\\".pdf"; filename*=UTF-8''Bericht%20%E2%80%9C%E7%A8%8E%E2%80%9D.pdf`.replaceAll(
        '\\"',
        '?',
      ),
    );
  });

  test('a preview is in a sandbox, with its own type only', async () => {
    const { headers } = await ann.get(`/api/v1/preview-answer-file/${place()}`);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^inline; filename=/),
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'cache-control': 'no-store',
    });
  });

  test('HTML by the name of a text is shown as a text; what browsers do not show is not sent to be shown', async () => {
    await send({ name: 'page.txt', content: Buffer.from('<script>alert(1)</script>') });
    const shown = await ann.get(`/api/v1/preview-answer-file/${place()}`);
    expect([shown.headers['content-type']?.split(';')[0], shown.text]).toEqual([
      'text/plain',
      '<script>alert(1)</script>',
    ]);
    await send({ name: 'a.doc', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') });
    const { status, body } = await ann.get(`/api/v1/preview-answer-file/${place()}`);
    expect([status, body.detail]).toEqual([400, 'This file type cannot be previewed']);
  });

  test('only its owner gets it', async () => {
    expect((await download(place('budget', 0), product.as('bob'))).status).toBe(404);
    expect((await download(place('budget', 0), product.as('sue', 'staff'))).status).toBe(404);
    // Who says why at another address.
    expect((await download(place('budget', 0), admin())).status).toBe(404);
    expect((await product.signedOut.get(`/api/v1/download-answer-file/${place()}`)).status).toBe(401);
  });
});

describe('bad input keeps nothing:', () => {
  let before: readonly string[];
  let events: number;
  beforeEach(async () => {
    await until('nothing is left to delete', () => stored().length === 4);
    before = stored();
    events = (await product.events(`draft-${draft}`)).length;
  });
  afterEach(async () => {
    await until('it is cleared away', () => stored().join() === before.join());
    expect(await product.events(`draft-${draft}`)).toHaveLength(events);
  });

  /** Local header of an archive whose first entry is said to have 4 GB. */
  const bomb = Buffer.concat([
    Buffer.from('504b0304140000000800000000000000000000000000ffffffff08000000', 'hex'),
    Buffer.from('bomb.txt'),
    Buffer.alloc(1000),
  ]);

  test.each([
    ['a PDF that is HTML', 'a.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'its content is not'],
    ['a page', 'a.html', Buffer.from('<!doctype html>'), 'not taken'],
    ['a drawing with a script', 'a.svg', Buffer.from('<svg onload="alert(1)"/>'), 'not taken'],
    ['a zip bomb', 'a.zip', bomb, 'not taken'],
    ['a zip bomb by the name of a document', 'a.docx', bomb, 'its content is not'],
    ['a program', 'a.exe', Buffer.from('MZ'), 'not taken'],
    ['nothing', 'a.pdf', Buffer.alloc(0), 'empty'],
  ])('%s', async (_what, name, content, says) => {
    const { status, body } = await send({ name, content });
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'INVALID', 'file']);
    expect(body.detail).toContain(says);
  });

  test.each([
    ['no file', null, {}, 400, 'file'],
    ['an input that nobody asked for', 'a.pdf', { input_name: 'other' }, 400, 'input_name'],
    ['a repetition that is no number', 'a.pdf', { repeat: 'x' }, 400, 'repeat'],
    ['too many repetitions', 'a.pdf', { input_name: 'letter', repeat: '21' }, 400, 'repeat'],
    ['an unknown field', 'a.pdf', { more: 'x' }, 400, 'more'],
    ['a control character', 'a.pdf', { input_name: 'bud\u0000get' }, 400, 'input_name'],
    ['too long a field', 'a.pdf', { input_name: 'x'.repeat(3000) }, 400, 'input_name'],
    ["another's draft", 'a.pdf', { draft_doc_id: 'bob' }, 404, undefined],
  ])('%s', async (_what, name, changes, status, path) => {
    const answer = await send(name === null ? null : { name, content: pdf() }, changes);
    expect([answer.status, answer.body.errors?.[0].path]).toEqual([status, path]);
  });

  test('one byte too much is refused in the words of the specification, and so is much more', async () => {
    const one = await send({ name: 'a.pdf', content: Buffer.concat([pdf(), Buffer.alloc(LIMIT + 1 - pdf().length)]) });
    expect([one.status, one.body.code, one.body.detail]).toEqual([413, 'PAYLOAD_TOO_LARGE', TOO_LARGE]);

    const head = [
      `POST ${UPLOAD} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${access}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${LIMIT * 40}`,
      '',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
    ].join('\r\n');
    const much = await sendRaw(address, Buffer.concat([Buffer.from(head), Buffer.alloc(LIMIT + 6_000_000)]));
    expect(much.status === 0 || much.text.includes(TOO_LARGE)).toBe(true);
  });

  test.each([
    [
      'in the middle of the file',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
    ],
    ['in the middle of a header', '--x\r\nContent-Disposition: form-da'],
  ])('a connection that is cut %s', async (_where, body) => {
    const head = [
      `POST ${UPLOAD} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${access}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 10000000',
      '',
      '',
    ].join('\r\n');
    const drafts = join(folder, 'files', 'drafts.part');
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(Buffer.concat([Buffer.from(head + body), Buffer.alloc(body.includes('PDF') ? 300_000 : 0)]));
    if (body.includes('PDF')) await until('it is being written', () => readdirSync(drafts).length === 1);
    socket.destroy();
    await until('the draft is gone', () => readdirSync(drafts).length === 0);
  });

  test.each([
    ['JSON instead of a form', '{}', 'application/json', 415],
    ['a form without a boundary', 'x', 'multipart/form-data', 400],
    [
      'a form without an end',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
      'multipart/form-data; boundary=x',
      400,
    ],
  ])('%s', async (_what, body, type, status) => {
    const call = request(address)
      .post(UPLOAD)
      .set({ authorization: `Bearer ${access}`, 'content-type': type });
    expect((await call.send(body)).status).toBe(status);
  });

  test('a file from whoever is signed out', async () => {
    const answer = await product.signedOut.upload(UPLOAD, { draft_doc_id: draft }, { name: 'a.pdf', content: pdf() });
    expect(answer.status).toBe(401);
  });
});

test.each([
  ['../../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\boot.pdf', 'boot.pdf'],
  ['a\u202Efdp.pdf', 'afdp.pdf'],
  ['a\u200Bb.pdf', 'ab.pdf'],
  ['x"; filename="evil.html.pdf', 'x_; filename=_evil.html.pdf'],
])('a name such as %j is made safe', async (name, expected) => {
  const { body } = await send({ name, content: pdf() });
  expect(body.file_name).toBe(expected);
  expect((await download()).headers['content-disposition']).not.toMatch(/[\r\n\u202e/\\]/);
});

test('a file of exactly 25 MB is kept, and comes back as it was', async () => {
  const content = Buffer.concat([pdf(), randomBytes(LIMIT - pdf().length)]);
  const sent = await send({ name: 'large.pdf', content });
  expect([sent.status, sent.body.bytes]).toEqual([201, LIMIT]);
  const { body } = await download();
  expect(createHash('sha256').update(body).digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
});

test('a repeated request with the same file is carried out once; with another it is a conflict', async () => {
  const key = { 'idempotency-key': 'answer-1' };
  const first = await send({ name: 'a.pdf', content: pdf('once') }, {}, key);
  const events = (await product.events(`draft-${draft}`)).length;
  const again = await send({ name: 'a.pdf', content: pdf('once') }, {}, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await send({ name: 'a.pdf', content: pdf('twice') }, {}, key)).status).toBe(409);
  expect(await product.events(`draft-${draft}`)).toHaveLength(events);
  expect((await download()).body.toString()).toBe(pdf('once').toString());
  await until('copies are deleted', () => stored().length === 4);
});

test('staff bring a PDF in, everyone signed in reads it, and it can be taken out', async () => {
  const staff = product.as('sue', 'staff');
  const about = { title: 'Hearing on freight', kind: 'hearing' };
  const html = { name: 'a.pdf', content: Buffer.from('<html>') };
  expect((await staff.upload('/api/admin/documents/', about, html)).status).toBe(400);
  const text = { name: 'a.txt', content: Buffer.from('text') };
  expect((await staff.upload('/api/admin/documents/', about, text)).body.errors[0].path).toBe('file');
  const made = await staff.upload('/api/admin/documents/', about, { name: 'hearing.pdf', content: pdf() });
  const { id } = made.body;
  await staff.put(`/api/admin/documents/${id}/`, { title: 'Freight', kind: 'report' });
  expect((await ann.get(`/api/v1/document/${id}/`)).body).toMatchObject({ id, title: 'Freight', kind: 'report' });
  expect((await ann.get(`/api/v1/document/${id}/file/`)).body.toString()).toBe(pdf().toString());
  expect((await product.signedOut.get(`/api/v1/document/${id}/`)).status).toBe(401);
  expect((await staff.delete(`/api/admin/documents/${id}/`)).status).toBe(204);
  await until('its file is deleted', () => !existsSync(join(folder, 'files', 'documents')));
  expect((await ann.get(`/api/v1/document/${id}/file/`)).status).toBe(404);
});

interface Exported {
  readonly drafts: readonly object[];
  readonly answer_files: readonly { readonly file_name: string; readonly content_base64: string }[];
}

test('an export has the files, and an erasure deletes them', async () => {
  const { text } = await ann.get('/api/common/export-account/');
  const { drafts, answer_files: rows } = JSON.parse(text) as Exported;
  expect(drafts).toHaveLength(1);
  expect(rows.map(({ file_name }) => file_name).sort()).toEqual([
    'a.pdf',
    'letter-0.pdf',
    'letter-1.pdf',
    'letter-20.pdf',
  ]);
  const [answer] = rows.filter(({ file_name }) => file_name === 'a.pdf');
  expect(Buffer.from(answer?.content_base64 ?? '', 'base64').toString()).toBe(pdf('once').toString());

  await ann.post('/api/common/delete-account/', { password: PEOPLE_PASSWORD });
  await until('its files are deleted', () => stored().length === 0);
  expect(JSON.stringify(await product.events())).not.toContain('letter-1.pdf');
  expect((await download(place('letter'), admin())).status).toBe(404);
});

describe('on S3', () => {
  let s3: FakeS3;
  let onS3: Product;
  beforeAll(async () => {
    s3 = await startFakeS3();
    onS3 = await startProduct(temporaryFolder(), {
      S3_ENDPOINT: s3.url,
      S3_BUCKET,
      S3_ACCESS_KEY: S3_KEYS.accessKey,
      S3_SECRET_KEY: S3_KEYS.secretKey,
    });
  });
  afterAll(async () => {
    await onS3.stop();
    await s3.close();
  });

  test('a document lies in the bucket, and is read and deleted there', async () => {
    const staff = onS3.as('sue', 'staff');
    const about = { title: 'Large', kind: 'report' };
    const content = Buffer.concat([pdf(), randomBytes(6_000_000)]);
    const { body } = await staff.upload('/api/admin/documents/', about, { name: 'large.pdf', content });
    expect(s3.keys()).toEqual([expect.stringMatching(/^documents\/[0-9a-f-]+$/)]);
    expect((await staff.get(`/api/v1/document/${body.id}/file/`)).body.length).toBe(content.length);
    await staff.delete(`/api/admin/documents/${body.id}/`);
    await until('it is deleted', () => s3.keys().length === 0);
    expect([s3.refused(), s3.unfinishedUploads()]).toEqual([0, 0]);
  });
});
