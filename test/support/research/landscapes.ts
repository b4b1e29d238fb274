import sharp from 'sharp';

const mix = (a: number, b: number, part: number): number => Math.round(a + (b - a) * part);

/** Hills under a sky, another for each number. */
export const landscape = (seed: number, width = 900, height = 600): Promise<Buffer> => {
  const pixels = new Uint8Array(width * height * 3);
  const [sky, hill] = [
    [60 + ((seed * 67) % 120), 110 + ((seed * 31) % 90), 190],
    [40 + ((seed * 23) % 60), 90 + ((seed * 41) % 70), 60 + ((seed * 17) % 50)],
  ];
  for (let x = 0; x < width; x++) {
    const [far, near] = [0.55, 0.72].map(
      (base, index) => height * (base + 0.07 * Math.sin((x / width) * (5 + seed + 3 * index) + seed * (index + 1))),
    );
    for (let y = 0; y < height; y++) {
      const ground = y > (near ?? 0) ? 0.55 : y > (far ?? 0) ? 0.85 : null;
      for (let channel = 0; channel < 3; channel++)
        pixels[(y * width + x) * 3 + channel] =
          ground === null
            ? mix(sky[channel] ?? 0, 245, y / height)
            : Math.round((hill[channel] ?? 0) * ground + (y / height) * 40);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
};
