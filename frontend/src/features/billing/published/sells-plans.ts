import type { Schema } from '#shared/api/api-schema';

export const sellsPlans = ({ billing, plans }: Pick<Schema<'Config'>, 'billing' | 'plans'>): boolean =>
  billing !== 'off' && plans.length > 0;
