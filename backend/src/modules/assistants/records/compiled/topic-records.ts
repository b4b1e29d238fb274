import { Injectable } from '@nestjs/common';
import { agencyByName } from '#modules/agencies/published';
import { countryByName, countryOf } from '#modules/countries/published';
import { PublicLines } from '#modules/explore/published';
import { type PublishedNews, PublishedNewsReader } from '#modules/research/published';
import { trackerOfAgency, trackerOfCountry } from '#modules/subjects/published';
import { isoDay } from '#text/words/date-mention';
import type { SubjectRecord } from '../record';
import { withNews } from '../with-news';
import { agencyRecord } from './agency-record';
import { countryRecord } from './country-record';

/**
 * The records of agencies and countries, with the latest news of their trackers and, for countries, of public trackers.
 */
@Injectable()
export class TopicRecords {
  constructor(
    private readonly news: PublishedNewsReader,
    private readonly lines: PublicLines,
  ) {}

  /** The record of an agency by its name, abbreviation or alias. */
  async ofAgency(name: string, now: Date): Promise<SubjectRecord | undefined> {
    const agency = agencyByName(name);
    return agency && withNews(agencyRecord(agency), await this.newsOf(trackerOfAgency(agency), now));
  }

  /** The record of a country by its name, alias or ISO 3166-1 code. */
  async ofCountry(name: string, now: Date): Promise<SubjectRecord | undefined> {
    const wanted = name.trim();
    const country = countryByName(wanted.replace(/^the /i, '')) ?? countryOf(wanted.toUpperCase());
    if (country === undefined) return undefined;
    const [news, lines] = await Promise.all([this.newsOf(trackerOfCountry(country), now), this.lines.on(country, now)]);
    return withNews(countryRecord(country), news, lines);
  }

  private newsOf(trackerId: string, now: Date): Promise<readonly PublishedNews[]> {
    return this.news.newsOf(trackerId, [{ updateId: null }], isoDay(now.getTime()));
  }
}
