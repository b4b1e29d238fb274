import type { ListRequest } from './resource';

/** The header of a page of a list: `users 0-24/319`. */
export const contentRange = (name: string, { skip }: Pick<ListRequest, 'skip'>, rows: number, total: number): string =>
  rows === 0 ? `${name} */${total}` : `${name} ${skip}-${skip + rows - 1}/${total}`;
