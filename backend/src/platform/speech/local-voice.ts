import { runProgram } from '../programs/run-program';
import { type SpeechFault, type Utterance, type Voice, speechFault } from './voice';
import { type Wave, readWave } from './wave';

const TIMEOUT_MS = 120_000;
/** Maximum bytes of sound, some twenty minutes. */
const MAX_BYTES = 64 * 1024 * 1024;
const LONGEST_TEXT = 4000;

const sayBy = async (
  file: string,
  args: readonly string[],
  { text, signal }: Utterance,
): Promise<Wave | SpeechFault> => {
  // A line break would begin another file.
  const input = Buffer.from(`${text.replace(/\s+/g, ' ').trim()}\n`);
  const end = await runProgram({ file, args, input, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal });
  if (end.kind === 'failed')
    return speechFault(end.code === 'stopped' ? 'STOPPED' : 'UNAVAILABLE', `${end.code}: ${end.detail}`);
  const wave = readWave(end.output);
  return wave === null || wave.samples.length === 0 ? speechFault('GARBLED', 'The program gave no sound.') : wave;
};

/** Names of espeak-ng's voices by language, where they differ from the language's code. */
const ESPEAK_VOICES: Readonly<Record<string, string>> = { en: 'en-us', pt: 'pt-br' };

/** https://github.com/espeak-ng/espeak-ng: small, and speaks a hundred languages. */
export const espeakVoice = (file: string): Voice => ({
  kind: 'espeak-ng',
  longestText: LONGEST_TEXT,
  say: (utterance) => {
    const language = /^[a-z]{2,3}$/.test(utterance.language) ? utterance.language : 'en';
    return sayBy(file, ['-v', ESPEAK_VOICES[language] ?? language, '-s', '160', '--stdin', '--stdout'], utterance);
  },
});

/** https://github.com/OHF-Voice/piper1-gpl: sounds like a person, in the language of its voice. */
export const piperVoice = (file: string, voiceFile: string): Voice => ({
  kind: 'piper',
  longestText: LONGEST_TEXT,
  say: (utterance) => sayBy(file, ['--model', voiceFile, '--output_file', '-'], utterance),
});
