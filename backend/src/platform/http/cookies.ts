import type { Request } from 'express';

/** The value of a cookie as it was sent; null if there is none. */
export const cookieOf = (request: Request, name: string): string | null => {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
};
