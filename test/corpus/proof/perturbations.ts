import type { ReadPage } from '#pages/page';

/** Changes that hosts make to their pages without any news. `turn` varies them. */
export const perturbed = (pages: readonly ReadPage[], turn: number): readonly ReadPage[] => {
  const changed = pages.map((page, index): ReadPage => {
    switch ((turn + index) % 4) {
      case 0:
        return { ...page, blocks: [...page.blocks, footer(turn)] };
      case 1:
        return { ...page, publishedAt: shifted(page.publishedAt, turn) };
      case 2:
        return { ...page, blocks: [...page.blocks].reverse() };
      default:
        return {
          ...page,
          blocks: [stamp(turn), ...page.blocks, footer(turn + 1), `© ${2026 + turn} All rights reserved.`],
        };
    }
  });
  return turn % 2 === 0 ? changed : [...changed].reverse();
};

const footer = (turn: number): string =>
  [
    `This page was last updated on August ${(turn % 28) + 1}, 2026.`,
    `The White House released ${['two', 'three', 'five', 'eleven'][turn % 4] ?? 'six'} new fact sheets this week.`,
    `Read by ${1000 + turn * 37} people today; ${turn} comments.`,
    `President Trump will speak to the nation on September ${(turn % 28) + 1}, 2026, at 9 p.m. eastern time.`,
  ][turn % 4] ?? '';

const stamp = (turn: number): string =>
  `Updated ${(turn % 12) + 1}:0${turn % 6} p.m. on August ${(turn % 28) + 1}, 2026`;

const shifted = (published: string | null, turn: number): string | null =>
  published === null ? null : new Date(Date.parse(published) + (turn % 3) * 86_400_000).toISOString();
