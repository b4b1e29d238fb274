import { catalogue } from '#shared/language/catalogue';

const greeting = (found: string): string =>
  `What would you like to know? I answer from what ${found}, each line with its date and source. You can name a time, such as “since May” or “last week”.`;

/** Texts of the button and the panel for questions about findings. */
export const askingTexts = catalogue('ask/asking', {
  ask: 'Ask',
  titles: { tracker: 'Ask this tracker', all: 'Ask your trackers', folder: 'Ask this folder' },
  greetings: {
    tracker: greeting('this tracker has found'),
    all: greeting('your trackers have found'),
    folder: greeting('the trackers in this folder have found'),
  },
});
