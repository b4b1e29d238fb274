import { readFileSync } from 'node:fs';
import type { ReadPage } from '#pages/page';
import { corpusFile } from './corpus-documents';
import { citedUrls, runTracker } from './run-tracker';

type Half = 'seen' | 'held';

interface TypedTopic {
  readonly topic: string;
  readonly half: Half;
  /** Ids of pages whose news somebody who typed this wants. */
  readonly on: readonly string[];
  /** Pages that mention it or are next to it, which count neither for nor against. */
  readonly maybe: readonly string[];
}

/** Pages of two weeks from invented sites, and topics as somebody types them; by an author who had seen no code. */
interface LabelledSites {
  readonly pages: readonly {
    readonly id: string;
    readonly host: string;
    readonly day: string;
    readonly title: string;
    readonly text: string;
  }[];
  readonly topics: readonly TypedTopic[];
}

const sites = JSON.parse(readFileSync(corpusFile('labels', 'typed-topics.json'), 'utf8')) as readonly LabelledSites[];

const urlOf = ({ id, host }: LabelledSites['pages'][number]): string => `https://${host}/${id}`;

interface ReadTopic {
  readonly topic: TypedTopic;
  readonly hosts: readonly string[];
  readonly pages: readonly { readonly id: string; readonly page: ReadPage }[];
}

/** The topics of a half, each with all pages of its sites. */
const typedTopics = (half: Half): readonly ReadTopic[] =>
  sites.flatMap((site) => {
    const hosts = [...new Set(site.pages.map(({ host }) => host))];
    const pages = site.pages.map((labelled) => ({
      id: labelled.id,
      page: {
        url: urlOf(labelled),
        foundAt: urlOf(labelled),
        host: labelled.host,
        title: labelled.title,
        publisher: labelled.host,
        author: '',
        publishedAt: `${labelled.day}T09:00:00+00:00`,
        blocks: [labelled.text],
      },
    }));
    return site.topics.filter((topic) => topic.half === half).map((topic) => ({ topic, hosts, pages }));
  });

const NOW = '2026-10-21T12:00:00.000Z';

/** What first runs on the topics of a half tell: pages on them, others, and of how many topics anything or rightly nothing. */
export const typedTopicFigures = (half: Half) => {
  const figures = { on: 0, reached: 0, wrong: 0, withPages: 0, telling: 0, without: 0, silent: 0 };
  for (const { topic, hosts, pages } of typedTopics(half)) {
    const read = pages.map(({ page }) => page);
    const { knowledge } = runTracker({ description: topic.topic, domains: hosts }, read, NOW);
    const urls = citedUrls(knowledge.claims);
    const cited = pages.filter(({ page }) => urls.has(page.url)).map(({ id }) => id);
    figures.on += topic.on.length;
    figures.reached += topic.on.filter((id) => cited.includes(id)).length;
    figures.wrong += cited.filter((id) => !topic.on.includes(id) && !topic.maybe.includes(id)).length;
    if (topic.on.length > 0) {
      figures.withPages++;
      figures.telling += Number(cited.length > 0);
    } else {
      figures.without++;
      figures.silent += Number(cited.length === 0);
    }
  }
  return figures;
};
