import { isFetchFailure } from '../fetch/fetch-failure';
import type { Outbound } from '../fetch/outbound';
import { type SpeechFault, type Voice, speechFault } from './voice';
import { readWave } from './wave';

export interface SpeechServiceSettings {
  /** Address up to and including the version, e.g. `http://localhost:8880/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
  readonly voice: string;
}

const TIMEOUT_MS = 120_000;
/** Maximum bytes of sound, some ten minutes at 24,000 samples a second. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Longest text that OpenAI takes, in characters. */
const LONGEST_TEXT = 4000;

const codeOfStatus = (status: number): SpeechFault['code'] => {
  if (status === 429) return 'RATE_LIMITED';
  return status >= 500 || status === 408 ? 'UNAVAILABLE' : 'REFUSED';
};

/** A voice behind `audio/speech` as OpenAI, LocalAI, Kokoro, Speaches and others offer it. */
export const speechService = (settings: SpeechServiceSettings, outbound: Pick<Outbound, 'call'>): Voice => {
  const { baseUrl, apiKey, model, voice } = settings;
  const address = `${baseUrl.replace(/\/+$/, '')}/audio/speech`;
  return {
    kind: 'service',
    longestText: LONGEST_TEXT,
    async say({ text, signal }) {
      const answer = await outbound.call(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'audio/wav',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, voice, input: text, response_format: 'wav' }),
        trust: 'operator',
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        signal,
      });
      if (isFetchFailure(answer)) {
        const isOver = answer.kind === 'too_large' || answer.kind === 'garbled';
        const code = answer.kind === 'stopped' ? 'STOPPED' : isOver ? 'GARBLED' : 'UNAVAILABLE';
        return speechFault(code, `The service did not answer: ${answer.reason.kind}.`);
      }
      if (answer.status !== 200)
        return speechFault(codeOfStatus(answer.status), `The service answered with status ${answer.status}.`);
      const wave = readWave(answer.body);
      return wave === null || wave.samples.length === 0
        ? speechFault('GARBLED', 'The service answered with something else than a WAV file.')
        : wave;
    },
  };
};
