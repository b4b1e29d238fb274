import { screen } from '@testing-library/react';
import { StepUpQuestion } from '../second-factor/step-up-question';
import { accessToken, fakeServer } from '../testing/fake-server';
import { renderPage } from '../testing/render-page';
import { saveTokens } from '../testing/tokens';
import { uploadFile } from './upload-file';

const server = fakeServer();

type Outcome = 'lost' | { readonly status: number; readonly body?: object };

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
}

/** Replaces XMLHttpRequest with a server with these outcomes, one per upload, and records what it receives. */
const serve = (...outcomes: readonly Outcome[]): readonly Sent[] => {
  const waiting = [...outcomes];
  const sent: Sent[] = [];
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => {
    const headers: Record<string, string> = {};
    const request = {
      upload: {},
      status: 0,
      responseText: '',
      open: () => undefined,
      setRequestHeader: (name: string, value: string) => void (headers[name] = value),
      getResponseHeader: () => null,
      onload: () => undefined,
      onerror: () => undefined,
      send: (form: FormData) => {
        sent.push({ headers, form });
        const outcome = waiting.shift() ?? 'lost';
        if (outcome === 'lost') return request.onerror();
        request.status = outcome.status;
        request.responseText = outcome.body === undefined ? '' : JSON.stringify(outcome.body);
        request.onload();
      },
    };
    return request as never;
  });
  return sent;
};

const file = new File(['%PDF'], 'report.pdf', { lastModified: 1 });
const upload = (changes: Partial<Parameters<typeof uploadFile>[0]> = {}) =>
  uploadFile({ path: '/api/admin/documents', fields: { title: 'A report' }, file, ...changes });
const keysOf = (sent: readonly Sent[]) => sent.map(({ headers }) => headers['idempotency-key']);

beforeEach(() => saveTokens({ access: accessToken(), refresh: 'refresh' }));
afterEach(() => jest.restoreAllMocks());

test('an upload whose answer was lost is repeated with its key, so that the file is stored once', async () => {
  const sent = serve('lost', { status: 503 }, { status: 201 }, { status: 201 });
  await expect(upload()).rejects.toThrow('The file could not be sent.');
  await expect(upload()).rejects.toMatchObject({ status: 503 });
  await upload();
  // Adding it a second time is intentional.
  await upload();
  const [first, second, third, fourth] = keysOf(sent);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test.each([
  ['other fields', { fields: { title: 'Another report' } }],
  ['another file', { file: new File(['%PDF-'], 'report.pdf', { lastModified: 2 }) }],
])('an upload with %s than the lost one has another key', async (_what, changes) => {
  const sent = serve('lost', { status: 201 });
  await expect(upload()).rejects.toThrow();
  await upload(changes);
  expect(new Set(keysOf(sent)).size).toBe(2);
});

test('an upload for which the second factor must be proven again is repeated afterwards', async () => {
  const sent = serve({ status: 403, body: { code: 'STEP_UP_REQUIRED' } }, { status: 201 });
  server.post('/api/common/second-factor/prove').answers(() => ({ proven_until: '2026-06-01T12:10:00.000Z' }));
  const { user } = renderPage(<StepUpQuestion />);
  const done = upload();
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
  await done;
  expect(sent.map(({ form }) => form.get('title'))).toEqual(['A report', 'A report']);
});
