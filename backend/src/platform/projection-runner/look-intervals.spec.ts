import { seeded } from '../../../../test/support/seeded';
import { lookIntervals } from './look-intervals';

const COMMANDS = 200;

/** Looks for each command, and how much later than the model its answer came, on average. */
const waitingFor = (latency: (command: number) => number) => {
  const intervals = lookIntervals();
  let [looks, late] = [0, 0];
  for (let command = 0; command < COMMANDS; command++) {
    const wait = intervals.begin();
    const shownAfter = latency(command);
    let elapsed = wait.next();
    while (elapsed < shownAfter) elapsed += wait.next();
    wait.shown(elapsed);
    looks += wait.count;
    late += elapsed - shownAfter;
  }
  return { looks: looks / COMMANDS, late: late / COMMANDS };
};

test.each([5, 40, 120, 200])('models that show an event after some %i ms cost two looks', (usual) => {
  const next = seeded(usual);
  const { looks, late } = waitingFor(() => usual * (0.7 + next(60) / 100));
  expect(looks).toBeLessThan(2);
  expect(late).toBeLessThan(15 + usual / 3);
});

test('a store that was slow once is soon asked as early as before', () => {
  const { late } = waitingFor((command) => (command === 0 ? 2000 : 5));
  expect(late).toBeLessThan(30);
});

test('one that is slower than usual is asked ever more seldom, up to ten times a second', () => {
  const wait = lookIntervals().begin();
  expect(Array.from({ length: 6 }, () => wait.next())).toEqual([15, 15, 30, 60, 100, 100]);
});
