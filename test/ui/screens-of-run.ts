import { sampled } from '../support/long';

/** A telephone's, on which every run shows what it tries: what breaks, breaks there first. */
const NARROW = 390;

/**
 * Width in CSS pixels and theme. A run shows what it tries on a telephone and on one of the wider screens, chosen at random; a long run
 * on all.
 */
export const screens = [
  ...sampled('the themes of a telephone', [[NARROW, 'light'] as const, [NARROW, 'dark'] as const], 1),
  ...sampled('the wider screens', [[1440, 'light'] as const, [768, 'dark'] as const], 1),
];

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
export const allWidths = [NARROW, 768, 1440];

export const widths = [NARROW, ...sampled('the wider widths', [768, 1440], 1)];
