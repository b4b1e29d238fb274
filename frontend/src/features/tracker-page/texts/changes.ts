import { catalogue } from '#shared/language/catalogue';

/** Toasts for changes to a tracker that were made or failed. */
export const trackerChangeTexts = catalogue('tracker-page/changes', {
  feedbackNotSaved: 'The feedback could not be saved. Nothing was changed.',
  emailOn: 'Email updates on',
  emailOff: 'Email updates off',
  emailNotSet: 'Failed to update email setting',
  paused: 'Tracker paused',
  resumed: 'Tracker resumed',
  notPaused: 'The tracker could not be paused',
  notResumed: 'The tracker could not be resumed',
  phraseAdded: (phrase: string) => `“${phrase}” now belongs to the topic`,
  phraseRemoved: (phrase: string) => `“${phrase}” no longer belongs to the topic`,
  topicNotChanged: 'The topic could not be changed. Nothing was lost.',
  wordsSaved: 'Words saved. Sources will be read again.',
  wordsNotSaved: 'The words could not be saved',
  rssReplaced: 'RSS link replaced',
  rssNotReplaced: 'The RSS link could not be replaced',
});
