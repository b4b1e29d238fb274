import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { spokenCharacters } from '#projections/audio/spoken-characters/spoken-characters.projection';
import { monthOf } from '#projections/month-of';
import { type AudioSettings, audioSettings } from '../audio.settings';

/** The limit for reading out in a calendar month (UTC). Briefs read out at the same time may exceed it by their length. */
@Injectable()
export class SpokenBudget {
  /** The limit in characters; null for none. */
  readonly limit: number | null;

  constructor(
    @Inject(audioSettings.port) { monthlyCharacters }: Pick<AudioSettings, 'monthlyCharacters'>,
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'get'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.limit = monthlyCharacters ?? null;
  }

  async spent(): Promise<number> {
    return (await this.reads.get(spokenCharacters, monthOf(this.clock.now().toISOString())))?.characters ?? 0;
  }

  async hasRoomFor(characters: number): Promise<boolean> {
    return this.limit === null || (await this.spent()) + characters <= this.limit;
  }
}
