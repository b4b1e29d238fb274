import { type Frequency, type TrackerSettings, DEFAULT_SEARCH_ENGINE } from '#events/trackers/tracker-settings';

interface CloneOptions {
  readonly asStaff: boolean;
  /** Null for the original's. */
  readonly frequency: Frequency | null;
}

/**
 * The settings of a clone: all of the original's, except those that only staff may choose, and its `subject`, which only
 * system trackers have.
 */
export const clonedSettings = (
  { subject: _subject, ...original }: TrackerSettings,
  { asStaff, frequency }: CloneOptions,
): TrackerSettings => ({
  ...original,
  ...(asStaff ? {} : { model: DEFAULT_SEARCH_ENGINE, keyFacts: [] }),
  frequency: frequency ?? original.frequency,
});
