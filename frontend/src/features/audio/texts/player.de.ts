import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { playerTexts } from './player';

const seconds = (count: number): string => pluralize(count, 'Sekunde', 'Sekunden');

export const german: TextsOf<typeof playerTexts> = {
  listen: 'Anhören',
  listenTo: (title) => `Anhören: ${title}`,
  tryAgainWith: (title) => `Erneut versuchen: ${title}`,
  yourUpdates: 'Deine Updates',
  updates: 'Updates zum Anhören',
  nothingYet: {
    tracker: 'Noch gibt es nichts anzuhören. Das geht, sobald das erste Update dieses Trackers verschickt ist.',
    all: 'Noch gibt es nichts anzuhören. Das geht, sobald das erste Update eines Trackers verschickt ist.',
  },
  podcast:
    'Für eine Podcast-App kopierst du den RSS-Link von „Meine Tracker“, eines Ordners oder eines Trackers: Auch er enthält diese Updates.',
  deletedTracker: 'Gelöschter Tracker',
  preparing: 'Die Aufnahme wird vorbereitet. Das kann bis zu einer Minute dauern.',
  notPrepared: (why) => `Die Aufnahme konnte nicht vorbereitet werden: ${why}.`,
  expired: 'Aufnahmen werden 90 Tage lang aufbewahrt.',
  notRequested: 'Die Aufnahme konnte nicht angefordert werden',
  faults: {
    no_voice: 'auf diesem Server ist keine Stimme installiert',
    over_budget: 'die Grenze für diesen Monat ist erreicht',
    no_plan: 'das Anhören war ausgeschaltet oder der Tarif nicht bezahlt',
    nothing_left_to_tell: 'es gibt nichts mehr vorzulesen',
    account_ended: 'das Konto besteht nicht mehr',
    voice_failed: 'die Stimme war nicht erreichbar',
  },
  speed: 'Geschwindigkeit',
  player: (title) => `Wiedergabe: ${title}`,
  play: 'Abspielen',
  pause: 'Anhalten',
  back: (count) => `${seconds(count)} zurück`,
  forward: (count) => `${seconds(count)} vor`,
  position: 'Stelle',
  positionOf: (position, length) => `${position} von ${length}`,
  seconds,
  minutes: (minutes, count) => `${pluralize(minutes, 'Minute', 'Minuten')} ${seconds(count)}`,
  notPlayed:
    'Die Aufnahme konnte nicht abgespielt werden. Vielleicht ist die Verbindung unterbrochen. Drücke „Abspielen“, um es noch einmal zu versuchen.',
  chapters: 'Kapitel',
};
