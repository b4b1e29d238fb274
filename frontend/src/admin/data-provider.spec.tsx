import { dataProvider } from './data-provider';

const answer = (body: string, status: number) => {
  globalThis.fetch = async () => new Response(body, { status, headers: { 'content-type': 'text/html' } });
};
const page = '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';
const words = 'The server could not be reached. Please try again in a moment.';

test('a proxy’s error page is reported as an unreachable server for every request', async () => {
  answer(page, 502);
  const list = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;
  await expect(dataProvider.getList('users', list)).rejects.toThrow(words);
  await expect(dataProvider.getOne('users', { id: 'ann' })).rejects.toThrow(words);
});

test('a page in place of an answer is a failure too', async () => {
  answer('<html>Please sign in to the network</html>', 200);
  await expect(dataProvider.getOne('users', { id: 'ann' })).rejects.toThrow('could not be reached');
});

test('a refusal is reported with the server’s reason', async () => {
  answer(JSON.stringify({ status: 403, code: 'ADMIN_ONLY', detail: 'Only for administrators.' }), 403);
  await expect(dataProvider.getOne('users', { id: 'ann' })).rejects.toThrow('Only for administrators.');
});
