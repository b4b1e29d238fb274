import { writeWave } from '#platform/speech/wave';
import { listening } from '../servers/listening';

export interface SpeechCall {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly voice: string;
    readonly input: string;
    readonly response_format: string;
  };
}

export interface FakeSpeech {
  /** Value for TTS_BASE_URL. */
  readonly baseUrl: string;
  readonly calls: readonly SpeechCall[];
  /** From now on: a status, or `hold` until `release`. */
  answer(status: number | 'hold'): void;
  release(): void;
  close(): Promise<void>;
}

/** 10 ms for each character. */
const spoken = (text: string): Uint8Array =>
  writeWave({
    kind: 'wave',
    samplesPerSecond: 24_000,
    channels: 1,
    samples: new Uint8Array(text.length * 480).fill(1),
  });

/** A server of OpenAI's `audio/speech`. What is said is as long as its text; `NOISE` is said as something that is no sound. */
export const startFakeSpeech = async (): Promise<FakeSpeech> => {
  const calls: SpeechCall[] = [];
  const held = new Set<() => void>();
  let next: number | 'hold' = 200;
  const server = await listening((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as SpeechCall['body'];
      calls.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      const say = (): void => {
        response.writeHead(200, { 'content-type': 'audio/wav' });
        response.end(body.input.includes('NOISE') ? '{"error": "no voice"}' : spoken(body.input));
      };
      if (next === 'hold') held.add(say);
      else if (next === 200) say();
      else response.writeHead(next, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return {
    baseUrl: `${server.origin}/v1`,
    calls,
    answer: (status) => {
      next = status;
    },
    release() {
      next = 200;
      for (const say of held) say();
      held.clear();
    },
    close: server.close,
  };
};
