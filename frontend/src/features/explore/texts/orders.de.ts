import type { TextsOf } from '#shared/language/catalogue';
import { longDate } from '#shared/time/format-time';
import { translateCategory } from '../translate-category';
import type { ordersTexts } from './orders';

/** ‘288 orders signed from January 20, 2025 to August 13, 2026.’ */
const translateExtent = (extent: string): string => {
  const [, count, last] = /^(\d+) orders .* to (.+)\.$/.exec(extent) ?? [];
  return count === undefined || last === undefined
    ? extent
    : `${count} Erlasse, unterzeichnet vom ${longDate('2025-01-20')} bis zum ${longDate(last)}.`;
};

export const german: TextsOf<typeof ordersTexts> = {
  atWork: 'Die Analyse läuft',
  heading: (_heading) => 'Trumps Präsidialerlasse',
  extent: translateExtent,
  search: 'Erlasse suchen',
  theOrders: 'Die Erlasse',
  categories: 'Kategorien',
  category: translateCategory,
  all: 'Alle',
  none: 'Keine Tracker gefunden.',
  noMatch: 'Kein Erlass passt dazu.',
  showAllOrders: 'Alle Erlasse anzeigen',
  showFewer: 'Weniger anzeigen',
  showAll: (count) => `Alle ${count} anzeigen`,
  orderOf: (id, day) => `Executive Order ${id}, ${day}`,
  track: 'Verfolgen',
  trackNamed: (title) => `Verfolgen: ${title}`,
};
