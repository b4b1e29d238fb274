import { escapeUTF8 } from 'entities';
import type { EditorChoice } from '#events/trackers/tracker-settings';
import { xmlCharacters } from '#kernel/xml-characters';

interface ExportedSet {
  readonly name: string;
  readonly description: string;
  readonly domains: readonly string[];
}

interface ExportedTracker {
  readonly description: string;
  readonly frequency: string;
  readonly domains: readonly string[];
  /** Ids of those that it names. */
  readonly documents: readonly string[];
  /** Who chooses what is reported. */
  readonly editor: EditorChoice;
  /** Address of its feed. */
  readonly rssUrl: string;
  /** Address of its page. */
  readonly pageUrl: string;
}

export interface ExportedSources {
  readonly title: string;
  readonly at: Date;
  readonly sets: readonly ExportedSet[];
  readonly trackers: readonly ExportedTracker[];
}

/**
 * OPML 2.0 that other readers understand: a Source Set is a folder of links, a tracker a subscription to its feed. What
 * they do not know is in attributes of this product's namespace, by which `readOpml` recognises trackers.
 */
export const writeOpml = ({ title, at, sets, trackers }: ExportedSources): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0" xmlns:aidy="urn:aidy:opml">',
    `<head><title>${escaped(title)}</title><dateCreated>${at.toUTCString()}</dateCreated></head>`,
    '<body>',
    ...(sets.length > 0 ? folder('Source Sets', sets.flatMap(setOutline)) : []),
    ...(trackers.length > 0 ? folder('Trackers', trackers.map(trackerOutline)) : []),
    '</body>',
    '</opml>',
    '',
  ].join('\n');

const folder = (text: string, outlines: readonly string[]): readonly string[] => [
  `<outline${attributes({ text, 'aidy:kind': 'all' })}>`,
  ...outlines,
  '</outline>',
];

const setOutline = ({ name, description, domains }: ExportedSet): readonly string[] => [
  `<outline${attributes({ text: name, description })}>`,
  ...domains.map((host) => `<outline${attributes({ text: host, type: 'link', url: `https://${host}/` })}/>`),
  '</outline>',
];

const trackerOutline = ({
  description,
  frequency,
  domains,
  documents,
  editor,
  rssUrl,
  pageUrl,
}: ExportedTracker): string =>
  `<outline${attributes({
    text: description,
    type: 'rss',
    xmlUrl: rssUrl,
    htmlUrl: pageUrl,
    'aidy:kind': 'tracker',
    'aidy:frequency': frequency,
    'aidy:domains': domains.join(' '),
    'aidy:documents': documents.join(' '),
    'aidy:editor': editor === 'auto' ? '' : editor,
  })}/>`;

/** Empty ones are left out. */
const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** Line breaks would be read as spaces. */
const escaped = (text: string): string =>
  escapeUTF8(xmlCharacters(text)).replace(/[\t\n\r]/g, (each) => `&#${each.charCodeAt(0)};`);
