import { catalogue } from '#shared/language/catalogue';

/** Texts of the pages behind links in mails: to stop them, to confirm a channel. */
export const deliveryLinkTexts = catalogue('delivery/mailed-links', {
  whatLinkIsAbout: 'What this link is about',
  noLongerValid: 'This link is no longer valid.',
  noLongerWanted:
    'Whoever wanted to send updates here has changed their mind, or the link is incomplete. Nothing is sent here.',
  confirmed: 'Updates will be sent here from now on.',
  replyStop: 'Reply STOP to any of them to stop them.',
  linkToStop: 'Each one has a link to stop them.',
  confirm: 'Get updates here',
  confirmQuestion: (target: string) =>
    `Someone would like to send updates on the topics they track to ${target}, at most a few a day. If that was not you, close this page: nothing will be sent here.`,
  notValid: 'This link is not valid.',
  turnOffOnPages: 'It may be incomplete. You can turn emails off on each tracker’s page.',
  unsubscribedFromAll: 'You have unsubscribed from all emails.',
  afterAll:
    'Your trackers keep running, and what they find stays on their pages. You can turn emails on again in your account.',
  unsubscribed: (title: string) => `You have unsubscribed from ${title}.`,
  afterTracker: 'The tracker keeps running. You can turn its emails on again on its page.',
  afterFolder: 'Its trackers keep running. You can turn their emails on again on their pages.',
  unsubscribe: 'Unsubscribe',
  unsubscribeFromAll: 'Unsubscribe from all emails',
  noMoreEmails: (title: string) => `You will get no more emails about ${title}. What is found stays on its page.`,
});
