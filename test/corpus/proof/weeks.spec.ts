import { differingPairs, retoldPairs } from './weeks';

describe("a folder's week", () => {
  test('puts a changed figure beside the claim that it changes, and nothing else', () =>
    expect(differingPairs('changed-pairs.json')).toEqual({ overruling: 30, sideBySide: 27, wrong: 0, hidden: 0 }));

  test('puts a reversal beside the act that it reverses, and nothing else', () =>
    expect(differingPairs('reversal-pairs.json')).toEqual({ overruling: 40, sideBySide: 38, wrong: 0, hidden: 0 }));

  test('tells once what two publishers tell in other words, of thirty pairs, and hides no other news', () =>
    expect(retoldPairs()).toEqual({ same: 26, hidden: 0 }));
});
