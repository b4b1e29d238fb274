import { attemptWith, gatheredNews } from '#test/support/research/attempts';
import { comparePages } from './compare-pages';

const at = { step: 'compare', gathered: gatheredNews } as const;

test('without an embedding model words alone decide, and nothing is recorded', async () => {
  const { attempt, runner, recorded } = await attemptWith();
  const next = await comparePages({ runner, compare: null }, attempt, at);
  expect(next).toMatchObject({ step: 'choose', gathered: gatheredNews, feedback: {}, material: { nearness: null } });
  expect(recorded).toEqual([]);
});

test('images are no material', async () => {
  const { attempt, runner } = await attemptWith();
  const { material: material } = await comparePages({ runner, compare: null }, attempt, at);
  expect(material.gathered.pages).toHaveLength(1);
  expect(material.gathered.pages[0]).not.toHaveProperty('images');
});

test('what a model compared is recorded, and goes on to the next step', async () => {
  const { attempt, runner, recorded } = await attemptWith();
  const nearness = new Map() as never;
  const compare = async () => ({ nearness, model: 'meaning-1', pages: 1, fault: null });
  const { material: material } = await comparePages({ runner, compare }, attempt, at);
  expect(material.nearness).toBe(nearness);
  expect(recorded).toEqual([
    { type: 'RecordComparison', ...attempt.run, model: 'meaning-1', pages: 1, compared: 0, fault: null },
  ]);
});
