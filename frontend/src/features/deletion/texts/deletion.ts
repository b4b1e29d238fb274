import { catalogue } from '#shared/language/catalogue';

/** Texts of the question before a tracker or a folder is deleted, and of its outcome. */
export const deletionTexts = catalogue('deletion/deletion', {
  title: 'Confirm Deletion',
  questions: {
    tracker: 'Are you sure you want to delete this tracker? This action cannot be undone.',
    collection:
      'Are you sure you want to delete this folder? This will permanently delete ALL trackers and folders inside it. This action cannot be undone.',
  },
  afterwards: {
    tracker: 'It goes to Recently deleted first, where you can restore it for 30 days.',
    collection: 'Everything goes to Recently deleted first, where you can restore it for 30 days.',
  },
  restored: { tracker: 'Tracker restored', collection: 'Folder restored' },
  notRestored: { tracker: 'The tracker could not be restored', collection: 'The folder could not be restored' },
  deleted: { tracker: 'Tracker deleted successfully', collection: 'Collection deleted successfully' },
  notDeleted: {
    tracker: 'Failed to delete tracker. Please try again.',
    collection: 'Failed to delete collection. Please try again.',
  },
});
