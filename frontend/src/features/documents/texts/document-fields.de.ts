import type { TextsOf } from '#shared/language/catalogue';
import type { documentFieldTexts } from './document-fields';

export const german: TextsOf<typeof documentFieldTexts> = {
  title: 'Titel',
  titleMissing: 'Bitte einen Titel eingeben',
  kind: 'Art',
  file: 'PDF, höchstens 25 MB',
  whoReads: 'Alle, die angemeldet sind, werden es lesen können.',
  fileMissing: 'Bitte eine PDF-Datei auswählen',
};
