import type { Organisation } from './api/organisation';

/** As members call each other. */
export const nameOf = ({
  first_name,
  last_name,
}: Pick<Organisation['members'][number], 'first_name' | 'last_name'>): string =>
  [first_name, last_name].join(' ').trim();
