import { dark, light } from './tokens';

/**
 * The colours of lines and bars, in the order in which they are assigned. The first two are the theme's own; each next
 * one differs most from the previous ones, with and without colour vision, and contrasts with the background.
 */
export const chartColours = {
  light: [
    light.accent,
    light.changed,
    '#0A8FD1',
    '#9D7F68',
    '#451D74',
    '#6F0000',
    '#116BB5',
    '#C26E12',
    '#747798',
    '#11403E',
    '#584D8C',
    '#7F624C',
    '#3F4D30',
    '#636686',
    '#3C3990',
    '#58366F',
    '#62908D',
    '#A96841',
    '#5C0E59',
    '#8F78BA',
  ],
  dark: [
    dark.accent,
    dark.changed,
    '#7F5BB6',
    '#B54C3D',
    '#6CFCD0',
    '#9B8BEB',
    '#F4E06A',
    '#209993',
    '#C8900F',
    '#DBB5F8',
    '#98DAA5',
    '#57768C',
    '#7A7FC1',
    '#C7692C',
    '#3FACBD',
    '#9D7F68',
    '#B2B490',
    '#C6E1FF',
    '#A79A78',
    '#8D6665',
  ],
} as const;
