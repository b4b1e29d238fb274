import type { Schema } from '#shared/api/api-schema';
import { figure } from '#shared/text-format/pluralize';

/** An event of a tracker, with its effect. */
export type HistoryRow = Schema<'HistoryRow'>;

export const shownPosition = figure;
