import type { LanguageCode } from '#text/languages/language';

/** Words that count. */
interface CountingWords {
  /** The numbers from two to ten. */
  readonly numbers: string;
  /** Units of time. */
  readonly spans: string;
}

export const countingWords: Readonly<Record<LanguageCode, CountingWords>> = {
  en: {
    numbers: 'two three four five six seven eight nine ten',
    spans: 'seconds?|minutes?|hours?|days?|weeks?|months?|years?',
  },
  de: {
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn',
    spans: 'sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre',
  },
  fr: {
    numbers: 'deux trois quatre cinq six sept huit neuf dix',
    spans: 'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?',
  },
  es: {
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez',
    spans: 'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?',
  },
  pt: {
    numbers: 'dois três quatro cinco seis sete oito nove dez',
    spans: 'segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?',
  },
  it: {
    numbers: 'due tre quattro cinque sei sette otto nove dieci',
    spans: 'secondi|minuti|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]',
  },
  nl: {
    numbers: 'twee drie vier vijf zes zeven acht negen tien',
    spans: 'seconden?|minuten?|uren|uur|dagen|dag|weken|week|maanden?|jaren|jaar',
  },
};
