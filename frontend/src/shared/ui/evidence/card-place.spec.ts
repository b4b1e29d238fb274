import { placeCard } from './card-place';

const page = { width: 1440, height: 900 };
const card = { width: 440, height: 180 };
const badge = (left: number, top: number) => ({ left, top, bottom: top + 16, width: 8 });

test('a card hangs under its badge and points at it', () =>
  expect(placeCard(badge(600, 300), card, page)).toEqual({ left: 564, top: 328, tip: 40, side: 'below', room: 560 }));

test('at the foot of the window it stands over the badge', () =>
  expect(placeCard(badge(600, 860), card, page)).toMatchObject({ side: 'above', top: 860 - 12 - 180 }));

test.each([120, 200, 300])('in a low window, at %i px, it takes no more than the larger side has', (top) => {
  const low = { width: 1000, height: 420 };
  const { top: from, room } = placeCard(badge(600, top), { width: 440, height: 400 }, low);
  expect(room).toBeGreaterThan(150);
  expect(from).toBeGreaterThanOrEqual(12);
  expect(from + Math.min(400, room)).toBeLessThanOrEqual(low.height - 12);
});

test('at the right edge it moves in, and the tip keeps pointing', () => {
  const place = placeCard(badge(1420, 300), card, page);
  expect(place.left + card.width).toBeLessThanOrEqual(page.width - 12);
  expect(place.left + place.tip).toBe(1410);
});

test('in a window smaller than itself it begins at the margin', () =>
  expect(placeCard(badge(100, 20), { width: 440, height: 400 }, { width: 320, height: 300 }).left).toBe(12));
