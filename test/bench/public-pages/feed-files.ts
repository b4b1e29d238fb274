import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test of the set says of a feed. */
export interface FeedClaim {
  readonly of: 'feed title' | 'title' | 'link' | 'date';
  /** Dates in UTC, without a fraction: `2003-12-31T10:14:55Z`. */
  readonly value: string;
}

export interface FeedFile {
  /** Below the folder of tests. */
  readonly path: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly claims: readonly FeedClaim[];
}

const folders = ['wellformed', 'illformed', 'encoding', 'entities'];

/** Channel Definition Format, and text that no browser decodes. */
const otherFormats = /\/cdf[/_]|utf[-_]32/;

const encodings = [
  { start: [0xfe, 0xff], label: 'utf-16be' },
  { start: [0xff, 0xfe], label: 'utf-16le' },
  { start: [0x00, 0x3c], label: 'utf-16be' },
  { start: [0x3c, 0x00], label: 'utf-16le' },
];

/** As the tests' own `get_file_contents` decodes them to find their expectation. */
const commentOf = (bytes: Buffer): string => {
  const found = encodings.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  return new TextDecoder(found?.label ?? 'utf-8').decode(bytes).split('-->', 1)[0] ?? '';
};

const simpleEscapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** The value of a string in Python. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|U([\da-f]{8})|(.))/gi, (_, u, x, long, other: string) =>
    other === undefined
      ? String.fromCodePoint(Number.parseInt(String(u ?? x ?? long), 16))
      : (simpleEscapes[other] ?? other),
  );

const subject = String.raw`(entries\[0\]|feed)(?:\['(\w+)'\]|\.(\w+))(?:\['value'\])?(?: == entries\[1\]\['\w+'\])?`;
const aText = String.raw`u?(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")(?!\s*\+)`;
const aTime = String.raw`\((\d+), (\d+), (\d+), (\d+), (\d+), (\d+), \d+, \d+, 0\)`;
const claim = new RegExp(String.raw`${subject} == (?:${aText}|${aTime})`, 'g');

const kindOf = (where: string, field: string): FeedClaim['of'] | undefined => {
  if (/^title(?:_detail)?$/.test(field)) return where === 'feed' ? 'feed title' : 'title';
  if (where === 'feed') return undefined;
  if (field === 'link') return 'link';
  return /^(?:published|updated|created)(?:_parsed)?$/.test(field) ? 'date' : undefined;
};

const inSeconds = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

const claimsIn = (comment: string): readonly FeedClaim[] =>
  [...comment.matchAll(claim)].flatMap((found): FeedClaim[] => {
    const [, where = '', quoted, dotted, single, double, ...time] = found;
    const of = kindOf(where, quoted ?? dotted ?? '');
    const text = unescaped(single ?? double ?? '');
    if (of === undefined) return [];
    if (of !== 'date') return time[0] === undefined ? [{ of, value: text }] : [];
    const [year = 0, month = 1, day, hour, minute, second] = time.map(Number);
    const at = time[0] === undefined ? Date.parse(text) : Date.UTC(year, month - 1, day, hour, minute, second);
    return [{ of, value: inSeconds(at) }];
  });

/** Feeds of a checkout of kurtmckee/feedparser that are neither CDF nor UTF-32. */
export const feedFiles = (folder: string): readonly FeedFile[] =>
  folders.flatMap((each) =>
    readdirSync(join(folder, 'tests', each), { recursive: true, encoding: 'utf8' })
      .map((file) => `${each}/${file}`)
      .filter((path) => path.endsWith('.xml') && !otherFormats.test(path))
      .map((path) => {
        const bytes = readFileSync(join(folder, 'tests', path));
        const comment = commentOf(bytes);
        const contentType = /^Header:\s+Content-type:\s*(.*)$/im.exec(comment)?.[1]?.trim() ?? '';
        return { path, bytes, contentType, claims: claimsIn(comment) };
      }),
  );
