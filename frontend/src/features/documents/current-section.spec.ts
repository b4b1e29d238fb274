import { type View, currentSection } from './current-section';

const view = (changes: Partial<View> = {}): View => ({ height: 900, below: 5000, mark: null, ...changes });

test('the section that is read is the last that begins above the line of reading', () => {
  expect(currentSection([-2000, -100, 250, 600], view())).toBe(2);
  expect(currentSection([-2000, -100, 350, 600], view())).toBe(1);
  expect(currentSection([500, 600], view())).toBe(-1);
  expect(currentSection([], view())).toBe(-1);
});

test('a passage that is marked is what is read, whichever section the page begins with', () => {
  expect(currentSection([-2000, 20, 120, 260], view({ mark: 130 }))).toBe(2);
  expect(currentSection([-2000, -900, 310, 700], view({ mark: 310 }))).toBe(2);
});

test('one that has been scrolled down from is left behind', () => {
  expect(currentSection([-2000, -900, 500], view({ mark: 800 }))).toBe(1);
});

test('at the end, where nothing can be brought to the line, each of the last sections has its turn', () => {
  const tops = [-900, 400, 600, 800];
  expect(currentSection(tops, view({ below: 0, mark: 600 }))).toBe(2);
  expect(currentSection(tops, view({ below: 0 }))).toBe(3);
  expect(currentSection(tops, view({ below: 250 }))).toBe(2);
});
