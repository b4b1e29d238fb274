/** Sound as 16-bit samples, little-endian. */
export interface Wave {
  readonly kind: 'wave';
  readonly samplesPerSecond: number;
  readonly channels: number;
  readonly samples: Uint8Array;
}

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const PCM = 1;
/** PCM, too, with more said about its channels. */
const EXTENSIBLE = 0xfffe;

const bytesPerSecond = ({ samplesPerSecond, channels }: Omit<Wave, 'samples'>): number =>
  samplesPerSecond * channels * BYTES_PER_SAMPLE;

export const secondsOf = (wave: Wave): number => wave.samples.length / bytesPerSecond(wave);

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * The sound of a WAV file; null unless its samples have 16 bits. Files that were written to a pipe state a length that
 * was not known when it was written: the actual length counts.
 */
export const readWave = (bytes: Uint8Array): Wave | null => {
  const view = viewOf(bytes);
  const nameAt = (offset: number): string => Buffer.from(bytes.subarray(offset, offset + 4)).toString('latin1');
  if (bytes.length < HEADER_BYTES || nameAt(0) !== 'RIFF' || nameAt(8) !== 'WAVE') return null;
  let format: Omit<Wave, 'samples'> | null = null;
  for (let index = 12; index + 8 <= bytes.length;) {
    const name = nameAt(index);
    const size = view.getUint32(index + 4, true);
    const start = index + 8;
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      const isPcm = [PCM, EXTENSIBLE].includes(view.getUint16(start, true));
      if (!isPcm || view.getUint16(start + 14, true) !== 16) return null;
      format = {
        kind: 'wave',
        channels: view.getUint16(start + 2, true),
        samplesPerSecond: view.getUint32(start + 4, true),
      };
    }
    if (name === 'data') {
      if (format === null || format.channels === 0 || format.samplesPerSecond === 0) return null;
      const there = Math.min(size === 0 ? Infinity : size, bytes.length - start);
      const whole = there - (there % (format.channels * BYTES_PER_SAMPLE));
      return { ...format, samples: bytes.subarray(start, start + whole) };
    }
    // Parts begin at even places.
    index = start + size + (size % 2);
  }
  return null;
};

export const writeWave = (wave: Wave): Uint8Array => {
  const { samplesPerSecond, channels, samples } = wave;
  const file = new Uint8Array(HEADER_BYTES + samples.length);
  const view = viewOf(file);
  const write = (offset: number, name: string): void => file.set(Buffer.from(name, 'latin1'), offset);
  write(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + samples.length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, bytesPerSecond(wave), true);
  view.setUint16(32, channels * BYTES_PER_SAMPLE, true);
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  write(36, 'data');
  view.setUint32(40, samples.length, true);
  file.set(samples, HEADER_BYTES);
  return file;
};

export const silenceLike = (wave: Wave, seconds: number): Wave => {
  const moments = Math.round(seconds * wave.samplesPerSecond);
  return { ...wave, samples: new Uint8Array(moments * wave.channels * BYTES_PER_SAMPLE) };
};

/** Waves one after the other; null if they are of different kinds, or if there is none. */
export const joinWaves = (waves: readonly Wave[]): Wave | null => {
  const [first] = waves;
  if (first === undefined) return null;
  const isLike = ({ samplesPerSecond, channels }: Wave): boolean =>
    samplesPerSecond === first.samplesPerSecond && channels === first.channels;
  return waves.every(isLike) ? { ...first, samples: Buffer.concat(waves.map(({ samples }) => samples)) } : null;
};
