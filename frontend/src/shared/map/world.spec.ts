import { borders, countryOutlines, hasOutline, percentPosition } from './world';

const shares = (lat: number, lon: number) => {
  const { left, top } = percentPosition({ lat, lon });
  return [parseFloat(left), parseFloat(top)];
};

test('the middle of the world is in the middle of the drawing', () => {
  const [left, top] = shares(0, 0);
  expect(left).toBeCloseTo(50, 0);
  expect(top).toBeCloseTo(50, 0);
});

test('north is up and east is right', () => {
  const [berlin, sydney] = [shares(52.5, 13.4), shares(-33.9, 151.2)];
  expect(sydney[0]).toBeGreaterThan(Number(berlin[0]));
  expect(sydney[1]).toBeGreaterThan(Number(berlin[1]));
});

test('countries and borders are drawn, large countries by their numbers', () => {
  for (const { path } of countryOutlines) expect(path).toMatch(/^M[\d.,MLZ-]+$/);
  expect(borders).toMatch(/^M[\d.,MLZ-]+$/);
  expect([hasOutline('276'), hasOutline('702')]).toEqual([true, false]);
});
