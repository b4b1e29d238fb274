import { speech } from '#text/languages/english/speeches';

/** Whether a page has what somebody says, which is not what is done, by its title. */
export const isSpeech = (title: string): boolean => speech.test(title);
