import type { Answer } from '../../../../shared/api/answer';

export type Tracker = Answer<'Tracker'>;
export type Frequency = Tracker['update_frequency'];
export type KeyFactValue = Tracker['key_facts'][string];
/** How the value of a key fact was read. */
export type KeyFactRead = Answer<'KeyFactRead'>;

/** A cited page, with how many documents tell the quoted claim. */
export type TrackerSource = Answer<'TrackerSource'>;
export type Update = Answer<'Update'>;
export type Line = Answer<'Line'>;
export type Remark = Answer<'Remark'>;

export type Run = Answer<'Run'>;
export type AskedPlace = Answer<'AskedPlace'>;
export type RunState = Run['state'];
export type RunProgress = Answer<'RunProgress'>;

type TitleFields = Pick<Tracker, 'display_title' | 'tracker_description'> & Partial<Pick<Tracker, 'subject'>>;

/** Title of a tracker; for a country's or an agency's, the name of that. */
export const trackerTitle = ({ subject, display_title, tracker_description }: TitleFields): string =>
  subject?.name ?? (display_title || tracker_description);

/**
 * Whether it can answer from its findings. For a country or an agency, the record is asked instead, and answers from
 * both.
 */
export const canBeAsked = ({ current_state: told, subject }: Pick<Tracker, 'current_state' | 'subject'>): boolean =>
  told !== null && subject === null;
