import type { TimeWords } from '../time-words';

export const time: TimeWords = {
  hours: 'halb|viertel|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
  countedUnits: 'mal|stunden?|std|minuten?|tagen?|nächten?|wochen?',
  countedInThousands: '',
  oclock: 'uhr',
  hourNoun: 'uhr',
  beforeClock: 'um|gegen|seit|ab|bis',
  aroundClock: String.raw`ca\.?|etwa`,
  quarters: 'viertel (?:nach|vor)',
  halfBefore: 'halb',
  noonAndMidnight: 'mittags?|mitternacht',
  ordinalEnds: String.raw`\.`,
  beforeMonth: '',
  dates: String.raw`\d{1,2}\.\d{1,2}\.`,
  otherDays:
    'gestern|vorgestern|wochen?|monate?n?|jahre?n?|letzte nacht|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag',
  partsOfDay:
    'heute (?:morgen|früh|vormittag|nachmittag|abend|nacht)|morgens|abends|nachts|frühstück|mittagessen|abendessen|vorhin',
  naps: String.raw`nachmittags?|mittags?\p{L}*`,
  feltEarlier: 'hatte|war|waren|tat|gekotzt|erbrochen',
  feltNow: 'ist|bin|habe?|tut|fühle',
  goingOnSince: 'seitdem|seither',
  ofNight: 'nacht|nachts|abends?|bett',
  beforeCause: 'nach|von',
  noOtherDay: String.raw`nächste[nrs]? \p{L}+`,
  lasting: 'dauerte',
  lengths: 'minuten?|stunden?',
  abbreviations: 'ca',
  noNames: 'früh uhr morgen abends abend nachts nacht später mittag',
};
