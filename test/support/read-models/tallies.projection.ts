import { type Document, type Projection, changeOr, remove } from '#kernel/projection';

type TallyEvent =
  | { readonly type: 'Counted'; readonly data: { readonly what: string } }
  | { readonly type: 'Forgotten'; readonly data: { readonly what: string } };

export interface Tally extends Document {
  readonly times: number;
  readonly at: readonly number[];
}

/** Counts events, so that one projected twice or not at all is detected. */
export const tallies: Projection<TallyEvent> = {
  name: 'tallies',
  categories: ['tally'],
  indexes: [{ keys: ['times'] }],
  project(event) {
    if (event.type === 'Forgotten') return [remove(event.data.what)];
    const empty: Tally = { _id: event.data.what, times: 0, at: [] };
    return [changeOr(empty, { $inc: { times: 1 }, $push: { at: event.position } })];
  },
};
