import type { FigureWords } from '../figure-words';

export const figures: FigureWords = {
  scale: '(?:en una escala )?del? (?:0|1|cero|uno) al? (?:10|diez)',
  ofTen: ' de (?:10|diez)| sobre (?:10|diez)',
  zero: 'cero',
  about: 'unos|unas|quizás?|tal vez|más o menos|como',
  smallNumbers: '',
  numberJoins: 'o|y',
  rangeJoins: 'o',
  amountJoins: 'o|y',
  doseJoins: 'o|y|a',
  strengthNames: 'intensidad|nivel',
  afterStrengthName: 'de',
  beforeScore: 'un|unos|como|fue|es|intensidad|nivel|de',
  afterScore: '',
  besidePlace: 'todavía|solo',
  afterLooseNumber: 'por|al?',
  beforeNoStrength: 'hasta|las|la|día',
  noUnits: 'por|o|y|a|al|en|de|u',
  severalTimes: String.raw`cada vez|ambas veces|(?:\d+|dos|tres|varias) ?veces`,
  otherScales: 'energía|estrés|ansiedad|apetito|sueño',
};
