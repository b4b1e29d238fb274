import type { Organisation } from './api/organisation';

/** Name of a member for other members. */
export const formatMemberName = ({
  first_name,
  last_name,
}: Pick<Organisation['members'][number], 'first_name' | 'last_name'>): string =>
  [first_name, last_name].join(' ').trim();
