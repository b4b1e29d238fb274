import { catalogue } from '#shared/language/catalogue';

/** Texts of the dialog that creates or edits a Source Set. */
export const sourceSetDialogTexts = catalogue('source-sets/dialog', {
  editTitle: 'Edit Source Set',
  create: 'Create Source Set',
  update: 'Update Source Set',
  created: 'Source Set created successfully!',
  updated: 'Source Set updated successfully!',
  failed: 'An error occurred saving the Source Set',
  restored: 'Source Set restored',
  deleted: 'Source Set deleted successfully',
  notDeleted: 'Failed to delete Source Set. Please try again.',
  nameMissing: 'Please enter a name for this source set',
  description: 'Description (optional)',
  public: 'Public',
  publicHint: 'Everyone here can see a public set and use it for trackers; only you can change it.',
  domains: 'Domains',
  domainMissing: 'Please add at least one domain',
  duplicateDomain: 'This domain is already in the list',
  invalidDomain: 'Please enter a valid domain (e.g., example.org)',
  domainsHint: 'Press Enter after each, or paste several at once.',
  domainsInSet: 'Domains in this set',
  check: 'Check',
  checkDomain: (number: number) => `Check domain ${number}`,
  whatIsChecked: 'Looks for feeds and sitemaps',
});
