import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfPrograms } from './temporary-folder';

/** Reads a text, and writes a WAV file of 10 ms for each of its bytes. */
const SPEAK = `
const text = require('node:fs').readFileSync(0);
if (text.includes('CRASH')) { console.error('no such voice'); process.exit(3); }
if (text.includes('NOISE')) { process.stdout.write('not a sound, but long enough to look at as if it were one'); process.exit(); }
const samples = Buffer.alloc(text.length * 320, 1);
const header = Buffer.alloc(44);
header.write('RIFF'); header.write('WAVEfmt ', 8); header.write('data', 36);
// Nobody knew the length when it was written.
header.writeUInt32LE(0x7ffff000, 4); header.writeUInt32LE(16, 16); header.writeUInt16LE(1, 20); header.writeUInt16LE(1, 22);
header.writeUInt32LE(16000, 24); header.writeUInt32LE(32000, 28); header.writeUInt16LE(2, 32); header.writeUInt16LE(16, 34);
header.writeUInt32LE(0x7ffff000, 40);
process.stdout.write(Buffer.concat([header, samples]));
`;

/** Turns ten bytes of sound into a file that is not sound. */
const ENCODE = `
const wave = require('node:fs').readFileSync(0);
if (wave.subarray(0, 4).toString() !== 'RIFF') process.exit(2);
process.stdout.write(Buffer.concat([Buffer.from([0xff, 0xf3, 0x40, 0xc0]), Buffer.alloc(Math.ceil(wave.length / 10), 7)]));
`;

const PROGRAMS = { 'espeak-ng': SPEAK, piper: SPEAK, lame: ENCODE, ffmpeg: ENCODE } as const;

/** Stand-ins for the programs that speak and encode; gives the folder to put on the search path. */
export const voicePrograms = (names: readonly (keyof typeof PROGRAMS)[]): string => {
  const programs = folderOfPrograms();
  for (const name of names) {
    const file = join(programs, name);
    writeFileSync(file, `#!${process.execPath}\n${PROGRAMS[name]}`);
    chmodSync(file, 0o755);
  }
  return programs;
};
