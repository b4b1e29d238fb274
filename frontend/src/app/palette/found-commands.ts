import { pageTexts } from '#shared/texts/pages';
import { shortDate } from '#shared/time/format-time';
import { agencyPath } from '#features/agencies/published/agency-path';
import type { SearchResults } from '#features/explore/api/find';
import { tariffsPath } from '#features/tariffs/published/use-chosen-country';
import { trackerTitle } from '#features/trackers/api/tracker';
import { linePath } from '#features/trackers/published/line-path';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { shellDialogTexts } from '../texts/shell-dialogs';
import type { Command, OwnItems } from './commands';

/** Commands that open public trackers, except the user's own and followed ones. */
const publicCommands = ({ trackers }: SearchResults, own: OwnItems): readonly Command[] => {
  const known = new Set(own.trackers.map(({ id }) => id));
  return trackers
    .filter(({ id }) => !known.has(id))
    .map((tracker) => ({
      id: `public ${tracker.id}`,
      group: 'public',
      label: trackerTitle(tracker),
      path: tracker.category,
      action: { type: 'open', path: trackerPath(tracker.id) },
    }));
};

/** Commands that open a tracker at one of its lines. */
const lineCommands = ({ lines }: SearchResults, now: Date): readonly Command[] =>
  lines.map((line) => {
    const { tracker_id: id, display_title: title, text, marks, day } = line;
    return {
      id: `line ${id} ${text}`,
      group: 'lines',
      label: text,
      marks,
      path: day === null ? title : `${shortDate(day, now)} · ${title}`,
      action: { type: 'open', path: linePath(id, line) },
    };
  });

/** The server's results for a text; each command opens one of them. */
export const foundCommands = (found: SearchResults, own: OwnItems, now: Date): readonly Command[] => [
  ...publicCommands(found, own),
  ...lineCommands(found, now),
  ...found.countries.map(({ code, name }): Command => ({
    id: `country ${code}`,
    group: 'countries',
    label: name,
    path: pageTexts().tariffs,
    action: { type: 'open', path: tariffsPath(code) },
  })),
  ...found.agencies.map(({ slug, name, abbreviation }): Command => ({
    id: `agency ${slug}`,
    group: 'agencies',
    label: name,
    path: abbreviation,
    action: { type: 'open', path: agencyPath(slug) },
  })),
];

/** Minimum length of a topic that is worth a tracker. */
const MIN_TOPIC_LENGTH = 3;

/** Whether it reads like a question, or the beginning of one, rather than a name. */
const isQuestion = (text: string): boolean => text.endsWith('?') || text.split(/\s+/).length > 2;

/** Commands that use the typed text itself, such as creating a tracker of it. */
export const textCommands = (text: string, { shownTracker, hasTrackers }: AskTargets): readonly Command[] => {
  if (text.length < MIN_TOPIC_LENGTH) return [];
  const texts = shellDialogTexts();
  const group = 'words';
  const ask = (id: string, label: string, path: string): Command => ({
    id,
    group,
    label,
    action: { type: 'ask', path, question: text },
  });
  return [
    ...(isQuestion(text) && shownTracker !== null
      ? [ask('ask-shown', texts.askShown(text), trackerPath(shownTracker))]
      : []),
    ...(isQuestion(text) && hasTrackers ? [ask('ask', texts.askAll(text), '/list-trackers')] : []),
    { id: 'track', group, label: texts.track(text), action: { type: 'track', topic: text } },
  ];
};

/** Who can be asked. */
interface AskTargets {
  /** Id of the tracker that the page shows; null on other pages, and if it has no findings yet. */
  readonly shownTracker: string | null;
  /** Whether the user has trackers or follows any. */
  readonly hasTrackers: boolean;
}
