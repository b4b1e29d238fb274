import { remembered } from './remembered';

test('the same texts are worked out once, others each by themselves', () => {
  const loads: string[][] = [];
  const joined = remembered((...texts: string[]) => {
    loads.push(texts);
    return texts.join('');
  });
  expect([joined('a', 'bc'), joined('ab', 'c'), joined('a', 'bc')]).toEqual(['abc', 'abc', 'abc']);
  expect(loads).toEqual([
    ['a', 'bc'],
    ['ab', 'c'],
  ]);
});
