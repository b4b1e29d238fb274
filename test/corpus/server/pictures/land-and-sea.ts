import type { Drawing } from './drawing';
import { box, type Chance, disc, each, ground, shape, sky, starsAndStripes } from './scenery';

const coil = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, '#8d98a4') +
  each(
    6,
    (at) => `<circle cx="${x}" cy="${y}" r="${radius - 8 - at * 9}" fill="none" stroke="#6d7883" stroke-width="3"/>`,
  ) +
  disc(x, y, radius * 0.36, '#30363d') +
  shape(
    `M${x - radius * 0.7} ${y - radius * 0.5} a${radius} ${radius} 0 0 1 ${radius * 0.9} -${radius * 0.3}`,
    'none',
    'stroke="#dfe5ea" stroke-width="7" opacity=".7"',
  );

const BOXES = ['#b4472f', '#2f6ca8', '#3f8a5a', '#c98f2b', '#6b6f76'];
const containers = (chance: Chance, x: number, y: number, columns: number, rows: number): string =>
  each(columns * rows, (at) =>
    box(x + (at % columns) * 62, y - Math.floor(at / columns) * 38, 58, 34, BOXES[Math.floor(chance() * 5)] ?? '#888'),
  );

const WEATHER = [
  ['#7fb0df', '#dfeaf3'],
  ['#86b4dc', '#f4e6d3'],
  ['#9aa7b5', '#d5dbe1'],
  ['#4d6aa5', '#f0b48a'],
  ['#5f8fd0', '#f6ecd0'],
] as const;
const weather = (chance: Chance): string => {
  const [top, bottom] = WEATHER[Math.floor(chance() * WEATHER.length)] ?? WEATHER[0];
  return sky(top, bottom);
};

/** The more telling ones come first. */
export const LAND_AND_SEA: readonly Drawing[] = [
  {
    alt: 'Coils of steel in the hall of a mill',
    about: /steel|aluminum|copper/i,
    draw: () =>
      sky('#39424d', '#59636e') +
      each(7, (at) => box(at * 200, 0, 14, 520, '#2a3139')) +
      each(6, (at) => box(at * 220 + 60, 40, 90, 26, '#ffe7b0', 'opacity=".9"')) +
      ground(520, '#454b52') +
      each(5, (at) => coil(150 + at * 225, 480, 96)) +
      each(4, (at) => coil(230 + at * 250, 650, 122)),
  },
  {
    alt: 'A drone with four rotors above a field',
    about: /drone/i,
    draw: () =>
      sky('#7db3e0', '#dcebf5') +
      shape('M0 600 Q400 540 1200 620 V800 H0z', '#6f9a4d') +
      shape('M380 300 L820 420 M820 300 L380 420', 'none', 'stroke="#30363d" stroke-width="22"') +
      box(520, 310, 160, 100, '#23282e', 'rx="30"') +
      each(
        4,
        (at) =>
          `<ellipse cx="${at % 2 === 0 ? 380 : 820}" cy="${at < 2 ? 290 : 410}" rx="130" ry="14" fill="#4b525a" opacity=".75"/>`,
      ) +
      disc(600, 420, 24, '#7a1f1f'),
  },
  {
    alt: 'The flags of the United States and of Canada side by side',
    about: /canad/i,
    draw: () =>
      sky('#a9cdea', '#eef4f8') +
      box(120, 60, 12, 740, '#777') +
      starsAndStripes(132, 80, 440) +
      box(650, 60, 12, 740, '#777') +
      box(662, 80, 460, 230, '#fff') +
      box(662, 80, 115, 230, '#d52b1e') +
      box(1007, 80, 115, 230, '#d52b1e') +
      shape(
        'M892 105 l14 34 26 -12 -8 50 34 -22 10 22 40 -6 -28 42 14 12 -70 34 6 22 -38 -4 0 38 -10 0 0 -38 -38 4 6 -22 -70 -34 14 -12 -28 -42 40 6 10 -22 34 22 -8 -50 26 12z',
        '#d52b1e',
      ),
  },
  {
    alt: 'A tractor in a field of crops',
    about: /agricultur|farm|dairy/i,
    draw: (chance) =>
      weather(chance) +
      ground(470, '#a98b3c') +
      each(16, (at) => shape(`M600 470 L${at * 160 - 600} 800 h60z`, '#8a9a3a')) +
      box(470, 380, 250, 110, '#3d7a35', 'rx="14"') +
      box(600, 270, 130, 120, '#2f6329') +
      box(616, 286, 98, 74, '#bfe0ef') +
      disc(520, 520, 64, '#222') +
      disc(520, 520, 28, '#d7b531') +
      disc(700, 500, 96, '#222') +
      disc(700, 500, 42, '#d7b531'),
  },
  {
    alt: 'A container ship below the cranes of a port',
    about: /tariff|import|trade|dut(?:y|ies)/i,
    draw: (chance) =>
      weather(chance) +
      each(3, (at) => box(760 + at * 150, 150, 18, 420, '#b8482f') + box(640 + at * 150, 150, 260, 16, '#b8482f')) +
      ground(560, '#2f6785') +
      box(700, 540, 500, 40, '#7c7f83') +
      shape('M90 520 H760 L700 640 H160z', '#26313d') +
      shape('M110 600 H740 L700 640 H160z', '#8e2f24') +
      containers(chance, 180, 484, 8, 5) +
      box(110, 350, 60, 170, '#f1f1ee') +
      each(6, (at) => box(0, 660 + at * 22, 1200, 3, '#4b85a4', 'opacity=".6"')),
  },
  {
    alt: 'A computer chip on a circuit board',
    about: /\bAI\b|artificial intelligence/i,
    draw: (chance) =>
      sky('#0c3b34', '#0a2a2a') +
      each(60, () =>
        shape(
          `M${chance() * 1200} ${chance() * 800} h${chance() * 260} v${chance() * 120}`,
          'none',
          'stroke="#3f9a83" stroke-width="5" opacity=".7"',
        ),
      ) +
      each(14, (at) => box(392 + at * 31, 200, 12, 400, '#c8b36a') + box(380, 220 + at * 27, 440, 10, '#c8b36a')) +
      box(410, 230, 380, 340, '#1d2126', 'rx="12"') +
      box(480, 300, 240, 200, '#343a41', 'rx="6"'),
  },
  {
    alt: 'The White House behind its lawn and fountain',
    about: /remarks|presidential message|white house|administration/i,
    draw: (chance) =>
      weather(chance) +
      ground(560, '#5d8f45') +
      box(200, 330, 800, 230, '#f3f1ea') +
      shape('M440 330 L600 230 L760 330z', '#e4e1d6') +
      each(6, (at) => box(452 + at * 56, 330, 20, 230, '#ffffff')) +
      each(8, (at) => box(222 + (at % 4) * 54 + (at < 4 ? 0 : 558), 380, 30, 60, '#5b6873')) +
      `<ellipse cx="600" cy="680" rx="150" ry="28" fill="#8fb9cf"/>` +
      each(5, (at) =>
        shape(
          `M600 676 q${(at - 2) * 30} -110 ${(at - 2) * 56} 0`,
          'none',
          'stroke="#fff" stroke-width="5" opacity=".8"',
        ),
      ) +
      box(594, 150, 6, 90, '#777') +
      starsAndStripes(600, 152, 84),
  },
];
