import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages, setLanguage } from '#shared/language/language';
import { shellTexts } from '../texts/shell';
import { translations } from './chosen-language';
import { inItsOwnWords } from './language-names';

const SRC = join(__dirname, '../..');

const others = languages.filter((each) => each !== 'en');

/**
 * Texts that are intentionally the same in both languages: names, and common words. By catalogue and key, since a word
 * that is intended in one place may be untranslated in another.
 */
const rightlySame: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: [
    'shared/forms.name',
    'shared/pages.portal',
    'shared/pages.dashboard',
    'my-account/page.sections.organisation',
    'my-account/page.sections.audio',
    'delivery/channels.update',
    'delivery/channels.kinds.slack',
    'delivery/channels.kinds.webhook',
    'explore/campaigns.toldOf.5',
    'explore/orders.orderOf',
    'tariffs/page.order',
    'dashboards/board.places',
    'source-sets/dialog.domains',
    'collections/list.types.tracker',
    'conversations/diary.chat',
    'conversations/entry-form.kinds.symptom',
    'conversations/entry-form.name',
    'conversations/entry-form.optional',
    'tracker-form/tracker-form.domains',
    'tracker-form/tracker-form.types.string',
    'tracker-page/page.tracker',
    'tracker-page/page.updates',
    'shared/common.ok',
    'shared/forms.code',
    'shared/time.ahead',
  ],
};

/** English catalogues, as paths without the ending. */
const catalogues = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/texts\/[a-z-]+\.ts$/.test(path))
  .map((path) => path.replace(/\.ts$/, ''));

/** A catalogue is named after its file: `accounts/auth` is `features/accounts/texts/auth.ts`. */
const nameOf = (path: string): string => path.replace(/^features\//, '').replace(/\/(?:published\/)?texts\//, '/');

const englishTexts = async (): Promise<ReadonlyMap<string, object>> =>
  new Map(
    await Promise.all(
      catalogues.map(async (path) => {
        const [catalogue] = Object.values((await import(join(SRC, path))) as Record<string, () => object>);
        return [nameOf(path), catalogue?.() ?? {}] as const;
      }),
    ),
  );

const textsOf = async (language: Language): Promise<ReadonlyMap<string, object>> =>
  language === 'en' ? englishTexts() : new Map(Object.entries(await translations[language]()));

/** The shape of a text: the number of a function's parameters, the keys of an object. */
const shapeOf = (text: unknown): unknown => {
  if (typeof text === 'function') return text.length;
  if (typeof text !== 'object' || text === null) return typeof text;
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, shapeOf(value)]));
};

/** A function's own words: its code without its parameters. One that only calls another has none. */
const ownWords = (code: string): string =>
  [...code.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template?.replace(/\$\{[^}]*\}/g, '…') ?? '')
    .join(' | ') || '…';

/** Each text with its key: `trackers/page.updateOf`. */
const wordsIn = (texts: object, path: string): readonly (readonly [key: string, words: string])[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const at = `${path}.${key}`;
    if (typeof text === 'function') return [[at, ownWords(String(text))] as const];
    if (typeof text === 'object' && text !== null) return wordsIn(text, at);
    return [[at, String(text)] as const];
  });

const allWords = async (language: Language): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await textsOf(language))].flatMap(([name, texts]) => wordsIn(texts, name)));

describe.each(others)('%s', (language) => {
  test('every translation is gathered under the name of its catalogue, and has its shape', async () => {
    const [own, english] = [await textsOf(language), await englishTexts()];
    expect(own.size).toBeGreaterThan(10);
    for (const [name, texts] of own) expect([name, shapeOf(texts)]).toEqual([name, shapeOf(english.get(name))]);
  });

  test.each(languages.filter((each) => each !== language))(
    'no text is empty, or still as in the language it was copied from: %s',
    async (copied) => {
      const [own, theirs] = [await allWords(language), await allWords(copied)];
      const right = new Set(rightlySame[language]);
      const wrong = [...own].filter(
        ([key, words]) =>
          words.trim() === '' || (words === theirs.get(key) && /\p{L}{2}/u.test(words) && !right.has(key)),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('each listed exception equals the text of some other language', async () => {
    const own = await allWords(language);
    const elsewhere = await Promise.all(languages.filter((each) => each !== language).map(allWords));
    const differing = rightlySame[language].filter(
      (key) => !own.has(key) || elsewhere.every((theirs) => theirs.get(key) !== own.get(key)),
    );
    expect(differing).toEqual([]);
  });
});

test.each(languages)('the switch names the language as its menu does: %s', async (language) => {
  setLanguage(language, await translations[language]());
  expect(shellTexts().language).toContain(inItsOwnWords[language].name);
  setLanguage('en', {});
});
