import type { Answer } from '../../../shared/api/answer';

/** Whether this installation sells any plan. */
export const sellsPlans = ({ billing, plans }: Pick<Answer<'Config'>, 'billing' | 'plans'>): boolean =>
  billing !== 'off' && plans.length > 0;
