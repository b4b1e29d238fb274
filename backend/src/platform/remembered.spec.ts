import { remembered } from './remembered';

test('the same texts are worked out once, others each by themselves', () => {
  const asked: string[][] = [];
  const joined = remembered((...texts: string[]) => {
    asked.push(texts);
    return texts.join('');
  });
  expect([joined('a', 'bc'), joined('ab', 'c'), joined('a', 'bc')]).toEqual(['abc', 'abc', 'abc']);
  expect(asked).toEqual([
    ['a', 'bc'],
    ['ab', 'c'],
  ]);
});
