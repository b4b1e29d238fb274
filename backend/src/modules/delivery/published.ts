/** What other areas may import from this one. */
export { type DeliverySettings, deliverySettings } from './delivery.settings';
export { type BriefContent, BriefContents, pathOfScope } from './brief/brief-contents';
export type { BriefLine, BriefSection } from './brief/compose-brief';
export { titleOfScope } from './brief/title-of-scope';
export { introOf, leadOf, moreFindings, notesOf, whereOf } from './brief/words';
