import { opensWith } from '#text/words/phrases';

/** Titles of pages that have what somebody says. */
export const speech = opensWith(
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
