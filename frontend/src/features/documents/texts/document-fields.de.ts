import type { TextsOf } from '#shared/language/catalogue';
import type { documentFieldTexts } from './document-fields';

export const german: TextsOf<typeof documentFieldTexts> = {
  title: 'Titel',
  titleMissing: 'Bitte einen Titel eingeben',
  kind: 'Art',
  file: 'PDF, höchstens 25 MB',
  fileMissing: 'Bitte eine PDF-Datei auswählen',
};
