/**
 * The colours of areas on a map, from the least to the most: one hue, told apart by lightness alone. In each theme what
 * is most stands out most from the ground.
 */
export const mapColours = {
  light: ['#D9E7E5', '#AFCFCD', '#7DB0B0', '#45868A', '#0A4649'],
  dark: ['#213638', '#2D5153', '#407475', '#579A97', '#7ACAC4'],
} as const;
