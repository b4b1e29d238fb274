/**
 * The colours of areas on a map, from the lowest value to the highest: one hue, distinguished by lightness alone. In
 * both themes, the highest contrasts most with the background.
 */
export const mapColours = {
  light: ['#D9E7E5', '#AFCFCD', '#7DB0B0', '#45868A', '#0A4649'],
  dark: ['#213638', '#2D5153', '#407475', '#579A97', '#7ACAC4'],
} as const;
