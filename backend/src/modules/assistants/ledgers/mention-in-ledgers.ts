import { MAX_QUOTES, quotedAnswer } from '../answering/assistant-answer';
import { termsOf } from '../retrieval/index-terms';
import { hasPhrase, phrasesAskedFor } from '../retrieval/mention-question';
import { byNewestClaim } from './claim-passages';
import { MAX_CANDIDATES, candidatesFor } from './index/ledger-candidates';
import { headingOfClaim } from './index/ledger-index';
import type { LedgerAnswer, LedgerMaterial } from './ledger-material';
import { quoteOfClaim, withEndings } from './quoted-endings';

/** Answers whether ledgers mention something: by the newest lines that do. Null for any other question. */
export const mentionInLedgers = async (
  question: string,
  { ledgers, language, terms, load }: LedgerMaterial,
): Promise<LedgerAnswer | null> => {
  const phrases = phrasesAskedFor(question, terms);
  if (phrases === null) return null;
  const things = phrases.flatMap((phrase) => phrase.things);
  const lines = (await load(candidatesFor(things, ledgers, null, MAX_CANDIDATES))).map((quoted) => ({
    quoted,
    given: new Set(termsOf(`${quoted.claim.text} ${headingOfClaim(quoted.claim, language)}`, language)),
  }));
  const absent = phrases.filter((phrase) => !lines.some(({ given }) => hasPhrase(phrase, given)));
  const found = lines
    .flatMap(({ quoted, given }) => (phrases.every((phrase) => hasPhrase(phrase, given)) ? [quoted] : []))
    .sort(byNewestClaim);
  if (absent.length === 0 && found.length === 0) return null;
  const quotes = found.slice(0, MAX_QUOTES).map(quoteOfClaim);
  return absent.length > 0
    ? {
        answer: { kind: 'not_answered', nearest: [], absent: absent.map(({ written }) => written) },
        evidence: [],
        period: null,
      }
    : {
        answer: { ...quotedAnswer(withEndings(quotes)), isMentioned: true, more: found.length - quotes.length },
        evidence: quotes,
        period: null,
      };
};
