import type { LanguageCode } from '#text/languages/language';

/** Words that count. */
interface CountingLexicon {
  /** The numbers from two to ten. */
  readonly numbers: string;
  /** Units of time. */
  readonly spans: string;
  /** Units of length. */
  readonly lengths: string;
}

export const countingLexicon: Readonly<Record<LanguageCode, CountingLexicon>> = {
  en: {
    numbers: 'two three four five six seven eight nine ten',
    spans: 'seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies)',
    lengths:
      'miles?|mi|km|kilomet(?:er|re)s?|met(?:er|re)s?|m|feet|foot|ft|yards?|inch(?:es)?|centimet(?:er|re)s?|cm|millimet(?:er|re)s?|mm|light-years?',
  },
  de: {
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn',
    spans: 'sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|jahrzehnten?|jahrhunderten?',
    lengths: 'meilen?|km|kilometern?|metern?|m|zentimetern?|cm|millimetern?|mm|fuß|zoll',
  },
  fr: {
    numbers: 'deux trois quatre cinq six sept huit neuf dix',
    spans: 'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|décennies?|siècles?',
    lengths: 'milles?|km|kilomètres?|mètres?|m|centimètres?|cm|millimètres?|mm|pieds?|pouces?',
  },
  es: {
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez',
    spans: 'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|décadas?|siglos?',
    lengths: 'millas?|km|kilómetros?|metros?|m|centímetros?|cm|milímetros?|mm|pies?|pulgadas?',
  },
  pt: {
    numbers: 'dois três quatro cinco seis sete oito nove dez',
    spans: 'segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?|décadas?|séculos?',
    lengths: 'milhas?|km|quilómetros?|quilômetros?|metros?|m|centímetros?|cm|milímetros?|mm|pés?|polegadas?',
  },
  it: {
    numbers: 'due tre quattro cinque sei sette otto nove dieci',
    spans: 'secondi|minuti|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|decenni[o]?|secol[oi]',
    lengths: 'miglia|miglio|km|chilometr[oi]|metr[oi]|m|centimetr[oi]|cm|millimetr[oi]|mm|pied[ei]|pollic[ei]',
  },
  nl: {
    numbers: 'twee drie vier vijf zes zeven acht negen tien',
    spans: 'seconden?|minuten?|uren|uur|dagen|dag|weken|week|maanden?|jaren|jaar|decennia|eeuwen|eeuw',
    lengths: 'mijlen?|km|kilometers?|meters?|m|centimeters?|cm|millimeters?|mm|voet|inch(?:es)?',
  },
};
