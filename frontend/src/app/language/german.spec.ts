import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { german } from './german';

const SRC = join(__dirname, '../..');

/** Texts that are the same in both languages: names, and words that German has taken over. */
const same = new Set(['OK', 'Code', 'Portal', 'Dashboard', 'Tracker', 'Domains', 'Name', 'Text', 'Updates']);

/** Translations, as paths without the ending. */
const translated = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/texts\/[a-z-]+\.de\.ts$/.test(path))
  .map((path) => path.replace(/\.de\.ts$/, ''));

/** A catalogue is called after its file: `accounts/auth` is `features/accounts/texts/auth.ts`. */
const nameOf = (path: string): string => path.replace(/^features\//, '').replace(/\/(?:published\/)?texts\//, '/');

const englishAt = async (path: string): Promise<object> => {
  const [catalogue] = Object.values((await import(join(SRC, path))) as Record<string, () => object>);
  return catalogue?.() ?? {};
};

const germanAt = async (path: string): Promise<object> =>
  ((await import(join(SRC, `${path}.de`))) as { readonly german: object }).german;

/** What a text takes, in place of the text: the number of a function's parameters; keys of parts. */
const shapeOf = (text: unknown): unknown => {
  if (typeof text === 'function') return text.length;
  if (typeof text !== 'object' || text === null) return typeof text;
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, shapeOf(value)]));
};

/** Each text with what it is called. Of a function, its code is compared: what it may be given is its own affair. */
const textsIn = (texts: object, path = ''): readonly (readonly [path: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === 'function') return [[`${path}${key}`, String(text)] as const];
    if (typeof text === 'object' && text !== null) return textsIn(text, `${path}${key}.`);
    return [[`${path}${key}`, String(text)] as const];
  });

test('every translation is gathered under the name of its catalogue', async () => {
  expect(translated.length).toBeGreaterThan(10);
  const found = await Promise.all(translated.map(async (path) => [nameOf(path), await germanAt(path)] as const));
  expect(german).toEqual(Object.fromEntries(found));
});

test.each(translated)('the German of %s has the shape of the English, and says each text in German', async (path) => {
  const [own, english] = [await germanAt(path), await englishAt(path)];
  expect(shapeOf(own)).toEqual(shapeOf(english));
  const inEnglish = new Map(textsIn(english));
  const wrong = textsIn(own).filter(
    ([at, text]) => text.trim() === '' || (text === inEnglish.get(at) && /[a-z]{2}/i.test(text) && !same.has(text)),
  );
  expect(wrong).toEqual([]);
});
