import { catalogue } from '../language/catalogue';

/** Texts of forms for trackers, files and second factors. */
export const formTexts = catalogue('shared/forms', {
  unexpected: 'An unexpected error occurred.',
  name: 'Name',
  invalidDomain: 'Invalid domain format',
  domainsMissing: 'Please add at least one domain or remove all domain fields.',
  atMostDomains: (max: number) => `At most ${max} domains`,
  invalidDomains: (count: number) =>
    `There are ${count} invalid domain(s) in your list. Please correct them before saving.`,
  incomplete: 'Please fill in all required fields.',
  domain: (number: number) => `Domain ${number}`,
  removeDomain: (number: number) => `Remove domain ${number}`,
  chooseFile: 'Choose a file',
  chooseAnotherFile: 'Choose another',
  noFile: 'No file yet',
  discardTitle: 'Discard what you typed?',
  notSaved: 'It has not been saved.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or a recovery code.',
  codeMissing: 'Please enter a code',
  notACode: 'This is not a code',
  confirmTitle: 'Confirm that it is you',
  confirm: 'Confirm',
  confirmReason: 'Enter a code of your second factor to continue. You won’t be asked again for ten minutes.',
  codeNotChecked: 'The code could not be checked. Please try again.',
});
