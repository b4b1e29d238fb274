import type { Answer } from '../../../shared/api/answer';

export const sellsPlans = ({ billing, plans }: Pick<Answer<'Config'>, 'billing' | 'plans'>): boolean =>
  billing !== 'off' && plans.length > 0;
