import type { TextsOf } from '#shared/language/catalogue';
import type { createBoxTexts } from './create-box';

export const german: TextsOf<typeof createBoxTexts> = {
  createTracker: 'Tracker anlegen',
  topic: 'Thema',
  frequency: 'Häufigkeit',
  start: 'Starten',
  reads: (domains) => `Liest ${domains}`,
  frequencyMissing: 'Bitte eine Häufigkeit auswählen',
  incomplete: 'Bitte das Formular vollständig ausfüllen',
  examples: [
    'Zölle auf Stahl und Aluminium',
    'Regeln für künstliche Intelligenz',
    'Bemannte Flüge zum Mond',
    'Rückrufe von Heizlüftern',
    'Ausbau von Stromnetzen',
    'Ausfuhrkontrollen für Chips',
  ],
};
