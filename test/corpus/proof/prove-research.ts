import { isNews, nothingKnown, type Findings, type LedgerClaim } from '#engine/ledger';
import { composeState } from '#modules/research/news-engine';
import type { ReadPage } from '#pages/page';
import { repeats } from '#test/support/long';
import { secondSplitterAgrees } from '#text/sentences/second-splitter';
import { sentencesOf, withSingleSpaces, type Sentence } from '#text/sentences/sentences';
import { topic, topicNames } from './corpus-documents';
import { noisyDays, toldInTime, walk, type WalkedDay } from './day-by-day';
import {
  boundaryLabels,
  descriptions,
  documentIds,
  eventLabels,
  heldOutEventLabels,
  limits,
  mustTell,
  offTopic,
  thirdEventLabels,
} from './expectations';
import { brokenLines, checkedByHand, repeatedPairs } from './form';
import { mixedHosts } from './mixed-hosts';
import { perturbed } from './perturbations';
import {
  instructions,
  nearMisses,
  newsLikeFooters,
  plantedOrder,
  replacedText,
  reversals,
  withBlocks,
} from './planted';
import { headlines, quality } from './quality';
import { citedUrls, publishedNothing, runTracker } from './run-tracker';

const MORE_RUNS = repeats(100, 10);
const PERTURBED_RUNS = repeats(20, 4);

/** The sentence that a line is, or the two sentences of which it is made; empty if it is neither. */
const sentencesIn = (line: string, sentences: readonly Sentence[]): readonly Sentence[] => {
  const index = sentences.findIndex(({ text }) => line === text || line.startsWith(`${text} `));
  const parts = sentences.slice(index, index + (sentences[index]?.text === line ? 1 : 2));
  return parts.map(({ text }) => text).join(' ') === line ? parts : [];
};

/**
 * Quality tests of research over given pages: the plain documents, or served pages as read by the reading stage. The
 * thresholds come from the original issue.
 */
export const proveResearch = (pages: readonly ReadPage[]): void => {
  const ids = documentIds();
  const isOf = (name: string) => (url: string) => ids.get(url)?.startsWith(`${name}-`) === true;
  const walks = new Map<string, readonly WalkedDay[]>();
  const walkOf = (name: string): readonly WalkedDay[] => {
    const tracker = descriptions().find((description) => description.topic === name);
    const days = walks.get(name) ?? walk({ description: tracker?.long ?? '' }, pages);
    walks.set(name, days);
    return days;
  };
  const lastOf = (name: string): WalkedDay => {
    const last = walkOf(name).at(-1);
    if (last === undefined) throw new Error(`the walk of ${name} has no day`);
    return last;
  };
  const claimsOf = (name: string): readonly LedgerClaim[] => lastOf(name).knowledge.claims;

  describe('mixed hosts: every topic served at once', () => {
    test.each(descriptions())(
      '$topic: its lines come from its own documents, which reach the ledger',
      ({ topic: name, long }) => {
        const { precision, recall, unexplained } = mixedHosts(pages, name, long);
        expect(precision).toBeGreaterThanOrEqual(limits.precision);
        expect(recall).toBeGreaterThanOrEqual(limits.recall);
        expect(unexplained).toEqual([]);
      },
    );

    test.each(descriptions())('“$short” finds them too', ({ topic: name, short }) => {
      expect(mixedHosts(pages, name, short).recall).toBeGreaterThanOrEqual(limits.recall);
    });

    test.each(offTopic)('“%s” publishes nothing', (description) => {
      const { findings } = runTracker({ description }, pages, '2026-08-22T23:59:00Z');
      expect(findings.recorded).toEqual([]);
    });
  });

  describe.each([
    { documents: '25 documents', labels: eventLabels(), least: 22 },
    { documents: '20 documents listed after the weights were settled', labels: heldOutEventLabels(), least: 15 },
    { documents: '22 more documents listed unseen', labels: thirdEventLabels(), least: 13 },
  ])('quality: the headlines of $documents, against the sentences listed by reading', ({ labels, least }) => {
    const told = headlines(pages, labels);
    const { tells, nothing } = quality(told);

    test('enough of them tell the event', () => expect(tells).toBeGreaterThanOrEqual(limits.headlinesListed));
    test('few of them say nothing', () => expect(nothing).toBeLessThanOrEqual(limits.headlinesEmpty));
    test('enough documents are published for that to be meaningful', () =>
      expect(told.filter(({ verdict }) => verdict !== 'untold').length).toBeGreaterThanOrEqual(least));
  });

  describe('sentences, against boundaries listed by hand', () => {
    test.each(Object.entries(boundaryLabels()))('%s', (_, paragraphs) => {
      for (const { paragraph, sentences } of paragraphs) {
        const found = new Set(sentencesOf([paragraph]).map(({ text }) => text));
        expect(sentences.filter((sentence) => !found.has(sentence))).toEqual([]);
      }
    });

    test('cover twenty documents and more', () =>
      expect(Object.keys(boundaryLabels()).length).toBeGreaterThanOrEqual(20));
  });

  describe.each(topicNames)('form of every line of %s', (name) => {
    test('each is a complete sentence of its page', () => {
      expect(brokenLines(claimsOf(name), pages)).toEqual([]);
      expect(checkedByHand(claimsOf(name))).toBeGreaterThan(5);
    });

    test('a second splitter agrees on the sentence', () => {
      const refused = claimsOf(name).filter(({ evidence: [first] }) => {
        const blocks = (pages.find(({ url }) => url === first?.url)?.blocks ?? []).map(withSingleSpaces);
        const parts = sentencesIn(first?.quote ?? '', sentencesOf(blocks));
        return parts.length === 0 || !parts.every((each) => secondSplitterAgrees(blocks[each.block] ?? '', each));
      });
      expect(refused).toEqual([]);
    });

    test('no two lines of an answer repeat each other', () => {
      for (const { findings, knowledge } of walkOf(name)) {
        expect(repeatedPairs(findings.recorded.map(({ claim }) => claim.text))).toEqual([]);
        expect(
          repeatedPairs(composeState(knowledge.claims, Date.parse(findings.at)).lines.map(({ text }) => text)),
        ).toEqual([]);
      }
    });

    test('no line is published twice, mirrors or not', () => {
      const texts = claimsOf(name).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    });
  });

  describe.each(topicNames)('day by day: %s', (name) => {
    test('documents are published on their first day, or become evidence of an earlier story', () => {
      expect(toldInTime(walkOf(name), isOf(name)).share).toBeGreaterThanOrEqual(limits.toldInTime);
    });

    test('days without a new document publish nothing', () => {
      const quiet = walkOf(name).filter(({ fresh }) => fresh.length === 0);
      expect(quiet.length).toBeGreaterThan(20);
      expect(noisyDays(walkOf(name))).toEqual([]);
    });

    test(`${MORE_RUNS} more runs over the same pages publish nothing`, () => {
      let { knowledge } = lastOf(name);
      for (let run = 0; run < MORE_RUNS; run++) {
        const again = runTracker(
          { description: topic(name).tracker_description },
          pages,
          `2026-09-01T00:00:${String(run % 60).padStart(2, '0')}Z`,
          knowledge,
        );
        expect(publishedNothing(again.findings)).toBe(true);
        knowledge = again.knowledge;
      }
      expect(knowledge.claims).toEqual(lastOf(name).knowledge.claims);
    });

    test(`${PERTURBED_RUNS} runs over pages with other footers, dates and order publish nothing`, () => {
      let { knowledge } = lastOf(name);
      const published: string[] = [];
      for (let turn = 0; turn < PERTURBED_RUNS; turn++) {
        const again = runTracker(
          { description: topic(name).tracker_description },
          perturbed(pages, turn),
          `2026-09-${String(turn + 1).padStart(2, '0')}T12:00:00Z`,
          knowledge,
        );
        published.push(...again.findings.recorded.map(({ claim }) => claim.text));
        knowledge = again.knowledge;
      }
      expect(published).toEqual([]);
    });
  });

  describe('must tell, within a day of publication', () => {
    test.each(mustTell())('$event', ({ tracker, published, documents }) => {
      const urls = [...ids].filter(([, id]) => documents.includes(id)).map(([url]) => url);
      const dayAfter = new Date(Date.parse(published) + 86_400_000).toISOString().slice(0, 10);
      const days = walkOf(tracker).filter(({ day }) => day >= published && day <= dayAfter);
      const cited = new Set(days.flatMap(({ knowledge }) => [...citedUrls(knowledge.claims)]));
      expect(urls.some((url) => cited.has(url))).toBe(true);
    });
  });

  const AI = 'ai-regulation';
  const ai = { description: topic(AI).tracker_description };
  const next = '2026-08-24T23:59:00Z';

  describe('planted changes', () => {
    const tariffs = { description: topic('us-tariffs').tracker_description };
    const urlOf = (id: string): string => [...ids].find(([, other]) => other === id)?.[0] ?? '';

    test.each([
      ['us-tariffs-07', '10%', '15%'],
      ['us-tariffs-09', '10 percent ad valorem', '15 percent ad valorem'],
      ['us-tariffs-12', '50%', '35%'],
    ])('%s: a change from %s to %s gives one Changed line with both figures', (id, from, to) => {
      const { findings, knowledge } = runTracker(
        tariffs,
        replacedText(pages, urlOf(id), from, to),
        next,
        lastOf('us-tariffs').knowledge,
      );
      const news = findings.recorded.filter(({ claim }) => isNews(claim));
      expect(news.map(({ kind }) => kind)).toEqual(['changed']);
      expect(findings.recorded[0]?.claim.text).toContain(to);
      expect(from).toContain(findings.recorded[0]?.was ?? 'nothing');
      expect(
        composeState(knowledge.claims, Date.parse(next)).lines.every(
          ({ text }) => !findings.recorded[0]?.replaces.includes(text),
        ),
      ).toBe(true);
    });
  });

  describe('planted reversals', () => {
    const before = lastOf(AI).knowledge;

    test.each(reversals)('“%s” contradicts it once', (sentence) => {
      const { findings, knowledge } = runTracker(ai, [...pages, plantedOrder(sentence)], next, before);
      const contradicted = findings.recorded.filter(({ kind }) => kind === 'contradicted');
      expect(contradicted).toHaveLength(1);
      expect(contradicted[0]?.claim.text).toBe(sentence);
      expect(contradicted[0]?.wasEvidence?.title).toContain('14319');
      const held = knowledge.claims.filter(({ evidence }) => evidence.some(({ title }) => title.includes('14319')));
      expect(held.every(({ live, status }) => !live && status === 'contradicted')).toBe(true);
    });

    test.each(nearMisses)('“%s” contradicts nothing', (sentence) => {
      const { findings } = runTracker(ai, [...pages, plantedOrder(sentence)], next, before);
      expect(findings.recorded.filter(({ kind }) => kind !== 'new')).toEqual([]);
    });
  });

  describe('what documents of the corpus overrule, as listed by reading', () => {
    const AI_ORDER =
      'Today, President Biden is issuing a landmark Executive Order to ensure that America leads the way in seizing the promise and managing the risks of artificial intelligence (AI).';

    const RECIPROCAL_DUTY =
      'Except as otherwise provided in this order, all articles imported into the customs territory of the United States shall be, consistent with law, subject to an additional ad valorem rate of duty of 10 percent.';

    test.each([
      {
        name: 'us-tariffs',
        overruled: [
          ['contradicted', 'us-tariffs-08', RECIPROCAL_DUTY],
          ['changed', 'us-tariffs-13', '30 days after signing'],
        ],
      },
      { name: 'ai-regulation', overruled: [['contradicted', 'ai-regulation-01', AI_ORDER]] },
      { name: 'spaceflight', overruled: [] },
    ])('$name', ({ name, overruled }) => {
      const found = walkOf(name).flatMap(({ findings }) => findings.recorded.filter(({ kind }) => kind !== 'new'));
      expect(found.map(({ kind, claim, was }) => [kind, ids.get(claim.evidence[0]?.url ?? ''), was])).toEqual(
        overruled,
      );
    });
  });

  describe('content of a page other than its news', () => {
    test.each(topicNames)('news-like footers of every page give no line: %s', (name) => {
      const days = walk({ description: topic(name).tracker_description }, pages, (served) =>
        withBlocks(served, newsLikeFooters),
      );
      const lines = days.flatMap(({ findings }) => findings.recorded.map(({ claim }) => claim.text));
      expect(lines.filter((line) => newsLikeFooters.includes(line))).toEqual([]);
      expect(lines.length).toBeGreaterThan(10);
    });

    test.each(['start', 'end'] as const)('instructions at the %s of a page give no line', (at) => {
      const { findings } = runTracker(ai, withBlocks(pages, instructions, at), next, nothingKnown);
      const lines = findings.recorded.map(({ claim }) => claim.text);
      expect(lines.filter((line) => instructions.some((instruction) => instruction.includes(line)))).toEqual([]);
      const overruling = ({ recorded }: Findings) =>
        recorded.filter(({ kind }) => kind !== 'new').map(({ was }) => was);
      expect(overruling(findings)).toEqual(overruling(runTracker(ai, pages, next, nothingKnown).findings));
    });

    test('instructions on a single page give none either', () => {
      const { findings } = runTracker(
        ai,
        [plantedOrder(instructions[0] ?? '', instructions.slice(1))],
        next,
        nothingKnown,
      );
      const lines = findings.recorded.map(({ claim }) => claim.text);
      expect(lines.filter((line) => instructions.some((instruction) => instruction.includes(line)))).toEqual([]);
    });
  });
};
