import { catalogue } from '../../../shared/language/catalogue';

/** Above the assistant's words in an emergency, which are in the language of the message. */
export const emergencyTexts = catalogue('conversations/emergency', {
  emergency: 'Emergency',
  getHelp: 'Get help now',
});
