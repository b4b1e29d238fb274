import { criteria, criterionNames } from './criteria';
import type { Features } from './features';
import { fitted } from './fitted-weights';

interface Score {
  /** Typically -2 to 12; floors.ts says which is enough. */
  readonly score: number;
  /** Whether no criterion speaks against the sentence. */
  readonly isFlawless: boolean;
}

/** How well a sentence tells its page's event. */
export const scoreOf = (features: Features): Score => {
  let score = fitted.base;
  let isFlawless = true;
  for (const name of criterionNames) {
    const value = Number(criteria[name].of(features));
    if (value === 0) continue;
    const weight = fitted.weights[name];
    score += weight * value;
    if (weight < 0) isFlawless = false;
  }
  return { score, isFlawless };
};
