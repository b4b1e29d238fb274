import type { TextsOf } from '../language/catalogue';
import { pluralize } from '../text-format/pluralize';
import type { formTexts } from './forms';

export const german: TextsOf<typeof formTexts> = {
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
  name: 'Name',
  invalidDomain: 'Das ist keine gültige Domain',
  domainsMissing: 'Bitte mindestens eine Domain angeben oder alle Domain-Felder entfernen.',
  atMostDomains: (max) => `Höchstens ${max} Domains`,
  invalidDomains: (count) =>
    `Die Liste enthält ${pluralize(count, 'ungültige Domain', 'ungültige Domains')}. Bitte vor dem Speichern korrigieren.`,
  incomplete: 'Bitte alle Pflichtfelder ausfüllen.',
  domain: (number) => `Domain Nr. ${number}`,
  removeDomain: (number) => `Domain Nr. ${number} entfernen`,
  chooseFile: 'Datei auswählen',
  chooseAnotherFile: 'Andere auswählen',
  noFile: 'Noch keine Datei',
  discardTitle: 'Eingaben verwerfen?',
  notSaved: 'Was du eingegeben hast, ist noch nicht gespeichert.',
  keepEditing: 'Weiter bearbeiten',
  discard: 'Verwerfen',
  code: 'Code',
  codeHint: 'Sechs Ziffern aus der Authenticator-App oder ein Wiederherstellungscode.',
  codeMissing: 'Bitte einen Code eingeben',
  notACode: 'Das ist kein Code',
  confirmTitle: 'Bestätige, dass du es bist',
  confirm: 'Bestätigen',
  confirmReason: 'Dafür ist ein Code des zweiten Faktors nötig. Er gilt dann zehn Minuten lang.',
  codeNotChecked: 'Der Code konnte nicht geprüft werden. Bitte erneut versuchen.',
};
