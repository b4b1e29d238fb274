import { Injectable } from '@nestjs/common';
import { agencyNamed } from '#modules/agencies/published';
import { countryNamed, countryOf } from '#modules/countries/published';
import { PublicLines } from '#modules/explore/published';
import { type ToldNews, ToldNewsOf } from '#modules/research/published';
import { trackerOfAgency, trackerOfCountry } from '#modules/subjects/published';
import { isoDay } from '#text/words/date-mention';
import { agencyRecord } from './agency-record';
import { countryRecord } from './country-record';
import type { SubjectRecord } from '../record';
import { withTold } from '../with-told';

/** The records of agencies and countries, with the latest news of their trackers, and of countries with what public trackers tell. */
@Injectable()
export class TopicRecords {
  constructor(
    private readonly told: ToldNewsOf,
    private readonly lines: PublicLines,
  ) {}

  /** The record of an agency by its name, abbreviation or alias. */
  async ofAgency(name: string, now: Date): Promise<SubjectRecord | undefined> {
    const agency = agencyNamed(name);
    return agency && withTold(agencyRecord(agency), await this.toldOf(trackerOfAgency(agency), now));
  }

  /** The record of a country by its name, alias or ISO 3166-1 code. */
  async ofCountry(name: string, now: Date): Promise<SubjectRecord | undefined> {
    const asked = name.trim();
    const country = countryNamed(asked.replace(/^the /i, '')) ?? countryOf(asked.toUpperCase());
    if (country === undefined) return undefined;
    const [told, lines] = await Promise.all([this.toldOf(trackerOfCountry(country), now), this.lines.on(country, now)]);
    return withTold(countryRecord(country), told, lines);
  }

  private toldOf(trackerId: string, now: Date): Promise<readonly ToldNews[]> {
    return this.told.find(trackerId, [{ updateId: null }], isoDay(now.getTime()));
  }
}
