import { evidenceTexts } from './texts/evidence';

/** 'on 14 pages': the number of pages that report an event, or name its day and subject. */
export const formatMentionCount = (pages: number): string => evidenceTexts().reportedOn(pages);
