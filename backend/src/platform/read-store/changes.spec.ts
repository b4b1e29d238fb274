import fc from 'fast-check';
import { update } from 'mingo/updater';
import type { Json } from '#kernel/json';
import type { Changes } from '#kernel/projection';
import { repeats } from '#test/support/long';
import { changedDocument } from './changes';
import { copyOf } from './json-values';

const scalar = fc.constantFrom<Json>(null, true, 0, 1, -2, 2.5, '', 'a', 'b');
/** No nested lists: mingo's $pull descends into them, unlike MongoDB's. */
const element: fc.Arbitrary<Json> = fc.oneof(scalar, fc.record({ n: scalar, m: scalar }, { requiredKeys: [] }));
const value: fc.Arbitrary<Json> = fc.oneof(element, fc.array(scalar, { maxLength: 2 }));
const list = fc.array(element, { maxLength: 3 });
/** Without duplicates: mingo's $addToSet would remove them, MongoDB's keeps them. */
const set = fc.uniqueArray(element, { maxLength: 3, selector: (each) => JSON.stringify(each) });
const number = fc.constantFrom(0, 1, -3, 2.5);
const comparable = fc.constantFrom<number | string>(0, 1, -3, '', 'b');

/** Each field has a fixed type: for other types MongoDB fails, but mingo silently ignores the operator. */
const document = fc.record(
  {
    free: value,
    count: number,
    low: comparable,
    list,
    set,
    deep: fc.record({ free: value, count: number, low: comparable, list, set }, { requiredKeys: [] }),
    rows: fc.constant([
      { count: 1, list: ['a'] },
      { count: 2, list: ['b'] },
    ]),
  },
  { requiredKeys: ['rows'] },
);

const at = (field: string) => fc.constantFrom(field, `deep.${field}`, `deep.new.${field}`);
const inRows = (field: string) => fc.oneof(at(field), fc.constantFrom(`rows.0.${field}`, `rows.1.${field}`));
const one = <T extends Json>(path: fc.Arbitrary<string>, operand: fc.Arbitrary<T>) =>
  fc.tuple(path, operand).map(([key, wanted]) => ({ [key]: wanted }));

const changes: fc.Arbitrary<Changes> = fc.oneof(
  fc.record({ $set: one(fc.oneof(at('free'), fc.constant('rows.1.made')), value) }),
  fc.record({ $unset: one(inRows('count'), fc.constant<''>('')) }),
  fc.record({ $inc: one(inRows('count'), number), $set: one(at('free'), value) }),
  fc.record({ $min: one(at('low'), comparable) }),
  fc.record({ $push: one(inRows('list'), element) }),
  fc.record({ $addToSet: one(at('set'), element) }),
  fc.record({ $pull: one(inRows('list'), scalar) }),
);

/** JSON has no -0. */
const asKept = (json: object): unknown => JSON.parse(JSON.stringify(json));

test('the operators agree with mingo on random documents and changes', () => {
  fc.assert(
    fc.property(document, fc.array(changes, { minLength: 1, maxLength: 3 }), (before, steps) => {
      const [untouched, theirs] = [copyOf(before), copyOf(before)];
      let mine: object = before;
      for (const step of steps) {
        mine = changedDocument(mine, step);
        update(theirs, copyOf(step) as Parameters<typeof update>[1], [], {}, { cloneMode: 'deep' });
      }
      expect(asKept(mine)).toEqual(asKept(theirs));
      expect(before).toEqual(untouched);
    }),
    { numRuns: repeats(20_000, 2_000) },
  );
});

test('neither the document nor the changes are modified', () => {
  const before = { rows: [{ list: ['a'] }], kept: { list: ['a'] } };
  const inner = { list: ['a'] };
  const steps: readonly Changes[] = [{ $set: { kept: inner } }, { $push: { 'kept.list': 'b', 'rows.0.list': 'b' } }];
  const after = steps.reduce<object>(changedDocument, before);
  expect(after).toEqual({ rows: [{ list: ['a', 'b'] }], kept: { list: ['a', 'b'] } });
  expect([before, inner]).toEqual([{ rows: [{ list: ['a'] }], kept: { list: ['a'] } }, { list: ['a'] }]);
});
