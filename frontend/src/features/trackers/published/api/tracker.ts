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

/** The owner's verdict on a line. */
export type LineFeedback = Answer<'LineFeedback'>;
export type Verdict = LineFeedback['verdict'];

export type Run = Answer<'Run'>;
export type AskedPlace = Answer<'AskedPlace'>;
export type RunState = Run['state'];
export type RunProgress = Answer<'RunProgress'>;

type Titled = Pick<Tracker, 'display_title' | 'tracker_description'> & Partial<Pick<Tracker, 'subject'>>;

/** That of a country or an agency is called after it. */
export const titleOf = ({ subject, display_title, tracker_description }: Titled): string =>
  subject?.name ?? (display_title || tracker_description);
