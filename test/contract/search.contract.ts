import { type Document, type SearchFields, put, remove } from '#kernel/projection';
import type { Page, Cursor } from '#platform/read-store/page';
import type { ReadModelStore } from '#platform/read-store/read-store';
import { PlaceRefused, type Search, type SearchQuery } from '#platform/search/search';
import { queriesWithTypos } from '../support/hostile/planted-typos';
import { realTopics } from '../support/research/real-topics';
import { expectedOrder } from '../support/research/search-oracle';
import { seeded } from '../support/seeded';

export interface SearchUnderTest {
  /** An empty store. */
  open(): Promise<ReadModelStore & Search>;
  /** How many searches with typos to try, among as many topics. */
  readonly typoSearches: number;
}

export interface Topic extends Document {
  readonly title: string;
  readonly text: string;
  readonly section: string;
  readonly fresh_at: string;
  readonly public: boolean;
  readonly kind?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly readers?: number;
}

const search: SearchFields<keyof Topic> = {
  title: 'title',
  text: 'text',
  keywords: ['kind', 'labels'],
  facet: 'section',
  freshness: 'fresh_at',
  popularity: 'readers',
  where: { public: true },
};
const definition = { indexes: [], search };

/** Contract of every search adapter. */
export const searchContract = (name: string, { open, typoSearches }: SearchUnderTest): void => {
  describe(`search: ${name}`, () => {
    let store: ReadModelStore & Search;
    let position: number;

    beforeEach(async () => {
      store = await open();
      position = 0;
      await store.ensureCollection('topics.1', definition);
      await store.ensureIndexes('topics.1', definition);
      await store.saveModelRecord({ name: 'topics', live: 'topics.1', liveVersion: 'a', building: null, retired: [] });
    });
    afterEach(() => store.close());

    const topic = (_id: string, title: string, changes: Partial<Topic> = {}): Topic => ({
      _id,
      title,
      text: '',
      section: 'general',
      fresh_at: '2026-03-01T00:00:00.000Z',
      public: true,
      ...changes,
    });
    const write = (...topics: readonly Topic[]) => {
      position++;
      return store.apply(
        'topics.1',
        topics.map((each) => ({ position, write: put(each) })),
        position,
      );
    };
    const page = (text: SearchQuery['text'], { limit = 50, after = null as Cursor | null, facet = 'general' } = {}) =>
      store.search<Topic>({ name: 'topics' }, { text, facet }, { limit, after });
    const ids = async (text: SearchQuery['text'], facet = 'general') =>
      (await page(text, { facet })).rows.map(({ _id }) => _id);

    describe('finds a word', () => {
      test.each([
        ['as it is written', 'Antarctic krill', 'krill'],
        ['without regard to case', 'Antarctic krill', 'KRILL'],
        ['without accents', 'Elections in São Tomé', 'sao tome'],
        ['with accents missing in the text', 'Elections in Sao Tome', 'São Tomé'],
        ['with special letters', 'Straßen in Tromsø', 'strassen tromso'],
        ['in the plural', 'A new tax on steel', 'taxes'],
        ['in the singular', 'Energy policies of the states', 'policy'],
        ['as an acronym with or without dots', 'U.S. tariffs', 'us'],
        ['with or without an apostrophe', "Women's sports", 'womens'],
        ['incomplete, as the last one', 'United States tariffs', 'states tar'],
        ['with one wrong letter of four to seven', 'United States tariffs', 'tarifs'],
        ['with two letters swapped', 'Steel imports', 'setel'],
        ['with two wrong letters of eight and more', 'Semiconductor exports', 'semiconductr expords'],
        ['of four letters with one left out', 'Loan forgiveness', 'lon'],
        ['of nine letters with two left out', 'American greatness', 'greanes'],
        ['in a script without spaces', '東京都知事選挙', '選挙'],
        ['in another script', 'Выборы в Москве', 'выборы'],
      ])('%s', async (_, title, text) => {
        await write(topic('other', 'Something else'), topic('found', title));
        expect(await ids(text)).toEqual(['found']);
      });
    });

    test('finds by any of the words that stand for each thing, those with them in the title first', async () => {
      await write(
        topic('in-text', 'At sea', { text: 'A tanker leaves the harbor' }),
        topic('in-title', 'Ships in port'),
        topic('without-one', 'A ship'),
        topic('begun', 'Shipments to ports'),
      );
      const things = [
        ['ship', 'ships', 'tanker'],
        ['port', 'harbor', 'krill'],
      ];
      expect(await ids(things)).toEqual(['in-title', 'in-text']);
      expect(await ids([['ship'], ['krill', 'ice']])).toEqual([]);
      expect(await ids([])).toEqual([]);
    });

    describe('does not find a word', () => {
      test.each([
        ['incomplete in the middle', 'United States tariffs', 'tar krill'],
        ['incomplete with a single letter', 'United States tariffs', 'u'],
        ['with one wrong letter of three', 'Gas prices', 'gis'],
        ['with two wrong letters of seven', 'United States tariffs', 'tarrifs'],
        ['with three wrong letters', 'Semiconductor exports', 'semykondukter'],
        ['with a wrong digit', 'Elections of 2026', '2025'],
        ['inside another one', 'Semiconductor exports', 'conductor'],
        ['that does not occur', 'Antarctic krill', '.* "% _(\\'],
        ['as an operator', 'Antarctic krill', 'NOT'],
      ])('%s', async (_, title, text) => {
        await write(topic('a', title));
        expect(await ids(text)).toEqual([]);
      });
    });

    test('knows a word from its first document to its last, although it was looked for before and after', async () => {
      const texts = ['krill', 'kri', 'kirll'];
      const found = async () => (await Promise.all(texts.map((text) => ids(text)))).flat();
      await write(topic('other', 'Something else'));
      expect(await found()).toEqual([]);
      await write(topic('a', 'Antarctic krill'));
      expect(await found()).toEqual(['a', 'a', 'a']);
      await write(topic('a', 'Antarctic ice'));
      expect(await found()).toEqual([]);
    });

    test('does not look for other words with two wrong letters if the word itself occurs', async () => {
      await write(topic('far', 'Conventions of states'), topic('near', 'Inventions of states'));
      expect(await ids('inventions')).toEqual(['near']);
      expect(await ids('invemtiens')).toEqual(['near']);
    });

    test('looks for misspellings among the words of the facet only', async () => {
      await write(topic('a', 'Antarctic krill'), topic('other', 'Krilt', { section: 'food' }));
      expect(await ids('krilt')).toEqual(['a']);
      await write(topic('a', 'Antarctic ice'), topic('other', 'Krill', { section: 'food' }));
      expect(await ids('krilt')).toEqual([]);
    });

    describe('the order', () => {
      test('ranks all words before some, title before text, correct before incomplete before misspelt', async () => {
        await write(
          topic('some', 'Steel prices'),
          topic('misspelt in the text', 'A topic', { text: 'Steel tarifs' }),
          topic('misspelt in the title', 'Steel tarifs'),
          topic('begun in the text', 'A topic', { text: 'Steel tariffication' }),
          topic('in the text', 'A topic', { text: 'Steel tariff' }),
          topic('begun in the title', 'Steel tariffication'),
          topic('in the title', 'Steel tariff'),
        );
        expect(await ids('steel tariff')).toEqual([
          'in the title',
          'begun in the title',
          'in the text',
          'begun in the text',
          'misspelt in the title',
          'misspelt in the text',
          'some',
        ]);
      });

      test('ranks equally good matches by freshness, even after a change', async () => {
        const at = (day: number) => ({ fresh_at: `2026-03-0${day}T00:00:00.000Z` });
        await write(topic('a', 'Krill', at(1)), topic('b', 'Krill', at(3)), topic('c', 'Krill', at(2)));
        expect(await ids('krill')).toEqual(['b', 'c', 'a']);
        await write(topic('a', 'Krill', at(4)));
        expect(await ids('krill')).toEqual(['a', 'b', 'c']);
      });

      test('ranks a document a day fresher each time its popularity doubles', async () => {
        const at = (day: number, readers: number) => ({ fresh_at: `2026-03-0${day}T00:00:00.000Z`, readers });
        await write(topic('a', 'Krill', at(4, 0)), topic('b', 'Krill', at(3, 2)), topic('c', 'Krill', at(3, 3)));
        expect(await ids('krill')).toEqual(['c', 'a', 'b']);
        await write(topic('b', 'Krill', at(3, 7)));
        expect(await ids('krill')).toEqual(['b', 'c', 'a']);
      });

      test('counts keywords as words of the text', async () => {
        await write(
          topic('b', 'Quotas', { kind: 'Krill' }),
          topic('c', 'Quotas', { labels: { one: 'Fishing', two: 'Krill oil' }, fresh_at: '2026-03-02T00:00:00.000Z' }),
          topic('a', 'Krill'),
        );
        expect(await ids('krill')).toEqual(['a', 'c', 'b']);
        expect(await ids('fishing')).toEqual(['c']);
        await write(topic('c', 'Quotas', { labels: {} }));
        expect(await ids('fishing')).toEqual([]);
      });

      test('leaves out documents with fewer than half of the words', async () => {
        await write(topic('half', 'Steel imports of Norway'), topic('less', 'Steel bridges'));
        expect(await ids('steel imports krill quota')).toEqual(['half']);
      });
    });

    describe('results follow the documents', () => {
      test('only those with the declared values and facet', async () => {
        await write(topic('a', 'Krill'), topic('b', 'Krill', { public: false }), topic('c', 'Krill', { section: 'x' }));
        expect(await ids('krill')).toEqual(['a']);
        expect(await ids('krill', 'x')).toEqual(['c']);
        await write(topic('a', 'Krill', { public: false }), topic('b', 'Krill'));
        expect(await ids('krill')).toEqual(['b']);
      });

      test('a changed or removed word is not found, misspelt or not', async () => {
        await write(topic('a', 'Copper'), topic('b', 'Copper'));
        await write(topic('a', 'Zinc ore'));
        expect(await ids('coper')).toEqual(['b']);
        await store.apply('topics.1', [{ position: ++position, write: remove('b') }], position);
        expect([await ids('copper'), await ids('coper'), await ids('cop')]).toEqual([[], [], []]);
        expect(await ids('zinc')).toEqual(['a']);
        await write(topic('b', 'Copper'));
        expect(await ids('coper')).toEqual(['b']);
      });

      test('a stale write has no effect', async () => {
        await write(topic('a', 'Copper'));
        await store.apply('topics.1', [{ position: 0, write: put(topic('a', 'Zinc')) }], 1);
        expect([await ids('copper'), await ids('zinc')]).toEqual([['a'], []]);
      });

      test('includes documents from before the index was created', async () => {
        await store.ensureCollection('topics.2', definition);
        const topics = Array.from({ length: 120 }, (_, n) => topic(`t${n}`, `Krill of ${n}`));
        await store.apply(
          'topics.2',
          topics.map((each) => ({ position: 1, write: put(each) })),
          1,
        );
        await store.ensureIndexes('topics.2', definition);
        await store.ensureIndexes('topics.2', definition);
        const record = { name: 'topics', live: 'topics.2', liveVersion: 'b', building: null, retired: [] };
        await store.saveModelRecord(record);
        expect((await page('krill', { limit: 200 })).rows).toHaveLength(120);
        await store.dropCollection('topics.2');
        expect(await ids('krill')).toEqual([]);
      });

      test('a model without search, or never filled, finds nothing', async () => {
        await store.ensureCollection('plain.1', { indexes: [] });
        await store.saveModelRecord({ name: 'plain', live: 'plain.1', liveVersion: 'a', building: null, retired: [] });
        for (const model of ['plain', 'unknown']) {
          const found = await store.search(
            { name: model },
            { text: 'krill', facet: 'general' },
            { limit: 5, after: null },
          );
          expect(found).toEqual({ rows: [], next: null });
        }
      });
    });

    test('lists all documents of a facet, page by page', async () => {
      const at = (day: number) => ({ fresh_at: `2026-03-0${day}T00:00:00.000Z` });
      const [hidden, elsewhere] = [{ public: false }, { section: 'x' }];
      await write(topic('a', 'Krill', at(1)), topic('b', 'Zinc', at(3)), topic('c', 'Steel', { ...at(1), readers: 8 }));
      await write(topic('d', 'Krill', hidden), topic('e', 'Krill', elsewhere));
      expect(await ids(null)).toEqual(['c', 'b', 'a']);
      const first = await page(null, { limit: 2 });
      const second = await page(null, { limit: 2, after: first.next });
      expect([first, second].map(({ rows }) => rows.map(({ _id }) => _id))).toEqual([['c', 'b'], ['a']]);
      expect(second.next).toBeNull();
    });

    describe('pages', () => {
      test('contain every match once, in overall order', async () => {
        const titles = ['Krill', 'Krill quota', 'Krills', 'Krilling', 'Kril', 'Antarctic krill', 'Zinc'];
        const texts = ['', 'krill', 'kril and more'];
        await write(
          ...titles.flatMap((title, n) =>
            texts.map((text, m) => topic(`${n}-${m}`, title, { text, fresh_at: `2026-03-0${m + 1}T00:00:0${n}.000Z` })),
          ),
        );
        const whole = await ids('krill');
        const inPages: string[] = [];
        let after: Cursor | null = null;
        do {
          const { rows, next }: Page<Topic> = await page('krill', { limit: 2, after });
          inPages.push(...rows.map(({ _id }) => _id));
          after = next;
        } while (after !== null);
        expect(whole.length).toBeGreaterThan(15);
        expect(inPages).toEqual(whole);
      });

      test.each(['', '2026-03-01T00:00:00.000Z', 'x@y'])('refuse an invalid position: %j', async (at) => {
        await write(topic('a', 'Krill'));
        await expect(page('krill', { after: { at, id: 'a' } })).rejects.toThrow(PlaceRefused);
      });
    });

    test('finds the meant topic among the first three, despite typos, in at least 95 of 100 searches', async () => {
      const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
      const topics = realTopics.slice(0, typoSearches).map(({ title, text }, n) => topic(`t${n}`, title, { text }));
      await write(...topics);
      const queries = queriesWithTypos(topics, typoSearches, seeded(seed));
      const missed: string[] = [];
      for (const { meant, text } of queries) {
        const { rows } = await page(text, { limit: 3 });
        if (!rows.some(({ _id }) => _id === meant)) missed.push(`${text} (${topics[Number(meant.slice(1))]?.title})`);
      }
      console.log(`${name}: seed ${seed}, ${missed.length} of ${queries.length} missed: ${missed.join('; ')}`);
      expect({ seed, searches: queries.length }).toEqual({ seed, searches: typoSearches });
      expect(missed.length).toBeLessThanOrEqual(0.05 * queries.length);
    });

    test('orders random topics and queries by the rules', async () => {
      const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
      const random = seeded(seed);
      const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
      const stems = [
        'tariff',
        'steel',
        'policy',
        'krill',
        'semiconductor',
        'tax',
        'export',
        'election',
        'senate',
        'us',
      ];
      const garbled = (word: string) => {
        const place = random(word.length);
        return one([
          word,
          `${word}s`,
          word.slice(0, place) + word.slice(place + 1),
          `${word.slice(0, place)}e${word.slice(place)}`,
        ]);
      };
      const words = (most: number) => Array.from({ length: 1 + random(most) }, () => garbled(one(stems))).join(' ');
      const topics = Array.from({ length: 60 }, (_, n) =>
        topic(`t${n}`, words(3), {
          text: words(4),
          section: one(['general', 'general', 'x']),
          public: random(5) > 0,
          fresh_at: new Date(Date.UTC(2026, 0, 1 + ((n * 37) % 60))).toISOString(),
        }),
      );
      await write(...topics.map((each) => ({ ...each, title: words(3) })));
      await write(...topics);
      for (let n = 0; n < 40; n++) {
        const query = words(4);
        const found = topics.filter((each) => each.public && each.section === 'general');
        expect({ seed, query, ids: await ids(query) }).toEqual({ seed, query, ids: expectedOrder(found, query) });
      }
    });
  });
};
