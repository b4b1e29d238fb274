import type { Drawing } from './drawing';
import { box, disc, each, earth, ground, shape, sky, stars } from './scenery';

const WHITE = '#f4f5f7';

const rocket = (x: number, foot: number, size: number): string =>
  `<g transform="translate(${x} ${foot}) scale(${size})">` +
  shape('M-26 0 V-330 Q-26 -420 0 -470 Q26 -420 26 -330 V0z', WHITE) +
  shape('M0 0 V-470 Q26 -420 26 -330 V0z', '#cfd5dd') +
  box(-50, -250, 22, 250, '#e9ecef') +
  box(28, -250, 22, 250, '#c3cad3') +
  shape('M-50 -250 q11 -40 22 0z M28 -250 q11 -40 22 0z', '#8b95a1') +
  box(-26, -300, 52, 26, '#c8402f') +
  '</g>';

const tower = (x: number, top: number, foot: number): string =>
  box(x, top, 16, foot - top, '#4a4f57') +
  box(x + 64, top, 16, foot - top, '#4a4f57') +
  each(Math.floor((foot - top) / 60), (at) =>
    shape(
      `M${x + 8} ${top + at * 60} L${x + 72} ${top + at * 60 + 60} M${x + 72} ${top + at * 60} L${x + 8} ${top + at * 60 + 60}`,
      'none',
      'stroke="#5c626b" stroke-width="6"',
    ),
  );

const astronaut = (x: number, foot: number): string =>
  `<g transform="translate(${x} ${foot})">` +
  box(-46, -250, 92, 160, '#e8742c', 'rx="34"') +
  box(-42, -110, 36, 112, '#d9651f', 'rx="14"') +
  box(6, -110, 36, 112, '#d9651f', 'rx="14"') +
  box(-74, -240, 32, 130, '#e8742c', 'rx="16"') +
  box(42, -240, 32, 130, '#e8742c', 'rx="16"') +
  disc(0, -300, 56, '#f2f4f6') +
  shape('M-38 -306 q38 -42 76 0 q-4 44 -38 44 q-34 0 -38 -44z', '#26384f') +
  box(-14, -220, 28, 18, '#2b4c9b') +
  '</g>';

const panels = (x: number, y: number): string =>
  box(x, y, 150, 90, '#27437c') +
  each(5, (at) => box(x + at * 30 + 28, y, 3, 90, '#8fa6d6')) +
  box(x, y + 43, 150, 4, '#8fa6d6');

/** The more telling ones come first. */
export const SPACE: readonly Drawing[] = [
  {
    alt: 'Four astronauts in orange suits in front of their rocket',
    about: /astronaut|\bcrew\b/i,
    draw: () =>
      sky('#6f9fd0', '#f2d9b8') +
      tower(850, 120, 640) +
      rocket(780, 640, 1.1) +
      ground(640, '#87806f') +
      each(4, (at) => astronaut(170 + at * 165, 770)),
  },
  {
    alt: 'A rocket on its launch pad at dawn',
    about: /launch|liftoff|rocket|space transportation|space industry/i,
    draw: (chance) =>
      sky('#22335f', '#f0a877') +
      disc(200 + chance() * 200, 560, 70, '#ffe1a8') +
      tower(650, 130, 660) +
      rocket(590, 660, 1.15) +
      ground(660, '#3d3a3b') +
      box(430, 640, 380, 30, '#55565b'),
  },
  {
    alt: 'The Moon above the curve of the Earth',
    about: /artemis|\bmoon\b|lunar|space exploration day|space superiority|space achievement/i,
    draw: (chance) =>
      sky('#03060f', '#0b1a33') +
      stars(chance) +
      disc(820, 250, 150, '#d8d6cf') +
      each(14, () => disc(720 + chance() * 200, 150 + chance() * 200, 6 + chance() * 20, '#b9b6ad', 'opacity=".7"')) +
      earth(chance),
  },
  {
    alt: 'A space station with solar panels above the Earth',
    about: /\bstation\b|orbital residents|space partnerships/i,
    draw: (chance) =>
      sky('#02040b', '#0a1730') +
      stars(chance) +
      earth(chance) +
      box(330, 300, 540, 26, '#c7ccd3') +
      each(3, (at) => panels(340 + at * 190, 190) + panels(340 + at * 190, 345)) +
      box(520, 270, 160, 84, '#eef0f3', 'rx="30"'),
  },
  {
    alt: 'Stars and a nebula, as a space telescope sees them',
    about: /telescope/i,
    draw: (chance) =>
      sky('#0a0618', '#1d0f2e') +
      each(40, () =>
        disc(
          300 + chance() * 600,
          200 + chance() * 400,
          40 + chance() * 110,
          ['#c2506b', '#d98a3a', '#5a58b8'][Math.floor(chance() * 3)] ?? '#fff',
          'opacity=".13"',
        ),
      ) +
      stars(chance, 420),
  },
  {
    alt: 'A capsule under a parachute above the desert',
    about: /sample return|landing/i,
    draw: () =>
      sky('#5b9bd5', '#e9e1cf') +
      shape('M470 240 Q600 80 730 240z', '#e2662d') +
      shape('M470 240 L585 450 M600 240 L600 450 M730 240 L615 450', 'none', 'stroke="#666" stroke-width="3"') +
      shape('M560 450 h80 l22 70 h-124z', '#6b5a4a') +
      shape('M0 640 Q300 560 620 640 T1200 610 V800 H0z', '#c39a6b'),
  },
  {
    alt: 'A spacecraft with solar panels nears an asteroid',
    about: /psyche|asteroid/i,
    draw: (chance) =>
      sky('#04050a', '#131a26') +
      stars(chance) +
      shape('M760 380 q60 -150 220 -110 q150 60 110 200 q-60 150 -230 110 q-140 -60 -100 -200z', '#8b7d6e') +
      each(9, () => disc(820 + chance() * 220, 330 + chance() * 170, 8 + chance() * 20, '#6f6357')) +
      panels(120, 350) +
      panels(400, 350) +
      box(276, 340, 118, 110, '#d9b24a'),
  },
];
