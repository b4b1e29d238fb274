import { attemptWith, gatheredNews } from '#test/support/research/attempts';
import type { ResearchRunPorts } from '../run-ports';
import { materialOfRun } from '../run-material';
import { chooseNews } from './choose-news';

const editing = async (edit: ResearchRunPorts['edit']) => {
  const made = await attemptWith({ editor: 'model' });
  const material = materialOfRun(made.attempt, gatheredNews);
  const at = { step: 'choose', gathered: gatheredNews, feedback: {}, material } as const;
  return { ...made, next: await chooseNews({ edit }, made.attempt, at) };
};

test('where the rules choose everything, nothing is recorded', async () => {
  const { next, recorded } = await editing(async () => 'rules');
  expect(next).toMatchObject({ step: 'find_news', material: { editing: null } });
  expect(recorded).toEqual([]);
});

test('a tracker that chose a model where there is none is told so', async () => {
  const { next, recorded } = await editing(async () => 'no model');
  expect(next).toMatchObject({ step: 'find_news', material: { editing: null } });
  expect(recorded).toMatchObject([{ type: 'RecordEditing', model: null, edited: 0, costUsd: 0 }]);
});

test('what the tracker’s model chose is recorded with its cost, and used', async () => {
  const chosen = { pages: new Map() } as never;
  const edited: unknown[] = [];
  const { next, recorded, attempt } = await editing(async (_run, editor) => {
    edited.push(editor);
    return { editing: chosen, model: 'editor-1', pages: 1, costUsd: 0.25, fault: null };
  });
  expect(edited).toEqual(['model']);
  expect(next.material.editing).toBe(chosen);
  expect(recorded).toMatchObject([{ type: 'RecordEditing', model: 'editor-1', pages: 1, edited: 0, costUsd: 0.25 }]);
  expect(attempt.spending.usd).toBe(0.25);
});
