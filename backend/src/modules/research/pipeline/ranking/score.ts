import { criteria, criterionNames } from './criteria';
import type { Features } from './features';
import { fitted } from './fitted-weights';

interface Score {
  /** Typically -2 to 12; floors.ts says which is enough. */
  readonly score: number;
  /** Names of the criteria that speak against the sentence. */
  readonly against: readonly string[];
}

/** How well a sentence tells its page's event. */
export const scoreOf = (features: Features): Score => {
  let score = fitted.base;
  const against: string[] = [];
  for (const name of criterionNames) {
    const value = Number(criteria[name].of(features));
    if (value === 0) continue;
    const weight = fitted.weights[name];
    score += weight * value;
    if (weight < 0) against.push(name);
  }
  return { score, against };
};
