import { type Language, languages } from '../../shared/language/language';
import { type ColorMode, colorModes } from '../shell/color-mode';
import { shellDialogTexts } from '../texts/shell-dialogs';
import type { Command } from './commands';

/** Commands that switch to one of the other themes. */
export const themeChoices = (current: ColorMode): readonly Command[] =>
  colorModes
    .filter((mode) => mode !== current)
    .map((mode) => ({
      id: `theme ${mode}`,
      group: 'actions',
      words: shellDialogTexts().useTheme[mode],
      also: shellDialogTexts().alsoTheme(mode),
      act: { type: 'theme', mode },
    }));

/** Commands that switch to another language, each labelled in that language. */
export const languageChoices = (current: Language): readonly Command[] =>
  languages
    .filter((language) => language !== current)
    .map((language) => ({
      id: `language ${language}`,
      group: 'actions',
      words: languageLabels[language],
      also: 'language Sprache',
      act: { type: 'language', language },
    }));

const languageLabels: Readonly<Record<Language, string>> = { en: 'Use English', de: 'Auf Deutsch anzeigen' };
