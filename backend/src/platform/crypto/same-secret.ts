import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same, in a time that does not disclose how much of them is. */
export const isSameSecret = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};
