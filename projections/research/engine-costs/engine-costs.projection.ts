import { changeOr, projection } from '#kernel/projection';
import { type RunEvent, runEvents } from '#modules/research/domain/run.events';

/** What paid engines cost in a calendar month (UTC). `_id` is the month: `2026-11`. */
export interface EngineCosts {
  readonly _id: string;
  readonly usd: number;
}

export const monthOf = (time: string): string => time.slice(0, 7);

export const engineCosts = projection<RunEvent, EngineCosts>({
  name: 'engine-costs',
  from: [runEvents],
  indexes: [],
  project(event) {
    if (event.type !== 'AnswerWritten' || event.data.costUsd === 0) return [];
    return [changeOr({ _id: monthOf(event.metadata.occurred_at), usd: 0 }, { $inc: { usd: event.data.costUsd } })];
  },
});
