import { Inject, Injectable } from '@nestjs/common';
import type { Country } from '#modules/countries/published';
import { type HoldingLine, HoldingLines } from '#modules/research/published';
import { trackerOfCountry } from '#modules/subjects/published';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { notedTrackers } from '../noted-trackers';
import { isOnCountry } from './is-on-country';

/** A line with the title of the tracker that told it. */
export interface PublicLine extends HoldingLine {
  readonly trackerTitle: string;
}

/** Most trackers whose lines are looked through, those with the newest news. */
const MAX_TRACKERS = 100;

/** Finds what public trackers tell of trade with a country, besides its own. */
@Injectable()
export class PublicLines {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly lines: HoldingLines,
  ) {}

  /** The line with the newest page first. Whether a tracker is public is read each time. */
  async on(country: Country, now: Date): Promise<readonly PublicLine[]> {
    const own = trackerOfCountry(country);
    const trackers = (await notedTrackers(this.reads, MAX_TRACKERS)).filter(({ _id }) => _id !== own);
    const titles = new Map(trackers.map(({ _id, title }) => [_id, title]));
    const found = await this.lines.ofTrackers(trackers, (text) => isOnCountry(country, text), now.getTime());
    return found.map((line) => ({ ...line, trackerTitle: titles.get(line.trackerId) ?? '' }));
  }
}
