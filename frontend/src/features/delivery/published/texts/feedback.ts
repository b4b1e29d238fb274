import { catalogue } from '../../../../shared/language/catalogue';
import { pluralize } from '../../../../shared/words/pluralize';

/** What is said about the owner's verdicts on lines. */
export const feedbackTexts = catalogue('delivery/feedback', {
  labels: { useful: 'Useful', known: 'Known', wrong: 'Wrong', off_topic: 'Off topic' },
  hints: {
    useful: 'Kept with the line.',
    known: 'Nothing near it is told again.',
    wrong: 'It leaves the overview, and its paragraph is not used again.',
    off_topic: 'It leaves the overview, and nothing near it is told again.',
  },
  /** In the middle of a sentence. */
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
  takenBack: 'Feedback taken back',
  nothingNearAgain: 'Nothing near it will be told again.',
  paragraphNotAgain: 'Its paragraph will not be used again.',
  keptOut: (pages: number) => `It has kept ${pluralize(pages, 'page')} from being told since.`,
  onLine: 'Feedback on this line',
  onUpdate: 'Feedback on this update',
  chooseAgain: 'Choose again to take it back.',
  addNote: 'Add a note',
  editNote: 'Edit note',
  undo: 'Undo',
  note: 'Note',
  noteForAll: 'Everybody who sees the tracker can read it.',
  noteForYou: 'Only you can read it.',
  saveNote: 'Save note',
  quoted: (note: string) => ` “${note}”`,
});
