import { opensWith } from '#text/words/phrases';

/** Titles of pages that reproduce what someone said. */
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
