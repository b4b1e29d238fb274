import type { Schema } from '#shared/api/api-schema';

export type Tracker = Schema<'Tracker'>;
export type Frequency = Tracker['update_frequency'];
export type KeyFactValue = Tracker['key_facts'][string];
/** How the value of a key fact was read. */
export type KeyFactRead = Schema<'KeyFactRead'>;

/** A cited page, with the number of documents that report the quoted claim. */
export type TrackerSource = Schema<'TrackerSource'>;
export type Update = Schema<'Update'>;
export type Line = Schema<'Line'>;
export type Remark = Schema<'Remark'>;

export type Run = Schema<'Run'>;
export type SearchedSource = Schema<'AskedPlace'>;
export type RunState = Run['state'];
export type RunProgress = Schema<'RunProgress'>;

type TitleFields = Pick<Tracker, 'display_title' | 'tracker_description'> & Partial<Pick<Tracker, 'subject'>>;

/** Title of a tracker; for a country's or an agency's, its name. */
export const trackerTitle = ({ subject, display_title, tracker_description }: TitleFields): string =>
  subject?.name ?? (display_title || tracker_description);

/** Whether it can answer from its findings. For a country or an agency, its record's chat answers from both instead. */
export const canBeAsked = ({ current_state: overview, subject }: Pick<Tracker, 'current_state' | 'subject'>): boolean =>
  overview !== null && subject === null;

/**
 * A recorded tracker never changes, so following it would be useless: other users can clone it instead. Users who
 * already follow one may stop.
 */
export const isCloneOnly = ({ recorded, following }: { readonly recorded: boolean; readonly following: boolean }) =>
  recorded && !following;
