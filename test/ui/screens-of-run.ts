import { sampled } from '../support/long';

/** Width in CSS pixels and theme. A run shows what it tries on one of each list, chosen at random; a long run on all. */
export const screens = sampled(
  'the screens',
  [
    [1440, 'light'],
    [768, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const,
  1,
);

/** For what wants room. */
export const wideScreens = sampled(
  'the wide screens',
  [
    [1440, 'light'],
    [1440, 'dark'],
    [768, 'light'],
    [768, 'dark'],
  ] as const,
  1,
);

/** For what one page is shown at one after the other. */
export const allWidths = [390, 768, 1440];

export const widths = sampled('the widths', allWidths, 1);
