import { join } from 'node:path';
import { Outbound } from '#platform/fetch/outbound';
import { espeakVoice, piperVoice } from '#platform/speech/local-voice';
import { speechService } from '#platform/speech/speech-service';
import type { Voice } from '#platform/speech/voice';
import { startFakeSpeech } from '../support/fakes/fake-speech';
import { voicePrograms } from '../support/voice-programs';
import { describeVoice } from './voice.contract';

const programs = voicePrograms(['espeak-ng', 'piper']);
const local = (voice: Voice) => () =>
  Promise.resolve({ voice, unsayable: 'CRASH', noise: 'NOISE', close: () => Promise.resolve() });

describeVoice('of espeak-ng', local(espeakVoice(join(programs, 'espeak-ng'))));
describeVoice('of Piper', local(piperVoice(join(programs, 'piper'), '/voices/en.onnx')));
describeVoice('of a service', async () => {
  const outbound = new Outbound({ connectTo: new Map(), timeoutMs: 5000, maxBytes: 1024, userAgent: 'Aidy' });
  const server = await startFakeSpeech();
  const service = speechService(
    { baseUrl: `${server.baseUrl}/`, apiKey: 'key', model: 'tts-1', voice: 'alloy' },
    outbound,
  );
  return {
    voice: {
      ...service,
      say: async (utterance) => {
        server.answer(utterance.text === 'BUSY' ? 503 : 200);
        const said = await service.say(utterance);
        if (!utterance.signal.aborted)
          expect(server.calls.at(-1)).toEqual({
            path: '/v1/audio/speech',
            authorization: 'Bearer key',
            body: { model: 'tts-1', voice: 'alloy', input: utterance.text, response_format: 'wav' },
          });
        return said;
      },
    },
    unsayable: 'BUSY',
    noise: 'NOISE',
    async close() {
      await Promise.all([server.close(), outbound.close()]);
    },
  };
});
