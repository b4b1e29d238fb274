import { type TrackerSettings, USUAL_MODEL } from '#events/trackers/tracker-settings';

/** The settings of a clone: all of the original's, except those that only staff may choose, and what it is of for the system. */
export const clonedSettings = (
  { subject: _subject, ...original }: TrackerSettings,
  { asStaff }: { readonly asStaff: boolean },
): TrackerSettings => (asStaff ? original : { ...original, model: USUAL_MODEL, keyFacts: [] });
