import type { ReadDocument } from '../document';
import { sentenceFault } from '#text/sentences/form';
import { accountOfEvent, type Account } from './same-event';

/** Number of sentences after the title in which a page reports its event. */
const OPENING_SENTENCES = 2;

const openingOf = (document: ReadDocument): readonly string[] => {
  const opening: string[] = [];
  for (const sentence of document.sentences) {
    if (sentenceFault(sentence) === null) opening.push(sentence.text);
    if (opening.length === OPENING_SENTENCES) break;
  }
  return opening;
};

/** The account of an unread page, from its title and first sentences. */
export const accountOfPage = (document: ReadDocument, topicTokens: ReadonlySet<string>, writtenAt: number): Account =>
  accountOfEvent(
    { title: document.page.title, lead: openingOf(document), wording: document.gate.counts.keys() },
    topicTokens,
    writtenAt,
  );
