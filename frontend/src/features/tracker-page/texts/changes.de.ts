import type { TextsOf } from '#shared/language/catalogue';
import type { trackerChangeTexts } from './changes';

export const german: TextsOf<typeof trackerChangeTexts> = {
  feedbackNotSaved: 'Das Feedback konnte nicht gespeichert werden. Nichts wurde geändert.',
  emailOn: 'Updates per E-Mail eingeschaltet',
  emailOff: 'Updates per E-Mail ausgeschaltet',
  emailNotSet: 'Die E-Mail-Einstellung konnte nicht geändert werden',
  paused: 'Tracker pausiert',
  resumed: 'Tracker fortgesetzt',
  notPaused: 'Der Tracker konnte nicht pausiert werden',
  notResumed: 'Der Tracker konnte nicht fortgesetzt werden',
  phraseAdded: (phrase) => `„${phrase}“ gehört jetzt zum Thema`,
  phraseRemoved: (phrase) => `„${phrase}“ gehört nicht mehr zum Thema`,
  topicNotChanged: 'Das Thema konnte nicht geändert werden. Es ist nichts verloren gegangen.',
  wordsSaved: 'Wörter gespeichert. Die Quellen werden noch einmal gelesen.',
  wordsNotSaved: 'Die Wörter konnten nicht gespeichert werden',
  rssReplaced: 'RSS-Link ersetzt',
  rssNotReplaced: 'Der RSS-Link konnte nicht ersetzt werden',
};
