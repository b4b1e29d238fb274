import { catalogue } from '#shared/language/catalogue';

/** Texts about the condition that the user lives with, in the diary and on the account page. */
export const conditionTexts = catalogue('conversations/condition', {
  title: 'My condition',
  about:
    'Shown to whoever helps you with your diary. Administrators must give a reason to read it, and you see that they did. The assistant draws no conclusions from it.',
  yourCondition: 'Your condition',
  diagnosis: 'Diagnosis',
  diagnosisMissing: 'Please enter a diagnosis',
  save: 'Save diagnosis',
  saved: 'Diagnosis saved',
  notSaved: 'The diagnosis could not be saved',
  healthDiary: 'Health diary',
  forWhom: 'For people who live with a chronic condition.',
  begin: 'Begin a diary',
  whoIsShown:
    'Shown to whoever helps you with your diary. It is encrypted with your own key, and administrators must give a reason to read it.',
  open: 'Open your diary',
});
