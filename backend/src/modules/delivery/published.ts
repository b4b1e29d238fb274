export { type DeliverySettings, deliverySettings } from './delivery.settings';
export { type BriefContent, BriefContents, pathOfScope } from './brief/brief-contents';
export type { BriefLine, BriefSection } from './brief/compose-brief';
export { mayListen } from './may-listen';
export { recipientOfStoredBrief } from './mail/stored-brief';
export { BRIEF_TIMES_FROM, briefTimes } from './brief-times';
export { titleOfScope } from './brief/title-of-scope';
export { type BriefDocument, briefs } from '#projections/delivery/briefs/briefs.projection';
export { introductionOf, briefLabel, moreFindings, spokenNotesOf, publisherAndDay } from './brief/brief-words';
