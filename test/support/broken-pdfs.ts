import { twoPages } from './small-pdf';

const asPdf = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The same pages behind a password: the standard security handler with an owner and a user key that no password has. */
export const encryptedPdf: Buffer = asPdf(
  twoPages
    .toString('latin1')
    .replace(
      'trailer << ',
      `trailer << /ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> `,
    ),
);

/** Its objects and its end are missing. */
export const truncatedPdf: Buffer = twoPages.subarray(0, 40);

/** A page without text, as a scanner makes it. */
export const scannedPdf: Buffer = asPdf(
  twoPages.toString('latin1').replace(/BT .* ET/g, (text) => ' '.repeat(text.length)),
);
