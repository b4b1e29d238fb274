import { type Language, languages } from '#shared/language/language';
import { inItsOwnWords } from '../language/language-names';
import { type ColorMode, colorModes } from '../shell/color-mode';
import { shellDialogTexts } from '../texts/shell-dialogs';
import type { Command } from './commands';

/** Commands that switch to one of the other themes. */
export const themeCommands = (current: ColorMode): readonly Command[] =>
  colorModes
    .filter((mode) => mode !== current)
    .map((mode) => ({
      id: `theme ${mode}`,
      group: 'actions',
      label: shellDialogTexts().useTheme[mode],
      keywords: shellDialogTexts().themeKeywords(mode),
      action: { type: 'theme', mode },
    }));

/** The name of one language in another: German, Deutsch. */
const getLanguageName = (speaking: Language, called: Language): string =>
  new Intl.DisplayNames(speaking, { type: 'language' }).of(called) ?? '';

/**
 * Commands that switch to another language, each labelled in that language. They are found by ‘language’ and by its
 * name in every language.
 */
export const languageCommands = (current: Language): readonly Command[] =>
  languages
    .filter((language) => language !== current)
    .map((language) => ({
      id: `language ${language}`,
      group: 'actions',
      label: inItsOwnWords[language].offer,
      keywords: languages.map((each) => `${inItsOwnWords[each].language} ${getLanguageName(each, language)}`).join(' '),
      action: { type: 'language', language },
    }));
