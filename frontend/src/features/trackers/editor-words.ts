import type { Tracker } from './published/api/tracker';

/** Who chooses what is told, for people. */
export const editorWords: Readonly<Record<Tracker['editor'], string>> = {
  auto: 'As set up here',
  rules: 'Rules',
  model: 'The model',
};
