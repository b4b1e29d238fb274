import type { TextsOf } from '#shared/language/catalogue';
import type { managePlanTexts } from './manage';

export const german: TextsOf<typeof managePlanTexts> = {
  upgrade: 'Tarif wählen',
  manage: 'Tarif verwalten',
  paymentFailed:
    'Die letzte Zahlung ist fehlgeschlagen. Tracker, die der kostenlose Tarif nicht umfasst, pausieren, bis sie nachgeholt ist; verloren geht nichts.',
  notOpened: 'Dein Tarif konnte nicht geöffnet werden.',
  updated: 'Abonnement aktualisiert',
  cancelled: 'Abonnement nicht geändert',
};
