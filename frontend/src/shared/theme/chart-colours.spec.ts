import { chartColours } from './chart-colours';
import { dark, light } from './tokens';

type Rgb = readonly [number, number, number];

const linear = (hex: string): Rgb => {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const times = (matrix: readonly Rgb[], [x, y, z]: Rgb): Rgb => {
  const [a = 0, b = 0, c = 0] = matrix.map(([i, j, k]) => i * x + j * y + k * z);
  return [a, b, c];
};

/** Colours as perceived with each kind of colour blindness: Machado, Oliveira and Fernandes 2009, severity 1. */
const eyes: Readonly<Record<string, readonly Rgb[]>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** OKLab, in which distances are perceptual. */
const perceived = (colour: Rgb): Rgb => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  ).map(Math.cbrt);
  const [long = 0, middle = 0, short = 0] = cones;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [long, middle, short],
  );
};

const seenWith = (matrix: readonly Rgb[], hex: string): Rgb => {
  const [red, green, blue] = times(matrix, linear(hex));
  const visible = (value: number) => Math.min(1, Math.max(0, value));
  return perceived([visible(red), visible(green), visible(blue)]);
};

const pairs = (colours: readonly string[]) =>
  colours.flatMap((one, index) => colours.slice(index + 1).map((other) => [one, other] as const));

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (theme, { sheet, paper }) => {
  const colours = chartColours[theme];

  test('the palette has 20 colours that stand out from the background', () => {
    expect(new Set(colours).size).toBe(20);
    expect(colours.filter((colour) => contrast(colour, sheet) < 3 || contrast(colour, paper) < 3)).toEqual([]);
  });

  // The maximum number of lines in a dashboard's chart.
  test.each(Object.entries(eyes))('the palette tells eight lines apart with %s', (_eyes, matrix) => {
    const alike = pairs(colours.slice(0, 8)).filter(
      ([one, other]) =>
        Math.hypot(...seenWith(matrix, one).map((value, index) => value - (seenWith(matrix, other)[index] ?? 0))) <
        0.08,
    );
    expect(alike).toEqual([]);
  });
});
