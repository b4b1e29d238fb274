import { nameOf, subjectOfTracker } from '#modules/subjects/published';

interface Titled {
  readonly _id: string;
  readonly display_title: string | null;
  readonly description: string;
}

/**
 * The title of a tracker, if it has one in addition to its description; for a country or an agency, its name, as on its
 * own page.
 */
export const shortTitleOf = ({ _id, display_title }: Omit<Titled, 'description'>): string | null => {
  const subject = subjectOfTracker(_id);
  return subject === undefined ? display_title : nameOf(subject);
};

/** The title of a tracker in lists. */
export const titleOf = (tracker: Titled): string => shortTitleOf(tracker) ?? tracker.description;
