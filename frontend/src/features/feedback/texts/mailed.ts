import { catalogue } from '#shared/language/catalogue';

/** Texts of the page on which a line of an email is rated. */
export const mailedFeedbackTexts = catalogue('feedback/mailed', {
  noLongerValid: 'This link is no longer valid.',
  lineGone: 'Its tracker may have been deleted, or the link may be incomplete.',
  changeOnPage: (hint: string) => `${hint} You can change it on the tracker’s page.`,
  yourVerdict: 'Your verdict',
  note: 'Note (optional)',
});
