import { differingPairs, retoldPairs } from './weeks';

describe("a folder's week", () => {
  test('has what changes a figure beside what it changes, and nothing else', () =>
    expect(differingPairs('changed-pairs.json')).toEqual({ overruling: 30, sideBySide: 27, wrong: 0, hidden: 0 }));

  test('has what reverses an act beside it, and nothing else', () =>
    expect(differingPairs('reversal-pairs.json')).toEqual({ overruling: 40, sideBySide: 38, wrong: 0, hidden: 0 }));

  test('tells once what two publishers tell in other words, of thirty pairs, and hides no other news', () =>
    expect(retoldPairs()).toEqual({ same: 26, hidden: 0 }));
});
