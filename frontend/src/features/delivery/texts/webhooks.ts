import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts of webhooks: their secret, the attempts at a request, and what was sent and answered. */
export const webhookTexts = catalogue('delivery/webhooks', {
  secretTitle: 'Webhook secret',
  secret: 'The secret',
  whatSecretIsFor:
    'Every request is signed with this secret, as the Standard Webhooks specification describes. By checking the signature, your receiver knows that a request is genuine.',
  overlap: (day: string, time: string) =>
    `This secret is new. Until ${day}, ${time}, requests are also signed with the previous one.`,
  replace: 'Replace',
  secretNotReplaced: 'The secret could not be replaced',
  copySecret: 'Copy secret',
  secretCopied: 'Secret copied to clipboard',
  secretNotCopied: 'Failed to copy the secret',
  showAttempts: 'Show attempts',
  hideAttempts: 'Hide attempts',
  /** `action`: one of the two above. */
  attemptsAt: (action: string, title: string | null, day: string, time: string) =>
    `${action} at ${title ?? 'a deleted tracker'}, ${day}, ${time}`,
  attempts: 'Attempts',
  theAttempts: 'The attempts',
  notTried: 'No attempts yet.',
  wasKept: (days: number) => `What was sent and answered was kept for ${pluralize(days, 'day')}.`,
  isKept: (day: string) => `What was sent and answered is kept until ${day}.`,
  attempt: (number: number) => `Attempt ${number}`,
  showExchange: (attempt: number) => `Show what was sent and answered at attempt ${attempt}`,
  hideExchange: (attempt: number) => `Hide what was sent and answered at attempt ${attempt}`,
  notRecorded: 'What was sent was not recorded.',
  underWay: 'Under way',
  accepted: 'Accepted',
  acceptedWith: (status: number) => `Accepted with ${status}`,
  failed: (why: string) => `Failed: ${why}`,
  notNeeded: 'No longer needed',
  unknown: 'Interrupted; it may have been delivered',
  sentTo: (url: string) => `Sent to ${url}`,
  notKept: 'not kept',
  bodyOf: (attempt: number) => `Body of attempt ${attempt}`,
  noAnswer: 'No response.',
  /** `answer`: status and content type of the response. */
  answered: (answer: string, hasBody: boolean, isCut: boolean) =>
    `Answered ${answer}${hasBody ? '' : ', without a body'}${isCut ? '. Only its beginning is kept' : ''}`,
  answerTo: (attempt: number) => `Answer to attempt ${attempt}`,
});
