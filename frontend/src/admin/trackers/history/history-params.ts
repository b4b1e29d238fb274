import { pageParam, useUrlParams } from '#shared/hooks/use-url-param';
import { now } from '#shared/time/clock';
import { DAY_MS } from '#shared/time/durations';

/** Choices of a filter: the value in the address and its label. The empty value does not filter. */
export type Choices = readonly (readonly [value: string, label: string])[];

export const eventChoices: Choices = [
  ['', 'All events'],
  ['tracker', 'Settings'],
  ['research', 'Findings'],
  ['run', 'Runs'],
  ['job', 'Dropped runs'],
  ['collection', 'Places'],
  ['portfolio', 'Slots of the plan'],
  ['follow', 'Follows'],
  ['feedback', 'Feedback'],
  ['impersonation', 'Impersonations'],
];
export const actorChoices: Choices = [
  ['', 'Anyone'],
  ['users', 'Users'],
  ['staff', 'Staff as a user'],
  ['system', 'The system'],
];
export const timeChoices: Choices = [
  ['', 'Any time'],
  ['1', 'Last 24 hours'],
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['365', 'Last 365 days'],
];

/** Rounded to the hour, so that the filter stays the same and its rows are not loaded again at every render. */
const daysBack = (days: number): string => {
  const hour = Math.floor(now().getTime() / 3_600_000) * 3_600_000;
  return new Date(hour - days * DAY_MS).toISOString();
};

const parseFilter = (chosen: URLSearchParams): Readonly<Record<string, string>> => {
  const [category, who, days] = [chosen.get('events'), chosen.get('who'), Number(chosen.get('days'))];
  return {
    ...(category === null ? {} : { category }),
    ...(who === null ? {} : { who }),
    ...(days > 0 ? { occurred_at_gte: daysBack(days) } : {}),
  };
};

export type Parameter = 'events' | 'who' | 'days' | 'page' | 'at';

export interface HistoryParams {
  readonly filter: Readonly<Record<string, string>>;
  /** Page number, from 1. */
  readonly page: number;
  /** The position of the selected event; null for the newest one shown. */
  readonly at: number | null;
  chosen(parameter: Parameter): string;
  /** An empty value removes the parameter. A filter leads back to the first page. */
  choose(parameter: Parameter, value: string): void;
}

/** The state of a history view is in the address, so that it can be shared. */
export const useHistoryParams = (): HistoryParams => {
  const [parameters, change] = useUrlParams();
  const at = parameters.get('at');
  return {
    filter: parseFilter(parameters),
    page: pageParam.read(parameters.get('page')),
    at: at === null || !/^\d+$/.test(at) ? null : Number(at),
    chosen: (parameter) => parameters.get(parameter) ?? '',
    choose: (parameter, value) =>
      change({
        ...(parameter !== 'at' && { at: null }),
        ...(parameter !== 'at' && parameter !== 'page' && { page: null }),
        [parameter]: value === '' ? null : value,
      }),
  };
};
