/** Parts with a field of chips, in one chunk, as they share what it is made of. */
export { default as DocumentPicker } from './document-picker';
export { default as WordsDialog } from './words-dialog';
