import type { TextsOf } from '#shared/language/catalogue';
import type { shellTexts } from './shell';

export const german: TextsOf<typeof shellTexts> = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  toExplore: (product) => `${product}, zu „Entdecken“`,
  menu: 'Menü',
  search: 'Suchen oder öffnen …',
  keyboardShortcuts: 'Tastenkürzel',
  more: 'Weitere Seiten',
  signOut: 'Abmelden',
  changeTheme: 'Farbschema wechseln',
  theme: { system: 'Farbschema: System', dark: 'Farbschema: dunkel', light: 'Farbschema: hell' },
  language: 'Sprache: Deutsch',
  browseExplore: '„Entdecken“ öffnen',
  loadingPage: 'Seite wird geladen',
  catchingUp: 'Deine letzte Änderung ist hier noch nicht zu sehen. Die Seite aktualisiert sich von selbst.',
  signInToOpen: 'Melde dich an, um die gewünschte Seite zu öffnen.',
  impersonating: 'Du handelst als andere Person. Lade die Seite neu, um das beenden zu können.',
  notLoaded: 'Nicht geladen',
};
