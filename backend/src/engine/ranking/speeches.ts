import { opensWith } from '#text/words/phrases';

const speech = opensWith(
  `
    (?:\\w+ )?remarks
    (?:\\w+ )?message
    speech
    address
    transcript
    interview
  `,
  'i',
);

/** Whether a page has what somebody says, which is not what is done, by its title. */
export const isSpeech = (title: string): boolean => speech.test(title);
