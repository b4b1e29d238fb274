import { join } from 'node:path';
import { voicePrograms } from '#test/support/voice-programs';
import { installedProgram } from '../programs/installed-program';
import { installedEncoder, mp3Encoder } from './encoder';
import { type Wave, joinWaves, readWave, secondsOf, silenceLike, writeWave } from './wave';

const second: Wave = { kind: 'wave', samplesPerSecond: 8000, channels: 1, samples: new Uint8Array(16_000).fill(3) };
const never = new AbortController().signal;

describe('a wave', () => {
  test('a wave is read as it was written', () => expect(readWave(writeWave(second))).toEqual(second));

  test.each([0, 0x7ffff000, 0xffffffff])('a wave of unknown length, %d, ends where its file ends', (length) => {
    const file = writeWave(second);
    new DataView(file.buffer).setUint32(40, length, true);
    expect(readWave(file)?.samples.length).toBe(16_000);
  });

  test('a wave may have other parts before its sound, and half a sample at its end', () => {
    const file = writeWave(second);
    const list = Buffer.from('LIST\u0003\u0000\u0000\u0000abc\u0000', 'latin1');
    const other = Buffer.concat([file.subarray(0, 36), list, file.subarray(36), Buffer.from([9])]);
    expect(readWave(other)?.samples.length).toBe(16_000);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a page', Buffer.from('<!doctype html>'.repeat(10))],
    ['its beginning', writeWave(second).subarray(0, 40)],
    ['another width', writeWave(second).with(34, 8)],
    ['another coding', writeWave(second).with(20, 3)],
    ['no channel', writeWave(second).with(22, 0)],
  ])('no wave is read from %s', (_what, file) => expect(readWave(file)).toBeNull());

  test('lasts as long as its samples, and is joined to others of its kind', () => {
    expect(secondsOf(second)).toBe(1);
    const pause = silenceLike(second, 0.5);
    expect(secondsOf(joinWaves([second, pause, second]) ?? pause)).toBe(2.5);
    expect(joinWaves([])).toBeNull();
    expect(joinWaves([second, { ...second, samplesPerSecond: 16_000 }])).toBeNull();
  });
});

describe('an encoder', () => {
  const programs = voicePrograms(['lame', 'ffmpeg', 'espeak-ng']);
  const failures: string[] = [];
  const onFailure = (detail: string): void => void failures.push(detail);
  const only = (...names: readonly string[]) =>
    installedEncoder(onFailure, (name) => (names.includes(name) ? installedProgram(name, programs) : null));

  test.each([
    ['lame', ['lame', 'ffmpeg']],
    ['ffmpeg', ['ffmpeg']],
  ] as const)('the encoder is %s if %j is installed', async (kind, names) => {
    const encoder = only(...names);
    expect(encoder.kind).toBe(kind);
    const { bytes, format } = await encoder.encode(second, never);
    expect(format).toBe('mp3');
    expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xf3]);
  });

  test('the sound stays a WAV file if nothing is installed', async () => {
    const encoder = only();
    expect(encoder.kind).toBe('none');
    expect(await encoder.encode(second, never)).toEqual({ bytes: writeWave(second), format: 'wav' });
  });

  test('an encoder that fails leaves the sound as it is, and says so', async () => {
    const broken = mp3Encoder('lame', join(programs, 'missing'), onFailure);
    expect(await broken.encode(second, never)).toMatchObject({ format: 'wav' });
    expect(failures).toHaveLength(1);
  });
});
