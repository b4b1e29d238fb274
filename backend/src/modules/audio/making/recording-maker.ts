import { Inject, Injectable } from '@nestjs/common';
import type { OfBrief, RecordingFault } from '#events/audio/recording.events';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import type { Ids } from '#kernel/ids';
import { accounts } from '#modules/accounts/published';
import { BriefContents, briefs, mayListen } from '#modules/delivery/published';
import type { AttemptOutcome } from '#modules/outbound/published';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { FILE_STORE, type FileStore } from '#platform/file-store/file-store';
import { putWhole } from '#platform/file-store/put-whole';
import { IDS } from '#platform/ids';
import { type UpToDatePorts, findUpToDate } from '#platform/read-store/find-up-to-date';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/read-store/read-model-progress';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import type { SpeechFault, Voice } from '#platform/speech/voice';
import { secondsOf } from '#platform/speech/wave';
import { type FinishedRecording, recordingDecider } from '../domain/recording.decider';
import { chaptersFile, soundFile } from '../recording-files';
import { type Script, scriptOf } from '../script/script-of-brief';
import { chaptersJson } from './chapters';
import { speakScript } from './speak-script';
import { Speaking } from './speaking';
import { SpokenBudget } from './spoken-budget';

const MAX_BYTES = 256 * 1024 * 1024;

const cancelled = (reason: RecordingFault): AttemptOutcome => ({ kind: 'cancelled', reason });

const outcomeOf = ({ code, detail }: SpeechFault): AttemptOutcome => {
  const isFinal = code === 'REFUSED' || code === 'GARBLED';
  return { kind: isFinal ? 'refused' : 'retry', fault: code, detail };
};

/** Reads a brief out, and keeps the file. Idempotent: a repetition writes an identical file. */
@Injectable()
export class RecordingMaker implements UpToDatePorts {
  constructor(
    @Inject(READ_STORE) readonly reads: ReadStore,
    @Inject(EVENT_STORE) readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) readonly progress: ReadModelProgress,
    @Inject(FILE_STORE) private readonly files: FileStore,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly contents: BriefContents,
    private readonly speaking: Speaking,
    private readonly budget: SpokenBudget,
    private readonly runner: CommandRunner,
  ) {}

  async make(of: OfBrief, signal: AbortSignal): Promise<AttemptOutcome> {
    const { voice } = this.speaking;
    if (voice === null) return cancelled('no_voice');
    const [brief] = await findUpToDate(this, briefs, { _id: of.briefId });
    if (!(await mayListen(this.reads, of.userId))) return cancelled('no_plan');
    // The brief as it read on its own day.
    const content = brief === undefined ? null : await this.contents.find(of.briefId, new Date(brief.planned_at));
    if (content === null) return cancelled('nothing_left_to_tell');
    const script = scriptOf(content);
    if (!(await this.budget.hasRoomFor(script.characters))) return cancelled('over_budget');
    return this.record(of, script, voice, signal);
  }

  private async record(of: OfBrief, script: Script, voice: Voice, signal: AbortSignal): Promise<AttemptOutcome> {
    const read = await speakScript(script, voice, signal);
    if (read.kind === 'fault') return outcomeOf(read);
    const { bytes, format } = await this.speaking.encoder.encode(read.wave, signal);
    await putWhole(this.files, chaptersFile(of), chaptersJson(read.chapters), MAX_BYTES);
    await putWhole(this.files, soundFile(of, format), bytes, MAX_BYTES);
    // An erasure that came meanwhile has deleted the person's files, but not these.
    const [account] = await findUpToDate(this, accounts, { _id: of.userId });
    if (account?.status !== 'active') {
      await Promise.all([this.files.delete(soundFile(of, format)), this.files.delete(chaptersFile(of))]);
      return cancelled('account_ended');
    }
    const seconds = Math.round(secondsOf(read.wave));
    const { characters } = script;
    return this.finish(of, { format, bytes: bytes.byteLength, seconds, characters, voice: voice.kind });
  }

  private async finish(of: OfBrief, made: FinishedRecording): Promise<AttemptOutcome> {
    const context = ofTheSystem(this.ids.next(), this.clock.now());
    const decided = await this.runner.run(recordingDecider, of.briefId, { type: 'Finish', ...of, made }, context);
    return isRefusal(decided)
      ? { kind: 'retry', fault: 'NOT_RECORDED', detail: decided.detail }
      : { kind: 'delivered' };
  }
}
