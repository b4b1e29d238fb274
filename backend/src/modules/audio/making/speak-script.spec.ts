import { speechFault, type Voice } from '#platform/speech/voice';
import { secondsOf } from '#platform/speech/wave';
import type { Chapter } from '../script/script-of-brief';
import { inSpokenParts, speakScript } from './speak-script';

const never = new AbortController().signal;
/** Says 100 ms for each character, 40 at once. */
const voiceOf = (say: (text: string) => string | null): Voice & { readonly said: string[] } => {
  const said: string[] = [];
  return {
    kind: 'espeak-ng',
    longestText: 40,
    said,
    async say({ text, language }) {
      said.push(`${language}: ${text}`);
      const heard = say(text);
      if (heard === null) return speechFault('UNAVAILABLE', 'It is hoarse.');
      return { kind: 'wave', samplesPerSecond: 1000, channels: 1, samples: new Uint8Array(heard.length * 200) };
    },
  };
};
const chapter = (title: string, ...texts: readonly string[]): Chapter => ({
  title,
  passages: texts.map((text) => ({ text, language: 'en' })),
});

test('chapters begin where their first words are heard', async () => {
  const voice = voiceOf((text) => text);
  const read = await speakScript(
    { chapters: [chapter('One', '0123456789'), chapter('Two', '01234', '01234')] },
    voice,
    never,
  );
  if (read.kind === 'fault') throw new Error(read.detail);
  expect(read.chapters).toEqual([
    { startsAtSeconds: 0, title: 'One' },
    { startsAtSeconds: 1.9, title: 'Two' },
  ]);
  expect(secondsOf(read.wave)).toBeCloseTo(1.9 + 0.5 + 0.4 + 0.5 + 0.4);
  expect(voice.said).toEqual(['en: 0123456789', 'en: 01234', 'en: 01234']);
});

test('a passage that a voice cannot say ends it', async () => {
  const voice = voiceOf((text) => (text === 'no' ? null : text));
  expect(await speakScript({ chapters: [chapter('One', 'yes', 'no', 'never')] }, voice, never)).toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect(voice.said).toHaveLength(2);
});

test.each([
  ['short', ['short']],
  ['', []],
  ['One sentence. Another one is here. And a third.', ['One sentence. Another one is here.', 'And a third.']],
  ['A sentence without an end that goes on and on', ['A sentence without an end that goes on', 'and on']],
  ['x'.repeat(90), ['x'.repeat(40), 'x'.repeat(40), 'x'.repeat(10)]],
])('%j is said in parts', (text, parts) => expect(inSpokenParts(text, 40)).toEqual(parts));
