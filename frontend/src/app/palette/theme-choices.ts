import { type ColorMode, colorModes } from '../shell/color-mode';
import type { Choice } from './choices';

const themes: Readonly<Record<ColorMode, string>> = {
  dark: 'Use the dark theme',
  light: 'Use the light theme',
  system: 'Use the theme of the device',
};

/** Choices of another theme than the current one. */
export const themeChoices = (current: ColorMode): readonly Choice[] =>
  colorModes
    .filter((mode) => mode !== current)
    .map((mode) => ({
      id: `theme ${mode}`,
      group: 'Actions',
      words: themes[mode],
      also: `${mode} mode appearance`,
      act: { type: 'theme', mode },
    }));
