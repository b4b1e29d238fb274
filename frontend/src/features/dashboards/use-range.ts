import { useUrlParams } from '#shared/hooks/use-url-param';
import type { Range } from './api/dashboard';

export const RANGES = ['day', 'week', 'month', 'quarter'] as const;

const parseRange = (params: URLSearchParams): Range => {
  const [from, to] = [params.get('from'), params.get('to')];
  if (from !== null && to !== null) return { from, to };
  return { range: RANGES.find((range) => range === params.get('range')) ?? 'month' };
};

/** The range in the URL, and its setter. */
export const useRange = (): readonly [Range, (range: Range) => void] => {
  const [params, change] = useUrlParams();
  return [parseRange(params), (range) => change({ range: null, from: null, to: null, ...range })];
};
