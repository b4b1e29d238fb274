import { openPdf } from './open-pdf';
import { titleOfPdf } from './title-of-pdf';

/** The title of a chosen file; null if it has none, or cannot be opened. */
export const titleOfFile = async (file: Blob): Promise<string | null> => {
  try {
    const pdf = await openPdf(file);
    return await titleOfPdf(pdf).finally(() => pdf.destroy());
  } catch {
    return null;
  }
};
