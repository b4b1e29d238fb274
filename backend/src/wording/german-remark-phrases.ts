import type { remarkPhrases } from './remark-words';

const onDay = (day: string | null, am = ' am'): string => (day === null ? '' : `${am} ${day}`);

const ground = (act: string, part: string | null): string => (part === null ? act : `${part} nach ${act}`);

export const germanRemarkPhrases: typeof remarkPhrases = {
  from: (day) => `ab ${day}`,
  butFrom: (day) => `aber ab ${day}`,
  until: (day) => `bis ${day}`,
  due: (day) => `fällig am ${day}`,
  wasDue: (day) => `war fällig am ${day}`,
  happened: (day) => `am ${day}`,
  was: (quote, day) => `vorher: ${quote}${day === null ? '' : `, ${day}`}`,
  earlier: (quote) => `früher: „${quote}“`,
  endedBy: (day, by) => `beendet${onDay(day)} durch „${by}“`,
  notApplying: (words, since) => `„${words}“ gilt ${since === null ? '' : `seit dem ${since} `}nicht mehr`,
  by: (clause, by) => `${clause}, durch „${by}“`,
  groundEnded: (act, part, day, by) =>
    `${ground(act, part)} beendet${onDay(day)}${by === null ? '' : ` durch „${by}“`}`,
  namesPreprint: (paper) => `die Seite nennt ein Preprint, ${paper}, das nicht begutachtet ist`,
  namesPaper: (paper) => `die Seite nennt den Fachartikel ${paper}`,
  toldBefore: (quote) => `betrifft: „${quote}“`,
  forSomeFrom: (day) => `für manche ab ${day}`,
  forSomeFromDays: (days) => `für manche ab ${days} anderen Terminen`,
  changed: 'geändert',
  reverses: 'beendet Gemeldetes',
  ended: (day) => `beendet${onDay(day)}`,
  partEnded: (day) => `teilweise beendet${onDay(day)}`,
  groundEndedInShort: (act, part, day) => `${ground(act, part)} beendet${onDay(day)}`,
  preprint: 'Preprint',
  paper: 'Fachartikel',
  wasToldBefore: 'zu bereits Gemeldetem',
};
