import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { documentListTexts } from './explore';

export const german: TextsOf<typeof documentListTexts> = {
  toAsk: 'Dokumente zum Befragen',
  all: 'Alle Dokumente',
  whatTheyDo: 'Anhörungen, Berichte und andere Schriftstücke beantworten deine Fragen mit dem Satz und seiner Seite.',
  signIn: 'Anmelden, um sie zu lesen',
  theDocuments: 'Die Dokumente',
  none: 'Es wurden noch keine Dokumente hinzugefügt.',
  notSearchable: 'nicht durchsuchbar',
  pages: (count) => pluralize(count, 'Seite', 'Seiten'),
};
