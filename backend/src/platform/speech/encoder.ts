import { installedProgram } from '../programs/installed-program';
import { runProgram } from '../programs/run-program';
import { type Wave, writeWave } from './wave';

export interface EncodedSound {
  readonly bytes: Uint8Array;
  readonly format: SoundFormat;
}

/** Media types by file extension. */
export const soundMediaTypes = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const;
export type SoundFormat = keyof typeof soundMediaTypes;

export interface Encoder {
  readonly kind: 'lame' | 'ffmpeg' | 'none';
  encode(wave: Wave, signal: AbortSignal): Promise<EncodedSound>;
}

const TIMEOUT_MS = 120_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Arguments for a constant bit rate, so that players find a moment in a file that was written to a pipe. */
const ARGUMENTS = {
  lame: ['--quiet', '-m', 'm', '--cbr', '-b', '64', '-', '-'],
  ffmpeg:
    '-hide_banner -loglevel error -f wav -i pipe:0 -ac 1 -codec:a libmp3lame -b:a 64k -write_xing 0 -f mp3 pipe:1'.split(
      ' ',
    ),
} as const;

const asWave = (wave: Wave): EncodedSound => ({ bytes: writeWave(wave), format: 'wav' });

/** Leaves sound unencoded: ten times as long, but every player takes it. */
export const waveFiles: Encoder = { kind: 'none', encode: (wave) => Promise.resolve(asWave(wave)) };

/** A recording whose encoding fails is kept as it is. `onFailure` gets the reason. */
export const mp3Encoder = (
  kind: keyof typeof ARGUMENTS,
  file: string,
  onFailure: (detail: string) => void,
): Encoder => ({
  kind,
  async encode(wave, signal) {
    const end = await runProgram({
      file,
      args: ARGUMENTS[kind],
      input: writeWave(wave),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      signal,
    });
    if (end.kind === 'ended' && end.output.length > 0) return { bytes: end.output, format: 'mp3' };
    onFailure(end.kind === 'ended' ? 'It gave nothing.' : `${end.code}: ${end.detail}`);
    return asWave(wave);
  },
});

/** The encoder that is installed on this machine. */
export const installedEncoder = (onFailure: (detail: string) => void, find = installedProgram): Encoder => {
  for (const kind of ['lame', 'ffmpeg'] as const) {
    const file = find(kind);
    if (file !== null) return mp3Encoder(kind, file, onFailure);
  }
  return waveFiles;
};
