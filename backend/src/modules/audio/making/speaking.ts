import { Inject, Injectable, Logger } from '@nestjs/common';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { installedProgram } from '#platform/programs/installed-program';
import { type Encoder, installedEncoder } from '#platform/speech/encoder';
import { espeakVoice, piperVoice } from '#platform/speech/local-voice';
import { speechService } from '#platform/speech/speech-service';
import type { Voice } from '#platform/speech/voice';
import { type AudioSettings, audioSettings } from '../audio.settings';

/** The voice and the encoder that this process has. */
@Injectable()
export class Speaking {
  /** The voice; null if no service is configured and no program installed. */
  readonly voice: Voice | null;
  readonly encoder: Encoder;

  constructor(@Inject(audioSettings.port) settings: AudioSettings, outbound: ConfiguredOutbound) {
    const log = new Logger(Speaking.name);
    this.voice = settings.service === undefined ? localVoice(settings) : speechService(settings.service, outbound);
    this.encoder = installedEncoder((detail) => log.warn(`A recording is kept as a WAV file. ${detail}`));
  }
}

const localVoice = ({ voiceFile }: AudioSettings): Voice | null => {
  const piper = voiceFile === undefined ? null : installedProgram('piper');
  if (piper !== null && voiceFile !== undefined) return piperVoice(piper, voiceFile);
  const espeak = installedProgram('espeak-ng');
  return espeak === null ? null : espeakVoice(espeak);
};
