import { Injectable } from '@nestjs/common';
import { agencyNamed } from '#modules/agencies/published';
import { countryNamed, countryOf } from '#modules/countries/published';
import { ToldNewsOf } from '#modules/research/published';
import { trackerOfAgency, trackerOfCountry } from '#modules/subjects/published';
import { isoDay } from '#text/words/named-date';
import { agencyRecord } from './agency-record';
import { countryRecord } from './country-record';
import type { TopicRecord } from './record';
import { withTold } from './with-told';

/** What is recorded of agencies and countries, with the last news of their trackers. */
@Injectable()
export class TopicRecords {
  constructor(private readonly told: ToldNewsOf) {}

  /** By its name, abbreviation or alias. */
  async ofAgency(name: string, now: Date): Promise<TopicRecord | undefined> {
    const agency = agencyNamed(name);
    return agency && this.withNews(agencyRecord(agency), trackerOfAgency(agency), now);
  }

  /** By its name, alias or ISO 3166-1 code. */
  async ofCountry(name: string, now: Date): Promise<TopicRecord | undefined> {
    const asked = name.trim();
    const country = countryNamed(asked.replace(/^the /i, '')) ?? countryOf(asked.toUpperCase());
    return country && this.withNews(countryRecord(country), trackerOfCountry(country), now);
  }

  private async withNews(record: TopicRecord, trackerId: string, now: Date): Promise<TopicRecord> {
    return withTold(record, await this.told.find(trackerId, [{ updateId: null }], isoDay(now.getTime())));
  }
}
