import { z } from 'zod';
import { urlOf, wholeNumber } from '#platform/config/schemas';
import { ifSet, needs, settings, variable } from '#platform/config/settings';
import type { SpeechServiceSettings } from '#platform/speech/speech-service';

const variables = {
  TTS_BASE_URL: variable(urlOf('http:', 'https:').optional(), {
    expected: 'the address of an OpenAI-compatible server with its version, and together with TTS_MODEL',
    example: 'http://localhost:8880/v1',
    meaning:
      'A voice there [reads briefs out](../how-to/listen-to-updates.md). If not set: Piper or espeak-ng does, if installed.',
  }),
  TTS_API_KEY: variable(z.string().optional(), {
    expected: "the server's key, if it needs one, and together with TTS_BASE_URL",
    example: 'sk-…',
    meaning: 'Sent as a bearer token.',
  }),
  TTS_MODEL: variable(z.string().max(500).optional(), {
    expected: 'the name of a model at TTS_BASE_URL, or the file of a voice for Piper',
    example: 'tts-1',
    meaning: 'The model, as its server calls it; without `TTS_BASE_URL` the file of the voice with which Piper speaks.',
  }),
  TTS_VOICE: variable(z.string().max(200).default('alloy'), {
    expected: 'the name of a voice at TTS_BASE_URL',
    example: 'alloy',
    meaning: 'The voice, as that server calls it.',
  }),
  TTS_MONTHLY_CHARACTERS: variable(wholeNumber(1, 1_000_000_000).optional(), {
    expected: 'number of characters, at most 1000000000',
    example: '1000000',
    meaning:
      'How much may be read out in a calendar month (UTC); a brief of twenty lines has about 4000 characters. Once it is used up, nothing more is read out until the next month, and the account page says so. If not set: no limit.',
  }),
};

export interface AudioSettings {
  /** Absent: a program on this machine speaks. */
  readonly service?: SpeechServiceSettings;
  /** The voice file, for Piper. */
  readonly voiceFile?: string;
  /** The limit in a calendar month (UTC); unlimited if absent. */
  readonly monthlyCharacters?: number;
}

export const audioSettings = settings('Audio', {
  variables,
  rules: [needs('TTS_BASE_URL', 'TTS_MODEL'), needs('TTS_API_KEY', 'TTS_BASE_URL')],
  read: ({ TTS_BASE_URL, TTS_API_KEY, TTS_MODEL, TTS_VOICE, TTS_MONTHLY_CHARACTERS }): AudioSettings => ({
    ...(TTS_BASE_URL === undefined || TTS_MODEL === undefined
      ? ifSet('voiceFile', TTS_MODEL)
      : {
          service: {
            baseUrl: TTS_BASE_URL,
            model: TTS_MODEL,
            voice: TTS_VOICE,
            ...ifSet('apiKey', TTS_API_KEY),
          },
        }),
    ...ifSet('monthlyCharacters', TTS_MONTHLY_CHARACTERS),
  }),
});
