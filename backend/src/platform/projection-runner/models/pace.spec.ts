import { Pace } from './pace';

const paced = () => {
  let seconds = 0;
  const pace = new Pace(() => seconds);
  return { pace, wait: (more: number) => (seconds += more) };
};

test('a pace is measured from the first of the last marks', () => {
  const { pace, wait } = paced();
  pace.begin({ taken: 0, position: 1000 });
  wait(2);
  expect(pace.speed({ taken: 100, position: 3000 })).toEqual({ events: 50, positions: 1000 });
  for (let n = 1; n <= 10; n++) {
    pace.mark({ taken: 100, position: 3000 });
    wait(3);
  }
  expect(pace.speed({ taken: 220, position: 3000 })).toEqual({ events: 10, positions: 0 });
});

test('a pace is unknown at first, and again when something else begins', () => {
  const { pace, wait } = paced();
  expect(pace.speed({ taken: 5, position: 5 })).toBeUndefined();
  pace.begin({ taken: 5, position: 5 });
  wait(0.25);
  expect(pace.speed({ taken: 9, position: 9 })).toBeUndefined();
  wait(3);
  pace.begin({ taken: 0, position: 0 });
  wait(1);
  expect(pace.speed({ taken: 7, position: 70 })).toEqual({ events: 7, positions: 70 });
});
