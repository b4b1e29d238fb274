import type { Voice } from '#platform/speech/voice';
import { type Wave, secondsOf } from '#platform/speech/wave';

export interface VoiceUnderTest {
  readonly voice: Voice;
  /** A text that it cannot say, and one for which it gives something else than sound. */
  readonly unsayable: string;
  readonly noise: string;
  close(): Promise<void>;
}

const text = 'The duty on drones is 25 percent.';

/** What every voice keeps to. */
export const describeVoice = (name: string, open: () => Promise<VoiceUnderTest>): void => {
  describe(`the voice ${name}`, () => {
    let tested: VoiceUnderTest;
    const said = (words: string, signal = new AbortController().signal) =>
      tested.voice.say({ text: words, language: 'en', signal });
    const sound = async (words: string): Promise<Wave> => {
      const wave = await said(words);
      if (wave.kind === 'fault') throw new Error(wave.detail);
      return wave;
    };

    beforeAll(async () => {
      tested = await open();
    });
    afterAll(() => tested.close());

    test('says a text, and a longer one for longer', async () => {
      const [short, long] = [await sound(text), await sound(`${text} ${text} ${text}`)];
      expect(secondsOf(short)).toBeGreaterThan(0.2);
      expect(secondsOf(long)).toBeGreaterThan(2 * secondsOf(short));
      expect(long).toMatchObject({ channels: short.channels, samplesPerSecond: short.samplesPerSecond });
    });

    test.each([
      ['lines', `${text}\n${text}\r\n${text}`],
      ['what looks like an option', '--voices -f /etc/passwd'],
      ['what looks like a command', '$(touch /tmp/x); `id` | cat && "'],
      ['other scripts', '关税 ist 25 Prozent — الرسوم'],
    ])('says %s as one text', async (_what, words) => {
      expect(secondsOf(await sound(words))).toBeGreaterThan(0.1);
    });

    test('says a text of the greatest length', async () => {
      const longest = `${text} `.repeat(200).slice(0, tested.voice.longestText);
      expect(secondsOf(await sound(longest))).toBeGreaterThan(10);
    });

    test('tells why it says nothing', async () => {
      expect(await said(tested.unsayable)).toMatchObject({ kind: 'fault', code: 'UNAVAILABLE' });
      expect(await said(tested.noise)).toMatchObject({ kind: 'fault', code: 'GARBLED' });
    });

    test('stops when it is told to', async () => {
      expect(await said(text, AbortSignal.abort())).toMatchObject({ kind: 'fault', code: 'STOPPED' });
    });
  });
};
