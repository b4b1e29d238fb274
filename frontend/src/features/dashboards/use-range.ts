import { useSearchParams } from 'react-router-dom';
import type { Range } from './api/dashboard';

export const RANGES = ['day', 'week', 'month', 'quarter'] as const;

const isRange = (text: string | null): text is (typeof RANGES)[number] => RANGES.some((range) => range === text);

const rangeIn = (address: URLSearchParams): Range => {
  const [range, from, to] = [address.get('range'), address.get('from'), address.get('to')];
  if (from !== null && to !== null) return { from, to };
  return { range: isRange(range) ? range : 'month' };
};

/** The range in the address, and a function that changes it there. */
export const useRange = (): readonly [Range, (range: Range) => void] => {
  const [address, setAddress] = useSearchParams();
  return [rangeIn(address), (range) => setAddress({ ...range }, { replace: true, preventScrollReset: true })];
};
