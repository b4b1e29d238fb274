import { seeded } from '#test/support/seeded';
import { pollSchedule } from './poll-schedule';

const COMMANDS = 200;

/** Number of polls per command, and their average delay after the model. */
const waitingFor = (latency: (command: number) => number) => {
  const intervals = pollSchedule();
  let [looks, late] = [0, 0];
  for (let command = 0; command < COMMANDS; command++) {
    const wait = intervals.begin();
    const shownAfter = latency(command);
    let elapsed = wait.next();
    while (elapsed < shownAfter) elapsed += wait.next();
    wait.succeeded(elapsed);
    looks += wait.count;
    late += elapsed - shownAfter;
  }
  return { looks: looks / COMMANDS, late: late / COMMANDS };
};

test.each([5, 40, 120, 200])('a model that shows events after %i ms costs two polls', (usual) => {
  const next = seeded(usual);
  const { looks, late } = waitingFor(() => usual * (0.7 + next(60) / 100));
  expect(looks).toBeLessThan(2);
  expect(late).toBeLessThan(15 + usual / 3);
});

test('returns to the earlier interval soon after a store was slow once', () => {
  const { late } = waitingFor((command) => (command === 0 ? 2000 : 5));
  expect(late).toBeLessThan(30);
});

test('polls a slower model less and less often, down to ten times a second', () => {
  const wait = pollSchedule().begin();
  expect(Array.from({ length: 6 }, () => wait.next())).toEqual([15, 15, 30, 60, 100, 100]);
});
