import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { canonicalText, hashChain, hashOf } from './chain';
import { exportedLines } from './exported-lines';
import { withSortedKeys } from './key-order';
import { linesOf } from './lines-of';
import { sealOf, signingKey } from './seal';
import { verifyExport } from './verify-export';

const NEWLINE = 10;
const key = signingKey(new Uint8Array(32).fill(7));
const exported = { at: '2026-11-22T08:00:00.000Z', by: 'ada', filter: '{}', unmasked: null };

async function* batches(events: readonly object[]): AsyncGenerator<readonly object[]> {
  for (let from = 0; from < events.length; from += 2) yield events.slice(from, from + 2);
}

const events: readonly object[] = [
  { id: '1', type: 'TrackerCreated', data: { title: 'Tariffs on steel', cost: 0.1 } },
  { id: '2', type: 'RunFinished', data: { title: 'Paragraph\u2028separator', cost: 1e-7 } },
  { id: '3', type: 'TrackerRenamed', data: { title: 'Zölle \u{1F4C8}', was: '"quoted"\n' } },
  { id: '4', type: 'TrackerDeleted', data: null },
  { id: '5', type: 'TrackerRestored', data: { nested: [1, [true, {}]] } },
];

const fileOf = async (written: readonly object[] = events): Promise<string> => {
  let file = '';
  for await (const bytes of exportedLines(exported, batches(written), key)) file += bytes.toString();
  return file;
};

/** In chunks that split lines and characters. */
async function* chunksOf(file: string | Buffer): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(file);
  for (let from = 0; from < bytes.length; from += 7) yield bytes.subarray(from, from + 7);
}

const verified = (file: string | Buffer) => verifyExport(linesOf(chunksOf(file)));

const rearranged = async (change: (lines: string[]) => string[]): Promise<string> =>
  change((await fileOf()).trimEnd().split('\n'))
    .map((line) => `${line}\n`)
    .join('');

test('an export is intact, and names who made it and the key', async () => {
  await expect(verified(await fileOf())).resolves.toEqual({
    kind: 'intact',
    events: 5,
    exportedAt: exported.at,
    exportedBy: 'ada',
    fingerprint: expect.stringMatching(/^([0-9a-f]{4} ){7}[0-9a-f]{4}$/),
  });
});

test('an export of no events is intact', async () => {
  await expect(verified(await fileOf([]))).resolves.toMatchObject({ kind: 'intact', events: 0 });
});

test('pieces of an export stay as they are while further ones are made', async () => {
  const pieces: Buffer[] = [];
  const written: string[] = [];
  for await (const piece of exportedLines(exported, batches(events), key)) {
    pieces.push(piece);
    written.push(piece.toString());
  }
  expect(pieces.map(String)).toEqual(written);
});

test('an export that is written in several pieces is intact', async () => {
  const long = [10, 40_000, 30_000, 1000, 100_000].map((length) => ({
    data: { text: 'Zölle \u{1F4C8}'.repeat(length) },
  }));
  const file = await fileOf(long);
  await expect(verifyExport(linesOf(Readable.from([Buffer.from(file)])))).resolves.toMatchObject({ events: 5 });
  const [, ...lines] = file.trimEnd().split('\n').slice(0, -1);
  expect(lines.map((line) => JSON.parse(line).entry.event)).toEqual(long);
});

test('any changed byte is found, and its line named', async () => {
  const bytes = Buffer.from(await fileOf(events.slice(1, 3)));
  let line = 1;
  for (const [index, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[index] = byte ^ 1;
    const found = await verified(changed);
    if (byte === NEWLINE) line++;
    // Without its break a line is one with the next; the last break may go without a loss.
    else expect({ at: index, found }).toEqual({ at: index, found: { kind: 'broken', line, why: expect.any(String) } });
  }
});

test('a line that was left out is missed where it stood', async () => {
  for (const left of [2, 4, 6]) {
    const file = await rearranged((lines) => lines.filter((_, index) => index + 1 !== left));
    await expect(verified(file)).resolves.toMatchObject({ kind: 'broken', line: left });
  }
});

test('lines in another order are found', async () => {
  const file = await rearranged(([first = '', second = '', third = '', ...rest]) => [first, third, second, ...rest]);
  await expect(verified(file)).resolves.toEqual({
    kind: 'broken',
    line: 2,
    why: 'it does not follow the line before: a line is missing, or the order was changed.',
  });
});

test('an export that breaks off is not whole', async () => {
  const file = await rearranged((lines) => lines.slice(0, 4));
  await expect(verified(file)).resolves.toEqual({
    kind: 'broken',
    line: 5,
    why: 'the end of the export, with its signature, is missing.',
  });
  await expect(verified('')).resolves.toMatchObject({ kind: 'broken', line: 1 });
});

test('a file with anything behind its seal is broken', async () => {
  const file = await fileOf();
  await expect(verified(`${file}${file}`)).resolves.toMatchObject({ kind: 'broken', line: 8 });
  await expect(verified(`${file}\n`)).resolves.toMatchObject({ kind: 'broken', line: 8 });
});

test('a chain that somebody else recomputed does not match the signature', async () => {
  const [opening = ''] = (await fileOf()).split('\n');
  const { hash } = JSON.parse(opening);
  const forged = hashChain([canonicalText({ kind: 'event', event: { id: '1', type: 'Forged' } })], hash);
  const stranger = signingKey(randomBytes(32));
  const file = `${opening}\n${forged.lines}${sealOf(forged.last, stranger)}\n`;
  await expect(verified(file)).resolves.toEqual({
    kind: 'broken',
    line: 3,
    why: 'the signature does not match what was exported.',
  });
});

test('the same value in another form is a change', async () => {
  const entry = { kind: 'export', public_key: key.publicKey };
  const previous = '0'.repeat(64);
  const hash = hashOf(previous, canonicalText(entry));
  await expect(verified(JSON.stringify({ previous, hash, entry }))).resolves.toMatchObject({ kind: 'broken', line: 1 });
});

test.each([
  // Examples of RFC 8785.
  [
    String.raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`,
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  ],
  [
    String.raw`{"\u20ac":1,"\r":2,"\ufb33":3,"1":4,"\ud83d\ude00":5,"\u0080":6,"\u00f6":7}`,
    '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
  ],
  ['{"10":1,"9":{"b":[],"a":{}},"-":-0}', '{"-":0,"10":1,"9":{"a":{},"b":[]}}'],
  ['{"b":{"__proto__":[1],"A":{"d":1,"c":2}},"a":1}', '{"a":1,"b":{"A":{"c":2,"d":1},"__proto__":[1]}}'],
])('the canonical text of %s', (json, text) => {
  expect(canonicalText(JSON.parse(json))).toBe(text);
  expect(canonicalText(withSortedKeys(JSON.parse(json)))).toBe(text);
  expect(canonicalText(JSON.parse(text))).toBe(text);
});

test.each([Number.NaN, () => 1, 1n])('%p has no canonical text', (value) => {
  expect(() => canonicalText({ value: [value] })).toThrow();
});
