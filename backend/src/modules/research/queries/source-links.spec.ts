import { SourceLinks } from './source-links';

const linksOf = (keyByte: number) =>
  new SourceLinks({ publicUrl: 'https://aidy.example' }, { dataKey: Buffer.alloc(32, keyByte) });
const links = linksOf(1);
const lastPart = (link: string): string => link.slice('https://aidy.example/go/'.length);

test('a link resolves to its source', () =>
  expect(links.sourceIn(lastPart(links.linkTo('source-1')))).toBe('source-1'));

test.each([
  ['the id alone', 'source-1'],
  ['an id with another id’s signature', lastPart(links.linkTo('source-2')).replace('source-2', 'source-1')],
  ['a link of another installation', lastPart(linksOf(2).linkTo('source-1'))],
  ['a signature of another length', `source-1.${'a'.repeat(42)}`],
  ['a signature in another alphabet', `source-1.${'é'.repeat(43)}`],
  ['a proof alone', `.${'a'.repeat(43)}`],
])('%s leads nowhere', (_what, part) => expect(links.sourceIn(part)).toBeNull());
