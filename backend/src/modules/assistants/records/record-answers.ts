import type { Agency } from '#modules/agencies/published';
import { type Country, countryNamed, countryOf } from '#modules/countries/published';
import type { Conversation } from '../answering/conversation';
import type { ReplyPart } from '../answering/reply';
import { agencyRecord } from './agency-record';
import { countryRecord } from './country-record';
import type { TopicRecord } from './record';
import { answersAboutRecord } from './record-conversation';
import { recordReply } from './record-reply';

/** By its name, alias or ISO 3166-1 code. */
export const countryAsked = (name: string): Country | undefined =>
  countryNamed(name.trim().replace(/^the /i, '')) ?? countryOf(name.trim().toUpperCase());

const fromRecord = (conversation: Conversation, record: TopicRecord): Iterable<ReplyPart> =>
  recordReply(answersAboutRecord(conversation, record), record);

/** What the record of an agency answers, in its own words. */
export const agencyAnswer = (agency: Agency, conversation: Conversation): Iterable<ReplyPart> =>
  fromRecord(conversation, agencyRecord(agency));

/** What the record of a country answers, in its own words. */
export const countryAnswer = (country: Country, conversation: Conversation): Iterable<ReplyPart> =>
  fromRecord(conversation, countryRecord(country));
