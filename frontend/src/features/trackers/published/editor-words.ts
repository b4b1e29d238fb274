import type { Tracker } from './api/tracker';

/** Names of the editors, who decide what is told. */
export const editorWords: Readonly<Record<Tracker['editor'], string>> = {
  auto: 'As set up here',
  rules: 'Rules',
  model: 'The model',
};
