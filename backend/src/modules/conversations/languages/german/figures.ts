import type { FigureWords } from '../figure-words';

export const figures: FigureWords = {
  scale: '(?:auf einer skala )?von (?:0|1|null|eins) bis (?:10|zehn)',
  ofTen: ' von (?:10|zehn)',
  zero: 'null',
  about: String.raw`ungefähr|etwa|circa|ca\.|so|vielleicht|rund`,
  smallNumbers: '',
  numberJoins: 'oder|bis|und',
  rangeJoins: 'oder|bis',
  amountJoins: 'oder|bis|und',
  doseJoins: 'bis|oder|und',
  strengthNames: 'stärke',
  afterStrengthName: 'von',
  beforeScore: "war|etwa|ungefähr|vielleicht|bestimmt|'?ne|eine|stärke",
  afterScore: '',
  besidePlace: 'rechts|links|noch|jetzt|nur|trotzdem',
  afterLooseNumber: 'am|um|nach|vor',
  beforeNoStrength: 'um|gegen|bis|seit|tag|nach|vor',
  noUnits: 'nach|vor|bis|oder|und|im|am|jetzt|noch',
  severalTimes: String.raw`jedes mal|zweimal|dreimal|mehrmals|(?:\d+|zwei|drei) ?mal`,
  otherScales: 'energie|angst|appetit|schlaf',
};
