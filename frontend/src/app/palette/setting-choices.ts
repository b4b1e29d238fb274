import { type Language, languages } from '../../shared/language/language';
import { type ColorMode, colorModes } from '../shell/color-mode';
import { inItsOwnWords } from '../language/language-names';
import { shellDialogTexts } from '../texts/shell-dialogs';
import type { Choice } from './choices';

/** Choices of another theme than the current one. */
export const themeChoices = (current: ColorMode): readonly Choice[] =>
  colorModes
    .filter((mode) => mode !== current)
    .map((mode) => ({
      id: `theme ${mode}`,
      group: 'actions',
      words: shellDialogTexts().useTheme[mode],
      also: shellDialogTexts().alsoTheme(mode),
      act: { type: 'theme', mode },
    }));

/** Choices of another language than the current one, each in its own words. They are found by ‘language’ in every language. */
export const languageChoices = (current: Language): readonly Choice[] =>
  languages
    .filter((language) => language !== current)
    .map((language) => ({
      id: `language ${language}`,
      group: 'actions',
      words: inItsOwnWords[language].offer,
      also: languages.map((each) => inItsOwnWords[each].language).join(' '),
      act: { type: 'language', language },
    }));
