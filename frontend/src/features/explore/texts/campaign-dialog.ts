import { catalogue } from '#shared/language/catalogue';

/** Texts of the dialog that creates the trackers of a campaign. */
export const campaignDialogTexts = catalogue('explore/campaign-dialog', {
  title: 'New Campaign Tracker',
  openTrackers: 'Open My Trackers',
  created: 'Campaign Tracker created successfully!',
  notCreated: 'Error creating tracker.',
  unexpected: 'An unexpected error occurred.',
  candidate: 'Candidate name',
  candidateMissing: 'Candidate name is required',
  website: 'Campaign website (optional)',
  websiteHint: 'Its pages are read in addition to the news. Without it, only the news is read.',
  whatToTrack: 'What to track',
  forExample: 'Debates, polling, …',
  tooManyItems: (max: number) => `You've reached the limit of ${max} tracking items.`,
});
