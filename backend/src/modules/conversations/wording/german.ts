import type { EntryKind } from '#events/conversations/diary-entry';
import type { DiaryTexts } from './english';

const dayFormat = new Intl.DateTimeFormat('de-DE', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The screen on which somebody saves their condition. */
const LIVES_WITH = 'unter „Meine Erkrankung“ in deinem Tagebuch';

const THINGS: Readonly<Record<EntryKind, readonly [one: string, several: string]>> = {
  stool: ['Stuhlgang', 'Stuhlgänge'],
  pain: ['Schmerzeintrag', 'Schmerzeinträge'],
  symptom: ['Symptom', 'Symptome'],
  meal: ['Mahlzeit', 'Mahlzeiten'],
  drink: ['Getränk', 'Getränke'],
  medication: ['Medikament', 'Medikamente'],
  sleep: ['Schlafeintrag', 'Schlafeinträge'],
  mood: ['Stimmungseintrag', 'Stimmungseinträge'],
  note: ['Notiz', 'Notizen'],
};

const times = (count: number): string => `${count}-mal`;
/** After ‘aus’ and ‘von’. */
const ofEntries = (count: number): string => (count === 1 ? 'einem Eintrag' : `${count} Einträgen`);

/**
 * People often type without capitals. What they name is nearly always a noun; units such as `ml` have fewer letters.
 */
const NOUN = /^\p{Ll}(?=\p{L}{2})/u;

/** English units, in the singular and plural: people write in both languages. */
const UNITS: ReadonlyMap<string, readonly [one: string, several: string]> = new Map([
  ['litre', ['Liter', 'Liter']],
  ['liter', ['Liter', 'Liter']],
  ['glass', ['Glas', 'Gläser']],
  ['cup', ['Tasse', 'Tassen']],
  ['mug', ['Becher', 'Becher']],
  ['bottle', ['Flasche', 'Flaschen']],
  ['can', ['Dose', 'Dosen']],
  ['slice', ['Scheibe', 'Scheiben']],
  ['bowl', ['Schüssel', 'Schüsseln']],
]);

export const german: DiaryTexts = {
  figure: (value) => String(Math.round(value * 100) / 100).replace('.', ','),
  noun: (text) => text.replace(NOUN, (letter) => letter.toUpperCase()),
  unit: (text, isSeveral) =>
    UNITS.get(text.toLowerCase().replace(/(?<=ss)es$|(?<=[^s])s$/u, ''))?.[isSeveral ? 1 : 0] ?? german.noun(text),
  and: (all) => all.join(' und '),
  quoted: (text) => `„${text}“`,

  stool: (bristol) => (bristol === null ? 'Stuhlgang' : `Stuhlgang Typ ${bristol}`),
  repeated: times,
  withBlood: 'mit Blut',
  noBlood: 'ohne Blut',
  pain: (strength) => `Schmerzen ${strength} von 10`,
  ofTen: (strength) => `${strength} von 10`,
  severities: { mild: 'leicht', moderate: 'mittel', severe: 'stark' },
  sleep: (hours) => `Schlaf, ${hours}`,
  mood: (how) => `Stimmung: ${how}`,
  note: (text) => `Notiz: ${text}`,
  today: 'heute',
  yesterday: 'gestern',
  day: (day) => dayFormat.format(new Date(`${day}T12:00:00Z`)),
  onDay: (name) => `am ${name}`,
  clockOn: (day, clock) => `${day} um ${clock}`,
  noted: (when) => `notiert ${when}`,
  whenWasIt: 'Wann war das?',
  isToCome: (clock) =>
    clock === null
      ? 'Diese Uhrzeit kommt heute erst noch. War es gestern?'
      : `${clock} Uhr kommt heute erst noch. War es gestern?`,

  since: (day) => `seit ${day}`,
  lastDays: (days) => `in den letzten ${days} Tagen (mit heute)`,
  thisWeek: 'diese Woche (seit Montag)',
  lastWeek: (from, to) => `letzte Woche (${from} bis ${to})`,
  thisMonth: 'diesen Monat',
  lastMonth: 'letzten Monat',
  fromTo: (from, to, year) => `von ${from} bis ${to} ${year}`,
  lastNight: 'letzte Nacht',
  inAll: 'insgesamt',
  soFar: 'bisher',

  things: (kind, count) => (kind === null ? 'Einträge' : THINGS[kind][count === 1 ? 0 : 1]),
  named: (kind, name) => (kind === 'pain' ? `Schmerzen (${name})` : name),
  counted: (count, thing) => `${count} ${thing}`,
  countedByName: (count, name) => `${times(count)} ${name}`,
  ofType: (bristol) => `vom Typ ${bristol}`,
  ofBlood: 'mit Blut',
  bound: {
    above: (value) => `über ${value}`,
    below: (value) => `unter ${value}`,
    from: (value) => `ab ${value}`,
    'up to': (value) => `bis ${value}`,
    exactly: (value) => `mit ${value}`,
  },

  none: (of, when) => `In deinem Tagebuch stehen ${when} keine ${of}.`,
  noneOfName: (of, when) => `In deinem Tagebuch steht ${when} nichts unter „${of}“.`,
  othersThanNamed: (of, when) => `In deinem Tagebuch steht ${when} nichts unter „${of}“, aber das hier:`,
  whichDays: (days, when) => `${days.join('; ')}, ${when}:`,
  howManyDays: (count, when) => `An ${count === 1 ? 'einem Tag' : `${count} Tagen`}, ${when}:`,
  howMany: (counted, when) => `${counted} ${when}:`,
  piecesInEntries: (pieces, of, when, count) => `${pieces} ${of} ${when}, in ${ofEntries(count)}:`,
  slept: (hours, when) => `${hours} ${when}.`,
  sleptInAll: (hours, when) => `Zusammen ${hours} ${when}:`,
  notOneNight: (count, when) => `${count} Einträge ${when}, die sich nicht zusammenzählen lassen:`,
  entriesOf: (when) => `${when}:`,
  notAddedUp: (count, when) =>
    `${times(count)} ${when}; nicht jeder Eintrag hat eine Menge, die sich zusammenzählen lässt:`,
  howMuch: (amount, of, when, count) => `${amount} ${of} ${when}, ${times(count)}:`,
  yes: (counted, when) => `ja, ${counted} ${when}:`,
  has: (when) => `in deinem Tagebuch steht ${when}:`,
  earlier: (count) => (count === 1 ? 'und ein früherer' : `und ${count} frühere`),
  weekOf: (day) => `Woche ab ${day}`,
  perSpan: (value, per, counted, when, spans) =>
    `${value} pro ${per === 'day' ? 'Tag' : 'Woche'}: ${counted} ${when}, gerechnet über ${spans} ${per === 'day' ? (spans === '1' ? 'Tag' : 'Tage') : spans === '1' ? 'Woche' : 'Wochen'}, auch solche ohne Eintrag.`,
  average: (value, count, when) => `Im Durchschnitt ${value}, aus ${ofEntries(count)} ${when}.`,
  extremes: { strongest: 'höchste', mildest: 'niedrigste', longest: 'höchste', shortest: 'niedrigste' },
  isExtreme: (entry, extreme, count, when) => `${entry}. Das ist der ${extreme} Wert von ${ofEntries(count)} ${when}.`,
  areExtreme: (several, extreme, count, when) =>
    `${several} Einträge haben den ${extreme}n Wert, von ${ofEntries(count)} ${when}:`,
  painOf: (strength) => `Schmerzen ${strength} von 10`,
  worstDay: (days, what, when) =>
    `${days.join(' und ')}: ${days.length > 1 ? 'je ' : ''}${what}, der höchste Wert ${when}.`,
  silent: (count, blood, type, isOfSpan) => {
    const of = isOfSpan ? ' aus dieser Zeit' : '';
    const what = [...(blood ? ['zu Blut'] : []), ...(type ? ['zum Typ'] : [])].join(' oder ');
    return `Bei ${count === 1 ? 'einem Stuhlgang' : `${count} Stuhlgängen`}${of} fehlt die Angabe ${what}.`;
  },
  toldNoEntry: 'Das hast du mir erzählt, ohne dass ein Eintrag daraus geworden ist:',
  toDelete: (entry) => `„${entry}“ löschen`,
  toChange: (entry, to) => `„${entry}“ ändern zu „${to}“`,

  examples: {
    stool: 'Wie oft hatte ich gestern Stuhlgang?',
    pain: 'Wie stark waren meine Schmerzen diese Woche im Durchschnitt?',
    last: (thing) => `Wann hatte ich zuletzt ${german.noun(thing)}?`,
    sleep: 'Wie lange habe ich diese Woche geschlafen?',
    week: 'Zeig mir diese Woche',
  },
  unknown: 'Das kann ich aus deinem Tagebuch nicht beantworten. Du kannst mich zum Beispiel fragen:',
  unknownInEmpty: 'Das kann ich nicht beantworten: In deinem Tagebuch ist noch nichts gespeichert.',
  medical:
    'Ich führe dein Tagebuch, aber ich kann nicht sagen, was etwas bedeutet, oder was du einnehmen oder tun sollst. Frag bitte in deiner Arztpraxis oder Apotheke, und zeig dort dein Tagebuch.',
  livesWithUnknown: `Du hast noch nicht gespeichert, mit welcher Erkrankung du lebst. Das geht ${LIVES_WITH}.`,
  livesWith: (diagnosis) => `Du lebst mit „${diagnosis}“. So hast du es ${LIVES_WITH} gespeichert.`,

  greeting:
    'Hallo! Erzähl mir, was du gegessen, getrunken, eingenommen oder gespürt hast, oder frag mich nach etwas, das du gespeichert hast.',
  thanks: 'Gern geschehen.',
  agreement: 'Alles klar.',
  welcome: (hour, name) => {
    const greeting = hour < 5 ? 'Hallo' : hour < 12 ? 'Guten Morgen' : hour < 18 ? 'Guten Tag' : 'Guten Abend';
    return `${greeting}${name === null ? '' : `, ${name}`}! Erzähl mir, was du gegessen, getrunken, eingenommen oder gespürt hast, und speichere, was ich daraus lese. Du kannst mich auch nach allem fragen, was du gespeichert hast.`;
  },
  keepEntry: 'Soll ich das speichern?',
  keepEntries: (count) => `Soll ich diese ${count} Einträge speichern?`,
  keepInstead: 'Soll ich es stattdessen so speichern?',
  changeEntry: 'Soll ich diesen Eintrag ändern?',
  deleteEntry: 'Soll ich diesen Eintrag löschen?',
  which: 'Es könnten mehrere Einträge gemeint sein. Welcher ist es?',
  rest: (parts) => `Den Rest habe ich als Notiz aufgehoben, Wort für Wort: ${parts.map(german.quoted).join(', ')}.`,
  tellsLivesWith: `Das habe ich notiert, Wort für Wort. Womit du lebst, gehört nicht zu einem einzelnen Tag: Du kannst es ${LIVES_WITH} speichern.`,
  keptAsNote: 'Das habe ich notiert, Wort für Wort.',
  asksKind: 'Das habe ich als Notiz aufgehoben, Wort für Wort. Gezählt wird davon noch nichts: Als was soll es zählen?',
  imageKept: 'Das Bild habe ich aufgehoben, aber ich kann nicht sehen, was darauf ist.',
  unclear: {
    'no entry':
      'Ich finde keinen gespeicherten Eintrag, der gemeint sein könnte, oder verstehe nicht, was darin stehen soll. Was du gesagt hast, habe ich notiert.',
    'nothing last':
      'Ich weiß nicht, was du meinst: Aus deiner letzten Nachricht ist kein Eintrag geworden. Sag mir, welcher es ist, zum Beispiel „lösche den Kaffee“.',
    'several offers':
      'Gemeint sein könnten mehrere der Einträge, die ich gerade vorgeschlagen habe. Nenn mir den richtigen beim Namen, oder drück bei ihm auf „Ändern“.',
  },
  takenBack: (count) =>
    count === 1
      ? 'Ich habe meinen Vorschlag zurückgenommen. Dein Tagebuch ist, wie es war.'
      : `Ich habe meine ${count} Vorschläge zurückgenommen. Dein Tagebuch ist, wie es war.`,
  waiting: (count, areOthers) => {
    if (count === 1)
      return `Ein ${areOthers ? 'weiterer ' : ''}Eintrag wartet noch darauf, dass du ihn speicherst, und ist nicht mitgezählt.`;
    return `${count} ${areOthers ? 'weitere ' : ''}Einträge warten noch darauf, dass du sie speicherst, und sind nicht mitgezählt.`;
  },
  more: (count) => `${count} weitere`,
  toldAndWaits: (told, count) =>
    count === 1
      ? `Du hast mir das erzählt: ${told.join(', ')}. Der Eintrag wartet noch darauf, dass du ihn speicherst, und ist nicht mitgezählt.`
      : `Du hast mir das erzählt: ${told.join(', ')}. Die Einträge warten noch darauf, dass du sie speicherst, und sind nicht mitgezählt.`,
  notesLeftOut: (count, quotes, areAll) => {
    const head = count === 1 ? 'Eine Notiz zählt nicht als Eintrag' : `${count} Notizen zählen nicht als Einträge`;
    if (quotes.length === 0) return `${head}.`;
    return areAll ? `${head}: ${quotes.join(', ')}.` : `${head}, darunter ${quotes.join(', ')}.`;
  },
  makeEntry: (count) =>
    `Damit ${count === 1 ? 'sie zählt' : 'eine davon zählt'}, drück darunter auf „Eintrag daraus machen“.`,
  correctionsWait: (count, shown) =>
    count === 1
      ? `Eine Korrektur wartet auf deine Antwort und ist nicht mitgezählt: ${shown.join('; ')}.`
      : `${count} Korrekturen warten auf deine Antwort und sind nicht mitgezählt, darunter ${shown.join('; ')}.`,
};
