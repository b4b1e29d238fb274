import { mapColours } from './map-colours';

/** Relative luminance, which is almost the same with all kinds of colour blindness. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test.each(Object.entries(mapColours))('neighbouring colours of the %s theme differ in lightness', (theme, colours) => {
  const order = colours.map(luminance);
  expect(order).toEqual([...order].sort((a, b) => (theme === 'light' ? b - a : a - b)));
  for (const [at, colour] of colours.slice(1).entries())
    expect(contrast(colour, colours[at] ?? colour)).toBeGreaterThan(1.3);
});
