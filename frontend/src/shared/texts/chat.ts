import { catalogue } from '../language/catalogue';

/** Texts of conversations with an assistant. */
export const chatTexts = catalogue('shared/chat', {
  yourQuestion: 'Your question',
  placeholder: 'Ask here...',
  send: 'Send',
  stop: 'Stop',
  typing: 'Typing',
  /** Read out before a question in the conversation. */
  you: 'You:',
  failed: 'Sorry, an error occurred.',
  noAnswer: 'No answer received.',
  tryAgainWhen: (reason: string, when: string) => `${reason} You can try again ${when}.`,
  askedAgainWhen: (reason: string, when: string) => `${reason} Your question is asked again ${when}.`,
  source: (n: string) => `Source ${n}`,
  showAll: 'Show all',
  showLess: 'Show less',
});
