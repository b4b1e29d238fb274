import fc from 'fast-check';
import { parsedJson } from '#platform/parsed-json';
import { endedJson } from './cut-json';

const whole =
  '{"version":"1.1","authors":[{"name":"Jo"}],"items":[{"id":"1","tags":["a]","\\\\"]},{"id":"2","text":"\\"}"}]}';

test.each([
  ['within an element', whole.indexOf('"2"'), ['1']],
  ['within a list of an element', whole.indexOf('"a]"'), []],
  ['within a string that holds brackets', whole.length - 4, ['1']],
  ['before any element', whole.indexOf('{"id"') + 3, []],
  ['before its last bracket', whole.length - 1, ['1', '2']],
])('cut %s, it has the elements that are whole', (_what, at, ids) => {
  const { items = [] } = parsedJson(endedJson(whole.slice(0, at))) as {
    readonly items?: readonly { readonly id: string }[];
  };
  expect(items.map(({ id }) => id)).toEqual(ids);
});

test('wherever a list is cut, its first elements are left, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 }), fc.nat(), (items, n) => {
      const text = JSON.stringify({ items });
      const cut = text.slice(0, 10 + (n % (text.length - 10)));
      const kept = (parsedJson(endedJson(cut)) as { readonly items: readonly unknown[] }).items;
      expect(kept).toEqual((JSON.parse(text) as { readonly items: readonly unknown[] }).items.slice(0, kept.length));
    }),
  );
});
