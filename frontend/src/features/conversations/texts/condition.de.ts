import type { TextsOf } from '#shared/language/catalogue';
import type { conditionTexts } from './condition';

export const german: TextsOf<typeof conditionTexts> = {
  title: 'Meine Erkrankung',
  about:
    'Sichtbar für alle, die dir mit deinem Tagebuch helfen. Administratoren müssen einen Grund angeben, um das zu lesen, und du siehst, dass sie es getan haben. Der Assistent zieht daraus keine Schlüsse.',
  yourCondition: 'deine Erkrankung',
  diagnosis: 'Diagnose',
  diagnosisMissing: 'Bitte eine Diagnose eingeben',
  save: 'Diagnose speichern',
  saved: 'Diagnose gespeichert',
  notSaved: 'Die Diagnose konnte nicht gespeichert werden',
  healthDiary: 'Gesundheitstagebuch',
  forWhom: 'Für alle, die mit einer chronischen Erkrankung leben.',
  begin: 'Tagebuch beginnen',
  whoIsShown:
    'Sichtbar für alle, die dir mit deinem Tagebuch helfen. Die Diagnose ist mit deinem eigenen Schlüssel verschlüsselt, und Administratoren müssen einen Grund angeben, um sie zu lesen.',
  open: 'Tagebuch öffnen',
};
