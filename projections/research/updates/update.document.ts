import type { UpdateText } from '#modules/research/domain/ledger.events';

export interface Update extends UpdateText {
  readonly _id: string;
  readonly tracker_id: string;
  readonly run_id: string;
  readonly created_at: string;
}
