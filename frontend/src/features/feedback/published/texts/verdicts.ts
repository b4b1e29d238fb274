import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts of the owner's verdicts on lines. */
export const feedbackTexts = catalogue('feedback/verdicts', {
  labels: { useful: 'Useful', known: 'Known', wrong: 'Wrong', off_topic: 'Off topic' },
  hints: {
    useful: 'Saved with this line.',
    known: 'Similar findings won’t be reported again.',
    wrong: 'Removed from the overview; its paragraph won’t be used again.',
    off_topic: 'Removed from the overview; similar findings won’t be reported again.',
  },
  /** For use in mid-sentence. */
  markedAs: {
    useful: 'marked as useful',
    known: 'marked as known',
    wrong: 'marked as wrong',
    off_topic: 'marked as off topic',
  },
  marked: {
    useful: 'Marked as useful.',
    known: 'Marked as known.',
    wrong: 'Marked as wrong.',
    off_topic: 'Marked as off topic.',
  },
  takenBack: 'Feedback removed',
  nothingNearAgain: 'Similar findings won’t be reported again.',
  paragraphNotAgain: 'Its paragraph won’t be used again.',
  excluded: (pages: number) =>
    `${pluralize(pages, 'page')} ${pages === 1 ? 'has' : 'have'} been left out because of it.`,
  onLine: 'Feedback on this line',
  onUpdate: 'Feedback on this update',
  chooseAgain: 'Choose again to take it back.',
  addNote: 'Add a note',
  editNote: 'Edit note',
  note: 'Note',
  noteForAll: 'Everyone who can see the tracker can read it.',
  noteForYou: 'Only you can read it.',
  saveNote: 'Save note',
  quoted: (note: string) => ` “${note}”`,
});
