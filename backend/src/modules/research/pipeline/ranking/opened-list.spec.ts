import { sentencesOf } from '../sentences/sentences';
import { openedList, withList } from './opened-list';

const order = 'Ports shall buy only trawlers that comply with the following conditions:';

/** The list that an order opens on a page, with what follows it there. */
const listAfter = (...blocks: readonly string[]) => openedList(sentencesOf(blocks), 0);

describe('the list that an order opens', () => {
  test('has the short items of the page', () => {
    expect(listAfter(order, '(a) new engines;', '(b) a hull of steel; and', '(c) a winch.', 'Ports are old.')).toEqual([
      '(a) new engines;',
      '(b) a hull of steel;',
      '(c) a winch.',
    ]);
    expect(listAfter(`${order} (1) new engines; (2) a winch; and (3) a hull.`)).toEqual([
      '(1) new engines;',
      '(2) a winch; and (3) a hull.',
    ]);
  });

  test('has the heads of items that go on', () => {
    const engines = '(a) New Engines. Trawlers shall have engines that were built after 2020.';
    const hull = '(b) Steel Hulls. Hulls shall be made of steel. They shall be inspected each year.';
    expect(
      listAfter(order, engines, '(i) The year is that of delivery.', hull, 'Sec. 4. Money. Ports shall pay.'),
    ).toEqual(['(a) New Engines …', '(b) Steel Hulls …']);
  });

  const long = 'engines that were built after 2020 in a yard that is owned by the union of all ports of the coast;';
  test('ends before a long item', () => {
    expect(listAfter(order, '(1) a hull;', '(2) a winch;', `(3) ${long}`, '(4) a crew.')).toEqual([
      '(1) a hull;',
      '(2) a winch;',
      '…',
    ]);
    expect(listAfter(order, '(1) a hull;', `(2) ${long}`, '(3) a crew.')).toEqual([]);
  });

  test.each([
    ['there is one item', [order, '(a) new engines.', 'Ports are old.']],
    ['the page does not enumerate them', [order, 'New engines are dear.', 'Hulls are cheap.']],
    ['another list follows', [order, '(c) new engines;', '(d) a hull.']],
    ['an item opens a list', [order, '(a) engines:', '(i) new;', '(ii) clean.', '(b) hulls.']],
    ['the sentence opens none', ['Ports shall buy trawlers.', '(a) New ones.', '(b) Clean ones.']],
  ])('is left off if %s', (_, blocks) => expect(listAfter(...blocks)).toEqual([]));
});

test('a line has as much of its list as there is room for', () => {
  const opening = 'Ports shall … buy only trawlers that comply with the following conditions:';
  const items = ['(a) new engines;', '(b) a hull.'];
  expect(withList(`${opening} …`, items)).toBe(`${opening} (a) new engines; (b) a hull.`);
  expect(withList(`${opening} …`, [])).toBe(`${opening} …`);
  expect(withList('Ports shall buy trawlers.', items)).toBe('Ports shall buy trawlers.');
  const many = 'abcdefgh'.split('').map((letter) => `(${letter}) a new ship with seven good winches;`);
  expect(withList(`${opening} …`, many)).toMatch(/winches; \(f\) a new ship with seven good winches; …$/);
});
