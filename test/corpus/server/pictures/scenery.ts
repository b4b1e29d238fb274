/** Parts of the drawings: SVG, 1200 wide and 800 high. */
export const WIDTH = 1200;
export const HEIGHT = 800;

/** Another number between 0 and 1 for each place, the same ones for a seed. */
export const chanceOf = (seed: number) => {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (): number => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};
export type Chance = ReturnType<typeof chanceOf>;

const of = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
export const each = (length: number, draw: (at: number) => string): string => of(length).map(draw).join('');

/** A ground that fades from one colour at the top to another. */
export const sky = (top: string, bottom: string, id = 'sky'): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
export const shape = (path: string, fill: string, more = ''): string => `<path d="${path}" fill="${fill}" ${more}/>`;

export const stars = (chance: Chance, count = 160): string =>
  each(count, () =>
    disc(chance() * WIDTH, chance() * HEIGHT, 0.6 + chance() * 2, '#fff', `opacity="${0.3 + chance() * 0.7}"`),
  );

export const ground = (y: number, fill: string): string => box(0, y, WIDTH, HEIGHT - y, fill);

/** The Earth from above, its curve across the foot of the picture. */
export const earth = (chance: Chance): string =>
  disc(600, 1500, 930, '#1f5fa8') +
  each(9, () =>
    shape(
      `M${chance() * WIDTH} ${640 + chance() * 130} q${60 + chance() * 120} -40 ${150 + chance() * 160} 6 q-90 34 -${150 + chance() * 120} -6z`,
      '#fff',
      'opacity=".65"',
    ),
  ) +
  `<circle cx="600" cy="1500" r="936" fill="none" stroke="#9fd0ff" stroke-width="10" opacity=".6"/>`;

/** A flag of stripes with a field of stars, `width` wide. */
export const starsAndStripes = (x: number, y: number, width: number): string => {
  const height = width / 1.9;
  const stripe = height / 13;
  const field = { width: width * 0.4, height: stripe * 7 };
  return (
    each(13, (at) => box(x, y + at * stripe, width, stripe + 0.5, at % 2 === 0 ? '#b22234' : '#ffffff')) +
    box(x, y, field.width, field.height, '#3c3b6e') +
    each(50, (at) => {
      const [row, place] =
        at < 30 ? [Math.floor(at / 6) * 2, at % 6] : [Math.floor((at - 30) / 5) * 2 + 1, (at - 30) % 5];
      const step = field.width / 12;
      return disc(
        x + step * (row % 2 === 0 ? 1 + 2 * place : 2 + 2 * place),
        y + (field.height / 10) * (row + 1),
        step * 0.38,
        '#fff',
      );
    })
  );
};
