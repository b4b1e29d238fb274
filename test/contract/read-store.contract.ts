import {
  type Changes,
  type Document,
  type DocumentWrite,
  type ReadModel,
  change,
  changeOr,
  put,
  remove,
} from '#kernel/projection';
import { BEGINNING } from '#platform/event-store/event-store';
import { FilterRefused } from '#platform/read-store/filter';
import { newestAmong, newestFirst } from '#platform/read-store/newest-first';
import type { Page, PageRequest } from '#platform/read-store/page';
import {
  type CollectionDefinition,
  type Filter,
  type FindOptions,
  LeaseLost,
  type PositionedWrite,
  type ReadModelStore,
  type ScratchStore,
  WriteRefused,
} from '#platform/read-store/read-store';
import { seeded } from '../support/seeded';

export interface ReadStoreUnderTest {
  /** An empty store; `now` is the system time used for leases. */
  open(now: () => number): Promise<ReadModelStore & ScratchStore>;
  /** Whether its work on many documents could hold up the event loop, so that others do it. */
  readonly delegates?: boolean;
}

interface Person extends Document {
  readonly name: string;
  readonly age?: number;
}

const definition: CollectionDefinition = {
  indexes: [{ keys: ['owner', 'made'] }],
  arrays: ['tags', 'sources', 'sources.hosts'],
};

/** Contract of every read store adapter. */
export const readStoreContract = (name: string, { open, delegates = false }: ReadStoreUnderTest): void => {
  describe(`read store: ${name}`, () => {
    let time = 1_000_000;
    let store: ReadModelStore & ScratchStore;

    beforeEach(async () => {
      store = await open(() => time);
      await store.ensureCollection('people.1', definition);
      await store.ensureIndexes('people.1', definition);
      await store.saveModelRecord({ name: 'people', live: 'people.1', liveVersion: 'a', building: null, retired: [] });
    });
    afterEach(() => store.close());

    const at = (position: number, ...writes: DocumentWrite[]): PositionedWrite[] =>
      writes.map((write) => ({ position, write }));
    const apply = (position: number, ...writes: DocumentWrite[]) =>
      store.apply('people.1', at(position, ...writes), position);
    const ids = async (filter: Filter, options?: FindOptions) =>
      (await store.find({ name: 'people' }, filter, options)).map(({ _id }) => _id).sort();
    const inOrder = async (options: FindOptions, filter: Filter = {}) =>
      (await store.find({ name: 'people' }, filter, options)).map(({ _id }) => _id);

    describe('the query language', () => {
      const given = (...documents: Document[]) => apply(1, ...documents.map((each) => put(each)));

      const people = [
        { _id: 'ann', name: 'Ann', age: 30, staff: true, address: { city: 'Bergen', zip: '5003' }, tags: ['a', 'b'] },
        { _id: 'bob', name: 'Bob', age: 41, staff: false, address: { city: 'Oslo', zip: '[0150]' }, tags: ['b'] },
        {
          _id: 'cyd',
          name: 'cyd',
          age: null,
          tags: [],
          sources: [
            { host: 'x.org', n: 1 },
            { host: 'y.org', n: 5 },
          ],
        },
        {
          _id: 'dan',
          name: "Dan's",
          age: 1,
          sources: [{ host: 'y.org', n: 3, hosts: ['p', 'q'] }],
          tags: ['c', 'a', 'b'],
        },
      ];

      test.each<[string, Filter, string[]]>([
        ['nothing asked', {}, ['ann', 'bob', 'cyd', 'dan']],
        ['equality', { name: 'Ann' }, ['ann']],
        ['equality with a quote', { name: "Dan's" }, ['dan']],
        ['the id', { _id: 'bob' }, ['bob']],
        ['ids of a list', { _id: { $in: ['bob', 'cyd', 'nobody'] } }, ['bob', 'cyd']],
        ['a number is not a boolean', { staff: 1 }, []],
        ['a boolean is not a number', { age: true }, []],
        ['a boolean', { staff: false }, ['bob']],
        ['null is null or missing', { age: null }, ['cyd']],
        ['null if it is missing', { staff: null }, ['cyd', 'dan']],
        ['$ne includes missing values', { staff: { $ne: true } }, ['bob', 'cyd', 'dan']],
        ['$ne null', { age: { $ne: null } }, ['ann', 'bob', 'dan']],
        ['$in', { age: { $in: [41, 1, 'x'] } }, ['bob', 'dan']],
        ['$in with null', { age: { $in: [41, null] } }, ['bob', 'cyd']],
        ['$in nothing', { age: { $in: [] } }, []],
        ['$nin', { age: { $nin: [41, null] } }, ['ann', 'dan']],
        ['a range of numbers', { age: { $gt: 1, $lte: 30 } }, ['ann']],
        ['$gte and $lt', { age: { $gte: 30, $lt: 41 } }, ['ann']],
        ['a range of texts', { name: { $gte: 'Bob', $lt: 'a' } }, ['bob', 'dan']],
        ['a range never crosses types', { name: { $gt: 0 } }, []],
        ['a range of numbers has no texts', { name: { $gte: -1 } }, []],
        ['a range of texts has no numbers', { age: { $lt: 'z' } }, []],
        ['a range of numbers has no booleans', { staff: { $gte: 0 } }, []],
        ['nor has one from 1', { staff: { $gte: 1 } }, []],
        ['nor has one above 0', { staff: { $gt: 0 } }, []],
        ['nor has one below 2', { staff: { $lt: 2 } }, []],
        ['nor has one to 0', { staff: { $lte: 0 } }, []],
        ['a range of numbers has 1', { age: { $lte: 1 } }, ['dan']],
        ['a range of texts has no objects', { address: { $gt: '' } }, []],
        ['nor has one from far behind letters', { address: { $gte: '{' } }, []],
        ['nor has one to behind letters', { address: { $lt: '~' } }, []],
        ['a range of texts has one that looks like a list', { 'address.zip': { $gte: '[' } }, ['bob']],
        ['$exists includes null', { age: { $exists: true } }, ['ann', 'bob', 'cyd', 'dan']],
        ['$exists false', { address: { $exists: false } }, ['cyd', 'dan']],
        ['$not', { age: { $not: { $gt: 30 } } }, ['ann', 'cyd', 'dan']],
        ['a dotted path', { 'address.city': 'Oslo' }, ['bob']],
        ['a dotted path to nothing', { 'address.zip': null }, ['cyd', 'dan']],
        ['an element of an array', { tags: 'a' }, ['ann', 'dan']],
        ['no element of an array', { tags: { $ne: 'a' } }, ['bob', 'cyd']],
        ['any of a list in an array', { tags: { $in: ['c', 'x'] } }, ['dan']],
        ['$all', { tags: { $all: ['a', 'b'] } }, ['ann', 'dan']],
        ['$size', { tags: { $size: 0 } }, ['cyd']],
        ['a path into objects of an array', { 'sources.host': 'y.org' }, ['cyd', 'dan']],
        ['each test may match a different element', { 'sources.n': { $lt: 2, $gt: 4 } }, ['cyd']],
        ['nested arrays', { 'sources.hosts': 'q' }, ['dan']],
        ['$and', { $and: [{ tags: 'b' }, { age: { $gt: 30 } }] }, ['bob']],
        ['$or beside a field', { tags: 'b', $or: [{ name: 'Ann' }, { age: 1 }] }, ['ann', 'dan']],
        ['$nor', { $nor: [{ name: 'Ann' }, { age: null }] }, ['bob', 'dan']],
      ])('%s', async (_, filter, expected) => {
        await given(...people);
        expect(await ids(filter)).toEqual(expected);
        expect(await store.count({ name: 'people' }, filter)).toBe(expected.length);
      });

      test.each<[Filter]>([
        [{ tags: { $elemMatch: { a: 1 } } }],
        [{ address: { city: 'Oslo' } }],
        [{ tags: ['a', 'b'] }],
        [{ name: undefined }],
        [{ $where: '1' }],
        [{ name: { $regex: '^A' } }],
        [{ $or: [] }],
        [{ 'tags.0': 'a' }],
        [{ age: { $gt: null } }],
      ])('refuses anything beyond the language: %j', async (filter) => {
        await given(...people);
        await expect(store.find({ name: 'people' }, filter)).rejects.toThrow(FilterRefused);
      });

      test('sorts on several keys, with null and missing first and ties broken by id', async () => {
        await given(
          { _id: 'a', owner: 'x', made: 2 } as Document,
          { _id: 'b', owner: 'x', made: 1 } as Document,
          { _id: 'c', owner: 'w', made: 1 } as Document,
          { _id: 'd', made: 1 } as Document,
          { _id: 'e', owner: null, made: 1 } as Document,
        );
        expect(await inOrder({ sort: { owner: 1, made: -1 } })).toEqual(['e', 'd', 'c', 'a', 'b']);
        expect(await inOrder({ sort: { owner: -1, made: 1 } })).toEqual(['b', 'a', 'c', 'd', 'e']);
        expect(await inOrder({ sort: { made: -1 } })).toEqual(['a', 'e', 'd', 'c', 'b']);
        expect(await inOrder({ sort: { made: 1, _id: 1 } })).toEqual(['b', 'c', 'd', 'e', 'a']);
      });

      test('skips and limits after sorting', async () => {
        await given(...['a', 'b', 'c', 'd'].map((_id) => ({ _id, owner: 'x' }) as Document));
        expect(await inOrder({ sort: { _id: 1 }, skip: 1, limit: 2 }, { owner: 'x' })).toEqual(['b', 'c']);
        expect(await inOrder({ sort: { _id: -1 }, limit: 1 })).toEqual(['d']);
        expect(await inOrder({ sort: { _id: 1 }, skip: 9 })).toEqual([]);
      });

      test('pages a list, newest first, without gaps or repetition even with equal times or new entries', async () => {
        const made = (_id: string, at: string) => ({ _id, owner: 'x', made: at }) as Document;
        await given(made('a', '2026-01-01'), made('b', '2026-01-02'), made('c', '2026-01-02'), made('d', '2026-01-02'));
        await given({ _id: 'other', owner: 'y', made: '2026-01-02' } as Document, made('e', '2026-01-03'));
        const list = { where: { owner: 'x' }, by: 'made' } as const;
        const people: ReadModel<{ _id: string; owner: string; made: string }> = { name: 'people' };
        for (const limit of [1, 2, 3, 5, 6]) {
          const seen: string[] = [];
          let after: PageRequest['after'] = null;
          do {
            const { rows, next }: Page<Document> = await newestFirst(store, people, list, { limit, after });
            seen.push(...rows.map(({ _id }) => _id));
            after = next;
            await given(made(`later ${limit} ${seen.length}`, `2026-02-${String(limit).padStart(2, '0')}`));
          } while (after !== null);
          expect([limit, seen.filter((id) => !id.startsWith('later'))]).toEqual([limit, ['e', 'd', 'c', 'b', 'a']]);
        }
      });

      test('pages several lists as one, newest first, with equal times, empty lists and entries without a time', async () => {
        const random = seeded(Number(process.env.SEED ?? 7));
        const owners = Array.from({ length: 130 }, (_none, n) => `o${n}`);
        const made = Array.from({ length: 90 }, (_none, n) => ({
          _id: `p${n}`,
          owner: `o${random(random(2) === 0 ? 3 : 140)}`,
          made: `2026-01-0${1 + random(9)}`,
        }));
        await given(
          ...made,
          { _id: 'timeless', owner: 'o1' } as Document,
          { _id: 'null', owner: 'o1', made: null } as Document,
        );
        await apply(2, remove('p1'));
        const people: ReadModel<{ _id: string; owner: string; made: string }> = { name: 'people' };
        const lists = { of: 'owner', by: 'made' } as const;
        for (const among of [[...owners, 'o1', 'nobody'], ['o1'], ['o2', 'o2']]) {
          const expected = made
            .filter(({ _id, owner }) => _id !== 'p1' && among.includes(owner))
            .sort((a, b) =>
              a.made === b.made ? Number(b._id > a._id) - Number(b._id < a._id) : a.made < b.made ? 1 : -1,
            );
          for (const limit of [1, 7, 200]) {
            const seen: Document[] = [];
            let after: PageRequest['after'] = null;
            do {
              const page: Page<Document> = await newestAmong(store, people, { ...lists, among }, { limit, after });
              seen.push(...page.rows);
              after = page.next;
            } while (after !== null);
            expect([among, limit, seen]).toEqual([among, limit, expected]);
          }
        }
        expect(await newestAmong(store, people, { ...lists, among: [] }, { limit: 5, after: null })).toEqual({
          rows: [],
          next: null,
        });
      });

      test('returns ids alone', async () => {
        await given(...people);
        await apply(2, remove('bob'));
        expect([...(await store.ids({ name: 'people' }, {}))].sort()).toEqual(['ann', 'cyd', 'dan']);
        expect(await store.ids({ name: 'people' }, { tags: 'c' })).toEqual(['dan']);
        await expect(store.ids({ name: 'people' }, { 'a.0': 1 })).rejects.toThrow(FilterRefused);
      });

      test('returns documents unchanged, and by id', async () => {
        const document = {
          _id: 'a',
          n: 1.5,
          deep: { list: [1, 'two', null, { three: 3 }] },
          big: 2 ** 52,
          text: 'ø „quoted“',
        };
        await given(document as Document);
        expect(await store.get({ name: 'people' }, 'a')).toEqual(document);
        expect(await store.find({ name: 'people' }, {})).toEqual([document]);
        expect(await store.get({ name: 'people' }, 'nobody')).toBeUndefined();
      });

      test('a document that was read before is read as it was written since', async () => {
        const people: ReadModel<Person & { owner: string; made: string }> = { name: 'people' };
        const lists = { of: 'owner', among: ['x'], by: 'made' } as const;
        const everyWay = async () => [
          await store.get(people, 'ann'),
          ...(await store.find(people, { _id: { $in: ['ann'] } })),
          ...(await store.newest(people, lists, { limit: 5, after: null })),
        ];
        const ann = { _id: 'ann', name: 'Ann', age: 1, owner: 'x', made: '2026-01-01' };
        await given(ann);
        expect(await everyWay()).toEqual([ann, ann, ann]);
        await apply(2, change('ann', { $set: { age: 2 } }));
        const older = { ...ann, age: 2 };
        expect(await everyWay()).toEqual([older, older, older]);
        await apply(1, change('ann', { $set: { age: 3 } }));
        expect(await everyWay()).toEqual([older, older, older]);
        await apply(3, remove('ann'));
        expect(await everyWay()).toEqual([undefined]);
        await apply(4, put(ann));
        expect(await everyWay()).toEqual([ann, ann, ann]);
        await store.dropCollection('people.1');
        await store.ensureCollection('people.1', { indexes: [] });
        expect(await everyWay()).toEqual([undefined]);
      });

      test('a model that was never filled is empty', async () => {
        expect(await store.get({ name: 'unknown' }, 'a')).toBeUndefined();
        expect(await store.find({ name: 'unknown' }, {})).toEqual([]);
        expect(await store.count({ name: 'unknown' }, {})).toBe(0);
        expect(await store.ids({ name: 'unknown' }, {})).toEqual([]);
        const lists = { of: 'name', among: ['Ann'], by: 'name' } as const;
        expect(await store.newest<Person>({ name: 'unknown' }, lists, { limit: 5, after: null })).toEqual([]);
      });
    });

    describe('guarded writes', () => {
      const ann = (age: number): Person => ({ _id: 'ann', name: 'Ann', age });
      const found = () => store.get<Person>({ name: 'people' }, 'ann');

      test('a stale write has no effect', async () => {
        await apply(5, put(ann(30)));
        await store.apply('people.1', at(4, put(ann(20)), change('ann', { $inc: { age: 1 } }), remove('ann')), 5);
        expect(await found()).toEqual(ann(30));
      });

      test('repeating a position has no effect', async () => {
        await apply(5, put(ann(30)));
        await apply(6, change('ann', { $inc: { age: 1 } }));
        await apply(6, change('ann', { $inc: { age: 1 } }));
        expect(await found()).toEqual(ann(31));
      });

      test('several writes of one event to a document all take effect, in order', async () => {
        await apply(5, put(ann(30)), change('ann', { $inc: { age: 1 } }), change('ann', { $min: { age: 20 } }));
        expect(await found()).toEqual(ann(20));
      });

      test('repeating a page from its middle has no effect', async () => {
        const page = [
          ...at(1, put(ann(1))),
          ...at(2, change('ann', { $inc: { age: 1 } })),
          ...at(3, remove('ann')),
          ...at(4, put(ann(10))),
          ...at(5, change('ann', { $inc: { age: 5 } })),
        ];
        await store.apply('people.1', page.slice(0, 2), 2);
        await store.apply('people.1', page, 5);
        await store.apply('people.1', page, 5);
        expect(await found()).toEqual(ann(15));
      });

      test('a removed document is not found', async () => {
        await apply(1, put(ann(30)));
        await apply(2, remove('ann'));
        expect(await found()).toBeUndefined();
        expect(await ids({})).toEqual([]);
        expect(await ids({ age: null })).toEqual([]);
        expect(await store.count({ name: 'people' }, {})).toBe(0);
        expect(await store.scan('people.1', { limit: 9 })).toEqual([]);
      });

      test('a late writer cannot restore a removed document', async () => {
        await apply(5, remove('ann'));
        await store.apply('people.1', [...at(3, put(ann(30))), ...at(4, changeOr(ann(1), { $inc: { age: 1 } }))], 5);
        expect(await found()).toBeUndefined();
      });

      test('after a removal, a put creates the document again and a change finds nothing', async () => {
        await apply(1, put(ann(30)));
        await apply(2, remove('ann'));
        await apply(3, change('ann', { $set: { age: 1 } }));
        expect(await found()).toBeUndefined();
        await apply(4, put(ann(2)));
        expect(await found()).toEqual(ann(2));
      });

      test('a change of a missing document has no effect without a starting value', async () => {
        await apply(1, change('ann', { $set: { age: 1 } }));
        expect(await found()).toBeUndefined();
        await apply(2, changeOr(ann(40), { $inc: { age: 1 } }));
        await apply(3, changeOr(ann(40), { $inc: { age: 1 } }));
        expect(await found()).toEqual(ann(42));
      });

      test('returned documents are not modified by later writes', async () => {
        const original = ann(30);
        await apply(1, put(original), change('ann', { $set: { age: 99 } }));
        expect(original.age).toBe(30);
      });

      test('the highest position of many concurrent writers wins', async () => {
        const positions = [...Array(32).keys()];
        await Promise.all(positions.map((n) => store.apply('people.1', at(n, put(ann(n))), n)));
        expect(await found()).toEqual(ann(31));
        expect((await store.checkpoints(['people.1'])).get('people.1')).toBe(31);
      });

      test('changes a hundred and fifty documents at once', async () => {
        const many = Array.from({ length: 150 }, (_, n) => `p${n}`);
        await apply(1, ...many.map((_id) => put({ _id, name: _id, age: 1 })));
        await apply(2, ...many.map((_id) => change<Person>(_id, { $inc: { age: 1 } })));
        expect(await store.count<Person>({ name: 'people' }, { age: 2 })).toBe(150);
      });

      test('reads stored documents with their positions, including tombstones', async () => {
        await apply(3, put(ann(30)), put({ _id: 'bob' }));
        await apply(4, remove('bob'));
        const stored = await store.stored('people.1', ['ann', 'bob', 'cyd']);
        expect(stored).toEqual(
          new Map([
            ['ann', { position: 3, document: ann(30) }],
            ['bob', { position: 4, document: null }],
          ]),
        );
      });

      test('an empty list of writes only advances the checkpoint', async () => {
        await store.apply('people.1', [], 7);
        expect((await store.checkpoints(['people.1'])).get('people.1')).toBe(7);
      });
    });

    describe('update operators', () => {
      test.each<[string, object, Changes, object]>([
        ['$set, including missing parents', { a: 1 }, { $set: { a: 2, 'b.c.d': [1] } }, { a: 2, b: { c: { d: [1] } } }],
        ['$set in an array', { a: [{ n: 1 }, { n: 2 }] }, { $set: { 'a.1.n': 5 } }, { a: [{ n: 1 }, { n: 5 }] }],
        ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '', 'x.y': '' } }, { b: { d: 2 } }],
        ['$inc', { a: 1 }, { $inc: { a: 2, 'b.c': -1 } }, { a: 3, b: { c: -1 } }],
        ['$min', { a: 3, b: 3, c: 'm' }, { $min: { a: 2, b: 4, c: 'k', e: 1 } }, { a: 2, b: 3, c: 'k', e: 1 }],
        ['$push', { a: [1] }, { $push: { a: 1, b: { c: 1 } } }, { a: [1, 1], b: [{ c: 1 }] }],
        ['$addToSet', { a: [1, { b: 1 }] }, { $addToSet: { a: { b: 1 }, c: 2 } }, { a: [1, { b: 1 }], c: [2] }],
        ['$pull', { a: [1, 2, 1, '1'] }, { $pull: { a: 1, b: 1 } }, { a: [2, '1'] }],
        ['a missing optional field', { a: 1 }, { $set: { a: 2, b: undefined as never } }, { a: 2 }],
      ])('%s', async (_, before, changes, after) => {
        await apply(1, put({ _id: 'x', ...before }));
        await apply(2, change('x', changes));
        expect(await store.get({ name: 'people' }, 'x')).toEqual({ _id: 'x', ...after });
      });

      test.each<[Changes]>([
        [{ $inc: { text: 1 } }],
        [{ $push: { text: 1 } }],
        [{ $addToSet: { text: 1 } }],
        [{ $pull: { text: 1 } }],
        [{ $set: { 'text.inner': 1 } }],
        [{ $set: { 'list.name': 1 } }],
        [{ $push: { list: { $each: [1] } } }],
        [{ $set: { _id: 'other' } }],
      ])('refuses what MongoDB would refuse, without any effect of the call: %j', async (changes) => {
        await apply(1, put({ _id: 'x', text: 'a', list: [] } as Document));
        const call = store.apply('people.1', [...at(2, put({ _id: 'y' })), ...at(3, change('x', changes))], 3);
        await expect(call).rejects.toThrow(WriteRefused);
        expect(await ids({})).toEqual(['x']);
        expect((await store.checkpoints(['people.1'])).get('people.1')).toBe(1);
      });
    });

    describe('indexes', () => {
      test('creating a collection again keeps its documents', async () => {
        await apply(1, put({ _id: 'a' }));
        await store.ensureCollection('people.1', definition);
        await store.ensureIndexes('people.1', definition);
        expect(await ids({})).toEqual(['a']);
      });
    });

    describe('many documents', () => {
      // Beyond what a store does on the spot.
      const MANY = delegates ? 6000 : 60;
      const TURNS = 20;
      const large: CollectionDefinition = { indexes: [{ keys: ['owner', 'made'] }] };
      const idOf = (n: number): string => `p${n}`;
      const fill = async (collection: string): Promise<void> => {
        await store.ensureCollection(collection, large);
        await store.prepareFill(collection, large);
        const documents = [...Array(MANY).keys()].map((n) =>
          put({ _id: idOf(n), owner: `o${n % 7}`, made: n } as Document),
        );
        for (let from = 0; from < MANY; from += 1000) {
          await store.apply(collection, at(1, ...documents.slice(from, from + 1000)), 1);
        }
      };
      const work = async (turn: number): Promise<void> => {
        await apply(turn, put({ _id: `turn${turn}` }));
        expect(await store.get({ name: 'people' }, `turn${turn}`)).toEqual({ _id: `turn${turn}` });
        await new Promise(setImmediate);
      };

      test('other collections are read and written while an index is built', async () => {
        await fill('many.1');
        let built = false;
        const building = store.ensureIndexes('many.1', large).then(() => (built = true));
        for (let turn = 1; turn <= TURNS; turn++) {
          await work(turn);
          if (delegates) expect(built).toBe(false);
        }
        await building;
        await store.saveModelRecord({ name: 'many', live: 'many.1', liveVersion: 'a', building: null, retired: [] });
        const last = { sort: { made: -1 }, limit: 1 } as const;
        expect(await store.find({ name: 'many' }, { owner: 'o3' }, last)).toMatchObject([
          { made: MANY - 1 - ((MANY - 1 - 3) % 7) },
        ]);
      });

      test('a write to the collection whose index is being built is there afterwards', async () => {
        await fill('many.1');
        const building = store.ensureIndexes('many.1', large);
        await store.apply('many.1', at(2, put({ _id: 'late', owner: 'o3', made: MANY } as Document)), 2);
        await building;
        expect((await store.stored('many.1', ['late'])).get('late')?.position).toBe(2);
      });

      test('other collections are read and written while a generation is dropped, which can then be made again', async () => {
        await fill('many.1');
        let dropped = false;
        const dropping = store.dropCollection('many.1').then(() => (dropped = true));
        await store.get({ name: 'people' }, 'anyone');
        if (delegates) expect(dropped).toBe(false);
        await work(1);
        await dropping;
        await store.ensureCollection('many.1', large);
        expect(await store.scan('many.1', { limit: 1 })).toEqual([]);
        expect((await store.checkpoints(['many.1'])).get('many.1')).toBe(BEGINNING);
        await store.apply('many.1', at(1, put({ _id: 'new' })), 1);
        expect(await store.scan('many.1', { limit: 9 })).toEqual([{ _id: 'new' }]);
      });

      test('a collection of a few documents that is prepared for a fill keeps them, and answers by its indexes afterwards', async () => {
        await apply(1, put({ _id: 'a', owner: 'x', made: 1 } as Document));
        await store.prepareFill('people.1', definition);
        expect(await ids({ owner: 'x' })).toEqual(['a']);
        await apply(2, put({ _id: 'b', owner: 'x', made: 2 } as Document));
        await store.ensureIndexes('people.1', definition);
        expect(await inOrder({ sort: { made: -1 } }, { owner: 'x' })).toEqual(['b', 'a']);
      });
    });

    describe('checkpoints and generations', () => {
      const checkpoint = async (collection: string) => (await store.checkpoints([collection])).get(collection);

      test('begins before the log, advances with the documents and never moves backwards', async () => {
        expect(await checkpoint('people.1')).toBe(BEGINNING);
        await apply(9, put({ _id: 'a' }));
        await store.apply('people.1', [], 4);
        expect(await checkpoint('people.1')).toBe(9);
      });

      test('advances unaffected collections together', async () => {
        await store.ensureCollection('people.2', definition);
        await store.advance(['people.1', 'people.2'], 12);
        await store.advance(['people.2'], 3);
        expect(await store.checkpoints(['people.1', 'people.2', 'unknown'])).toEqual(
          new Map([
            ['people.1', 12],
            ['people.2', 12],
            ['unknown', BEGINNING],
          ]),
        );
      });

      test('queries go to the live generation, before and after the swap', async () => {
        await apply(1, put({ _id: 'old' }));
        await store.ensureCollection('people.2', definition);
        await store.apply('people.2', at(1, put({ _id: 'new' })), 1);
        expect(await ids({})).toEqual(['old']);
        const record = { name: 'people', live: 'people.2', liveVersion: 'b', building: null, retired: ['people.1'] };
        await store.saveModelRecord(record);
        expect(await ids({})).toEqual(['new']);
        expect(await store.modelRecord('people')).toEqual(record);
        await store.dropCollection('people.1');
        expect(await ids({})).toEqual(['new']);
        expect(await checkpoint('people.1')).toBe(BEGINNING);
      });

      test('a dropped collection can be created again, empty', async () => {
        await apply(3, put({ _id: 'a' }));
        await apply(4, remove('a'));
        await store.dropCollection('people.1');
        await store.dropCollection('people.1');
        await store.ensureCollection('people.1', definition);
        await apply(1, put({ _id: 'a' }));
        expect(await ids({})).toEqual(['a']);
      });

      test('scans a collection by id in pages', async () => {
        await apply(1, ...['c', 'a', 'd', 'b'].map((_id) => put({ _id })));
        expect(await store.scan('people.1', { limit: 3 })).toEqual([{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }]);
        expect(await store.scan('people.1', { afterId: 'c', limit: 3 })).toEqual([{ _id: 'd' }]);
        expect(await store.scan('unknown', { limit: 3 })).toEqual([]);
      });

      test('an unknown model has no record', async () => {
        expect(await store.modelRecord('unknown')).toBeUndefined();
      });
    });

    describe('leases', () => {
      test('has one holder at a time, who may renew and release it', async () => {
        const term = await store.acquireLease('m', 'one', 1000);
        expect(term).toBeGreaterThan(0);
        expect(await store.acquireLease('m', 'two', 1000)).toBeNull();
        expect(await store.acquireLease('m', 'one', 1000)).toBe(term);
        expect(await store.leaseHolder('m')).toBe('one');
        await store.releaseLease('m', 'two');
        expect(await store.leaseHolder('m')).toBe('one');
        await store.releaseLease('m', 'one');
        expect(await store.leaseHolder('m')).toBeNull();
        time += 1;
        expect(await store.acquireLease('m', 'two', 1000)).toBeGreaterThan(term ?? Infinity);
      });

      test('expires unless it was renewed', async () => {
        await store.acquireLease('m', 'one', 1000);
        time += 600;
        await store.acquireLease('m', 'one', 1000);
        time += 600;
        expect(await store.acquireLease('m', 'two', 1000)).toBeNull();
        time += 600;
        expect(await store.leaseHolder('m')).toBeNull();
        expect(await store.acquireLease('m', 'two', 1000)).not.toBeNull();
      });

      test('only one of many concurrent requests gets it', async () => {
        const answers = await Promise.all(
          [...Array(16).keys()].map((n) => store.acquireLease('m', `holder ${n}`, 1000)),
        );
        expect(answers.filter((term) => term !== null)).toHaveLength(1);
      });

      test('refuses a model record of an earlier term without effect', async () => {
        const record = { name: 'things', live: 'things.g1', liveVersion: 'a', building: null, retired: [] };
        await store.saveModelRecord({ ...record, term: 1 });
        await store.saveModelRecord({ ...record, live: 'things.g2', term: 2 });
        await expect(store.saveModelRecord({ ...record, live: 'things.g3', term: 1 })).rejects.toThrow(LeaseLost);
        expect(await store.modelRecord('things')).toEqual({ ...record, live: 'things.g2', term: 2 });
        expect((await store.modelRecords()).map(({ live }) => live)).toContain('things.g2');
      });
    });

    test('scratch documents are saved, replaced and discarded by id, separately from models', async () => {
      await store.save('progress', { _id: 'run', step: 1 } as Document);
      await store.save('progress', { _id: 'run', step: 2 } as Document);
      await store.save('other', { _id: 'run' });
      expect(await store.load('progress', 'run')).toEqual({ _id: 'run', step: 2 });
      await store.save('progress', { _id: 'another', step: 3 } as Document);
      expect((await store.loadAll('progress')).map(({ _id }) => _id).sort()).toEqual(['another', 'run']);
      await store.discard('progress', 'run');
      expect(await store.load('progress', 'run')).toBeUndefined();
      expect(await store.load('other', 'run')).toEqual({ _id: 'run' });
      expect(await store.find({ name: 'progress' }, {})).toEqual([]);
    });
  });
};
