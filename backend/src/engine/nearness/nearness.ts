import { lazy } from '#kernel/memoize';
import { descending } from '#pages/listings/times';
import { isSection, type ReadPage } from '#pages/page';
import { isInOtherLanguage, languageOf } from '#text/languages/detection';
import type { LanguageCode } from '#text/languages/language';
import { paragraphsWithSingleSpaces } from '#text/sentences/sentences';
import { languageOfTracker } from '../gate/terms';
import { textFingerprint, unpackFingerprints } from '../known-page';
import { isNews, type Knowledge, type LedgerClaim } from '../ledger';
import { scaleOf, type PlacedSample, type Scale, type Vector, samples, type Sample } from './scale';

/** The topics and published lines that pages are compared with. */
export interface NearnessInput {
  /** The tracker's description and phrases of what else belongs to it. */
  readonly topics: readonly string[];
  readonly pages: readonly ReadPage[];
  readonly knowledge: Pick<Knowledge, 'claims' | 'pages'>;
}

/** How near pages come to a topic in meaning, by their addresses; see `scaleOf`. */
export type Nearness = ReadonlyMap<string, number>;

/** A comparison for which a model must first provide the meaning of texts. */
export interface MeaningComparison {
  /** Texts written by a person. */
  readonly ofOwner: readonly string[];
  /** The samples, then the texts of pages. */
  readonly ofPages: readonly string[];
  /** Number of pages compared. */
  readonly pages: number;
  /** The nearness of pages whose texts all have a vector; null if the model does not tell its samples apart. */
  nearness(vectorOf: (text: string) => Vector | undefined): Nearness | null;
}

interface TextToCompare {
  readonly text: string;
  readonly code: LanguageCode;
}

/** Maximum length of a text. More of it hardly reports more about the topic, and small models read no more. */
const MAX_TEXT_LENGTH = 600;
/** Number of newest published lines that a page is compared with. */
const MAX_CLAIMS = 40;

const cut = (text: string): string => text.slice(0, MAX_TEXT_LENGTH);

/** The language of a text; null if there are no samples in it. */
const codeOf = (text: string): LanguageCode | null => {
  const code = languageOf(text)?.code ?? 'en';
  return samples[code] === undefined || isInOtherLanguage([text]) ? null : code;
};

const written = (text: string): TextToCompare | null => {
  const opening = cut(text);
  const code = codeOf(opening);
  return code === null ? null : { text: opening, code };
};

const isKnown = <T>(value: T | null): value is T => value !== null;

const isUnread = (page: ReadPage, known: Knowledge['pages']): boolean => {
  const earlier = known.get(page.url);
  if (page.notModified === true) return false;
  if (earlier === undefined) return true;
  const seen = new Set(unpackFingerprints(earlier.fingerprints));
  return paragraphsWithSingleSpaces(page.blocks).some((block) => !seen.has(textFingerprint(block)));
};

const textOfPage = ({ title, blocks }: ReadPage): string => `${title}. ${blocks.join(' ')}`;

const textOfClaim = ({ text, evidence }: LedgerClaim): string => {
  const title = evidence[0]?.title ?? '';
  return title === '' ? text : `${title}. ${text}`;
};

const mayTeach = ({ verdict, evidence }: LedgerClaim): boolean =>
  verdict !== 'off_topic' && evidence[0]?.opensAt === undefined;

const most = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.max(...values));

/** The scales of a model, one for each pair of languages, computed from what it makes of the samples. */
const scalesOf = (vectorOf: (text: string) => Vector | undefined) => {
  /** Empty unless all samples have a vector, since the scale would differ without some. */
  const placed = (code: LanguageCode, kind: keyof Sample): readonly PlacedSample[] => {
    const own = samples[code] ?? [];
    const known = own.flatMap((sample, topic) => {
      const vector = vectorOf(sample[kind]);
      return vector === undefined ? [] : [{ vector, topic }];
    });
    return known.length === own.length ? known : [];
  };
  const remembered = new Map<string, () => Scale | null>();
  const scale = (name: string, make: () => Scale | null): Scale | null => {
    const known = remembered.get(name) ?? lazy(make);
    remembered.set(name, known);
    return known();
  };
  return {
    ofTopics: (topic: LanguageCode, page: LanguageCode) =>
      scale(`topic ${topic} ${page}`, () =>
        scaleOf(placed(topic, 'topic'), [...placed(page, 'page'), ...placed(page, 'later')]),
      ),
    ofPages: (published: LanguageCode, page: LanguageCode) =>
      scale(`page ${published} ${page}`, () => scaleOf(placed(published, 'page'), placed(page, 'later'))),
  };
};

/** The texts to embed for comparing a run's new pages with the topic; null if there is nothing to compare. */
export const comparisonOf = ({ topics, pages, knowledge }: NearnessInput): MeaningComparison | null => {
  const fresh = pages
    .filter((page) => !isSection(page) && page.headings === undefined && isUnread(page, knowledge.pages))
    .flatMap((page) => {
      const text = written(textOfPage(page));
      return text === null ? [] : [{ url: page.url, ...text }];
    });
  if (fresh.length === 0) return null;
  const languages = fresh.map(({ text }) => languageOf(text));
  const topicTexts = topics.map((topic): TextToCompare => ({
    text: cut(topic),
    code: languageOfTracker(topic, languages)?.code ?? 'en',
  }));
  const published = knowledge.claims
    .filter((claim) => isNews(claim) && mayTeach(claim))
    .sort((a, b) => descending(a.firstSeenAt, b.firstSeenAt))
    .slice(0, MAX_CLAIMS)
    .map((claim) => written(textOfClaim(claim)))
    .filter(isKnown);
  const codes = new Set([...fresh, ...topicTexts, ...published].map(({ code }) => code));
  const sampled = [...codes].flatMap((code) =>
    (samples[code] ?? []).flatMap(({ topic, page, later }) => [topic, page, later]),
  );
  return {
    ofOwner: topicTexts.map(({ text }) => text),
    ofPages: [...new Set([...sampled, ...published.map(({ text }) => text), ...fresh.map(({ text }) => text)])],
    pages: fresh.length,
    nearness(vectorOf) {
      const { ofTopics, ofPages } = scalesOf(vectorOf);
      const nearTo = (
        page: TextToCompare,
        own: Vector,
        others: readonly TextToCompare[],
        scale: typeof ofTopics,
      ): number | null =>
        most(
          others.flatMap((other) => {
            const vector = vectorOf(other.text);
            const measure = scale(other.code, page.code);
            return vector === undefined || measure === null ? [] : [measure(vector, own)];
          }),
        );
      const nearness = new Map<string, number>();
      for (const page of fresh) {
        const own = vectorOf(page.text);
        if (own === undefined) continue;
        const toTopic = nearTo(page, own, topicTexts, ofTopics);
        const toPublished = nearTo(page, own, published, ofPages);
        if (toTopic !== null) nearness.set(page.url, toPublished === null ? toTopic : (toTopic + toPublished) / 2);
      }
      return nearness.size === 0 ? null : nearness;
    },
  };
};
