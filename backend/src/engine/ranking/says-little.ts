import { anyModal, boundSubject, obliged, reported, urges, urging } from '#text/languages/english/arguments';
import { imperatives } from '#text/languages/english/event-words';
import { contentOfDocument, furtherClause, presentation } from '#text/languages/english/publications';
import { bracketedAfterSpace, quotation } from '#text/words/quotations';
import { YEAR_AS_WORD } from '#text/words/year';

export const hasContent = (rest: string): boolean => contentOfDocument.test(rest.replace(YEARS, ''));

const YEARS = new RegExp(YEAR_AS_WORD, 'g');

/** Whether a line reports only that a document was published: `The ministry released its rail strategy.` */
export const isBareAnnouncement = (text: string): boolean => {
  const { before = '', rest } =
    presentation.exec(text.replace(quotation, '“”').replace(bracketedAfterSpace, ''))?.groups ?? {};
  return rest !== undefined && !furtherClause.test(before) && !hasContent(rest);
};

const exhorts = (text: string): boolean => {
  if (/\d/.test(text) || !anyModal.test(text)) return false;
  const { subject = '', modal: word = '', verb = '' } = urging.exec(text)?.groups ?? {};
  if (verb === '' || reported.test(subject)) return false;
  return !(word === 'must' && verb !== 'be' && boundSubject.test(subject));
};

const mainClause = (text: string, phrase: RegExp): boolean => {
  const index = text.search(phrase);
  return index >= 0 && !reported.test(text.slice(0, index));
};

/** Whether a line argues for what ought to be: `The Nation must remain a leader in space.` Nothing happened. */
export const argues = (text: string): boolean => {
  const own = text.replace(quotation, '“”');
  return mainClause(own, urges) || mainClause(own, obliged) || exhorts(own);
};

export const saysLittle = (text: string): boolean => isBareAnnouncement(text) || argues(text);

/** Whether a text has no subject: `Promote the use of …`, `Removing barriers to …`. */
const lacksSubject = (text: string): boolean => imperatives.has((text.split(' ', 1)[0] ?? '').toLowerCase());

/** Whether a sentence that is fit to be printed also reports something without those around it, under its page's title. */
export const isInformativeAlone = (text: string): boolean => !lacksSubject(text) && !saysLittle(text);
