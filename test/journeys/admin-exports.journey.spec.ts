import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeWhere } from '../support/needs';
import { operator } from '../support/operator';
import { type Product, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

const folder = temporaryFolder();
const file = join(folder, 'events.jsonl');
const hostile = '=HYPERLINK("https://evil.example")';
let product: Product;
let staff: Visitor;
let admin: Visitor;
let tracker: string;

const topic = { tracker_description: 'Track notices of the agency.', update_frequency: 'week', domains: ['a.example'] };
const exported = (visitor: Visitor, path: string, filter: object) =>
  visitor.get(`/api/admin/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
/** Supertest does not treat the format as text, and gives its bytes. */
const fileOf = async (filter: object): Promise<string> =>
  (await exported(admin, 'events/export/jsonl', filter)).body.toString();
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line): { entry: { kind: string; event: { type: string } } } => JSON.parse(line));

beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
  staff = product.as('sue', 'staff');
  admin = product.as('ada', 'admin');
  const owner = product.as('ann');
  tracker = (await owner.post('/api/topics/create-tracker/', topic)).body.tracker_id;
  for (let count = 0; count < 3; count++) await owner.post('/api/topics/create-tracker/', topic);
  await owner.post('/api/topics/create-collection/', { name: hostile });
  await until('the folder is listed', async () => (await staff.get('/api/admin/collections/')).body.length === 1);
});
afterAll(() => product.stop());

test('a filtered list is saved as CSV, with nothing that a spreadsheet would run', async () => {
  const { text, headers } = await exported(staff, 'trackers/export/csv', { id: tracker });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="trackers-\d{4}-\d\d-\d\d\.csv"$/);
  const [names, row, ...others] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(names?.split(',')).toEqual(expect.arrayContaining(['id', 'title', 'owner_id']));
  expect(row).toContain(tracker);
  expect(others).toEqual([]);

  const folders = (await exported(staff, 'collections/export/csv', {})).text;
  // A person's own words are masked but for the first character.
  expect(folders).toContain(`'=•••,ann,,false,false,`);
  expect(folders).not.toMatch(/(^|,)"?=/m);
});

test('a filter or a resource that is not declared is refused by name', async () => {
  const { status, body } = await exported(staff, 'trackers/export/csv', { $where: '1' });
  expect([status, body.errors]).toEqual([
    400,
    [{ path: 'filter.$where', message: 'This field cannot be filtered by.' }],
  ]);
  expect((await exported(staff, 'nothing/export/csv', {})).status).toBe(404);
});

test('an administrator exports events as a signed chain; staff may not', async () => {
  const filter = { tracker_id: tracker };
  expect((await exported(staff, 'events/export/jsonl', filter)).status).toBe(403);

  const [opening, ...entries] = linesOf(await fileOf(filter)).slice(0, -1);
  expect(opening?.entry).toMatchObject({ kind: 'export', exported_by: 'ada', filter: JSON.stringify(filter) });
  const shown = await exported(staff, 'events/', filter);
  expect(entries.map(({ entry }) => entry.event)).toEqual([...shown.body].reverse());
  expect(entries.map(({ entry }) => entry.event.type)).toContain('TrackerCreated');
});

test('the whole log is exported in its order', async () => {
  const text = await fileOf({});
  writeFileSync(file, text);
  const types = linesOf(text).flatMap(({ entry }) => (entry?.kind === 'event' ? [entry.event.type] : []));
  const log = await product.events();
  expect(types).toEqual(log.slice(0, types.length).map(({ type }) => type));
  expect(types.filter((type) => type === 'TrackerCreated')).toHaveLength(4);
  expect((await fileOf({ type: ['TrackerCreated', 'TrackerDeleted'] })).match(/"kind":"event"/g)).toHaveLength(4);
});

describe('the export of the whole log', () => {
  const changedFile = join(folder, 'changed.jsonl');
  beforeAll(() => {
    const lines = readFileSync(file, 'utf8').split('\n');
    lines[2] = (lines[2] ?? '').replace('TrackerCreated', 'TrackerDeleted').replace('week', 'day');
    writeFileSync(changedFile, lines.join('\n'));
  });

  test('the operator verifies it without a configuration, and a changed line is named', async () => {
    const health = (await staff.get('/api/admin/health/')).body;
    const { says } = health.find(({ of }: { of: string }) => of === 'audit key');
    const nothing = { DATA_DIR: join(folder, 'nowhere') };
    expect(await operator(nothing, 'audit', 'verify', file)).toMatchObject({
      exit: 0,
      out: expect.stringContaining(`Signed with the key ${says}.`),
    });
    expect(await operator(nothing, 'audit', 'verify', changedFile)).toMatchObject({
      exit: 1,
      out: 'Line 3: it was changed after the export.',
    });
    expect((await operator(nothing, 'audit', 'check', file)).exit).toBe(64);
    expect(await operator(nothing, 'audit', 'verify', join(folder, 'none'))).toMatchObject({
      exit: 1,
      err: expect.stringContaining('ENOENT'),
    });
  });

  const noGo = spawnSync('go', ['version']).status === 0 ? null : 'wants Go';
  describeWhere(noGo, 'verified by the program in the guide', () => {
    test('names the changed line too', async () => {
      const guide = readFileSync(join(__dirname, '../../docs/how-to/export-events-for-an-auditor.md'), 'utf8');
      const program = join(folder, 'verify.go');
      writeFileSync(program, /```go\n([\s\S]+?)```/.exec(guide)?.[1] ?? '');
      const run = (events: string) => promisify(execFile)('sh', ['-c', 'go run "$0" < "$1"', program, events]);
      expect((await run(file)).stderr).toMatch(/Intact: \d+ events/);
      await expect(run(changedFile)).rejects.toMatchObject({ stderr: expect.stringContaining('Line 3: changed') });
    });
  });
});
