import type { TextsOf } from '#shared/language/catalogue';
import type { sourceSetDialogTexts } from './dialog';

export const german: TextsOf<typeof sourceSetDialogTexts> = {
  editTitle: 'Quellenset bearbeiten',
  create: 'Quellenset anlegen',
  update: 'Quellenset speichern',
  created: 'Quellenset angelegt',
  updated: 'Quellenset gespeichert',
  failed: 'Das Quellenset konnte nicht gespeichert werden',
  restored: 'Quellenset wiederhergestellt',
  deleted: 'Quellenset gelöscht',
  notDeleted: 'Das Quellenset konnte nicht gelöscht werden. Bitte erneut versuchen.',
  nameMissing: 'Bitte dem Quellenset einen Namen geben',
  description: 'Beschreibung (freiwillig)',
  public: 'Öffentlich',
  publicHint: 'Alle hier können ein öffentliches Set sehen und für Tracker verwenden; ändern kannst nur du es.',
  domains: 'Domains',
  domainMissing: 'Bitte mindestens eine Domain hinzufügen',
  duplicateDomain: 'Diese Domain steht schon in der Liste',
  invalidDomain: 'Bitte eine gültige Domain eingeben (z. B. example.org)',
  domainsHint: 'Nach jeder Domain die Eingabetaste drücken, oder mehrere auf einmal einfügen.',
  domainsInSet: 'Domains in diesem Set',
  check: 'Prüfen',
  checkDomain: (number) => `Domain Nr. ${number} prüfen`,
  whatIsChecked: 'Sucht nach Feeds und Sitemaps',
};
