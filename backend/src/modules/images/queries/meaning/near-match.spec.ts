import { nearMatchOf } from './near-match';
import { thingsIn } from './queried-things';

/** What a caption says for what was asked; null if it is not near, or says just that. */
const insteadIn = (query: string, caption: string): string | null =>
  nearMatchOf(thingsIn(query), caption)
    ?.instead.map(({ asked, said }) => `${asked}: ${said ?? 'nothing'}`)
    .join(', ') ?? null;

test.each([
  ['the same', 'airplane', 'A plane on the runway', 'airplane: plane'],
  ['a kind of it', 'medicine', 'Pills on a table', 'medicine: pill'],
  ['a kind of few', 'gander', 'A goose on a lake', 'gander: goose'],
  ['a part of a place', 'China', 'The skyline of Shanghai', 'China: shanghai'],
  ['a member of a group', 'jury', 'Jurors leave the court', 'jury: juror'],
  ['what an adjective pertains to', 'Lunar', 'The Moon above a lake', 'Lunar: moon'],
  ['a neighbour that one emoji is found by, too', 'boat', 'A container ship at sea', 'boat: ship'],
  ['a group of words', 'cargo ships', 'A container ship in the bay', 'cargo ships: container ship'],
  ['a German word', 'Zelte', 'Tents in a valley', 'Zelte: tent'],
  ['a Spanish word, and a kind of it', 'fábrica', 'A steel mill in Gary', 'fábrica: mill'],
])('%s: %s is near to a caption: %s', (_what, query, caption, expected) => {
  expect(insteadIn(query, caption)).toBe(expected);
});

test.each([
  ['a word that is hardly ever meant so', 'food', 'A computer chip'],
  ['a neighbour', 'wheat', 'Rice in a bowl'],
  ['what the thing is a kind of, if it has many', 'rocket', 'A vehicle on a road'],
  ['a word that tells of which kind another thing is', 'spacecraft', 'A satellite dish on a roof'],
  ['one of several things alone', 'surgeons and vineyards', 'A doctor in a hospital'],
  ['what was asked for', 'moon', 'The Moon above a lake'],
  ['a verb', 'food', 'An elephant drinks'],
  ['an English word that is one of another language', 'boot', 'A ship in the bay'],
])('no word stands in for %s: %s', (_what, query, caption) => {
  expect(insteadIn(query, caption)).toBeNull();
});

test('something is near elsewhere, too, but only itself', () => {
  expect(insteadIn('cargo ship at sea', 'A tanker in a port')).toBe('cargo ship: tanker, sea: nothing');
  expect(insteadIn('tractor on a farm', 'A tractor')).toBe('farm: nothing');
  expect(insteadIn('farm with a tractor', 'A farm')).toBeNull();
  expect(insteadIn('tractor on a farm', 'A farm')).toBeNull();
});

test.each([
  ['building', 'The White House behind its lawn', true],
  ['building', 'Coils of steel in the hall of a mill', false],
])('whether a picture is of what stands for %s: %s', (query, caption, expected) => {
  expect(nearMatchOf(thingsIn(query), caption)?.leads).toBe(expected);
});

test('the words that stand in for those asked are marked', () => {
  const match = nearMatchOf(thingsIn('cargo ship at sea'), 'At sea, a container ship');
  expect(match?.marks.map(({ from, to }) => match.text.slice(from, to))).toEqual(['sea', 'container ship']);
});

test('words that say nothing ask for nothing', () => {
  expect(thingsIn('a picture of the')).toEqual([]);
});
