import { Parser } from 'htmlparser2';
import { cleanText } from '#kernel/invisible-characters';
import { xmlCharacters } from '#kernel/xml-characters';
import type { OpmlFile, Outline } from './domain/opml';

/** Deeper outlines are passed over: no reader nests folders like this. */
const MAX_DEPTH = 20;
/** Reading ends where elements are nested deeper: the parser's time grows with the square of the depth. */
const MAX_NESTING = 500;
/** What is read of one file. */
const MAX_OUTLINES = 10_000;
/** Characters of a name, and of the names of the folders around it. */
const LONGEST_TEXT = 2000;

/** Attributes of this product. */
const KIND = 'aidy:kind';
const FREQUENCY = 'aidy:frequency';
const DOMAINS = 'aidy:domains';
const DOCUMENTS = 'aidy:documents';
const EDITOR = 'aidy:editor';

type Attributes = Readonly<Record<string, string>>;

interface Opened {
  readonly outline: Outline;
  /** Its name after those of the folders around it. */
  readonly path: string | null;
  /** Rank in the order in which outlines begin. */
  readonly order: number;
  isFolder: boolean;
}

/**
 * Reads as much of an OPML 1 or 2 file as possible: unclosed and mismatched tags lose only themselves. Nothing is
 * fetched and no entity is declared, so a file can neither read others, nor call addresses, nor expand its text. Null
 * if the text is not OPML.
 */
export const readOpml = (text: string): OpmlFile | null => {
  const read: Opened[] = [];
  const open: Opened[] = [];
  const lineAt = lineCounter(text);
  let isOpml = false;
  let title = '';
  let inTitle = false;
  let nesting = 0;
  let tooDeep = 0;
  let begun = 0;
  let left = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        nesting += 1;
        if (nesting > MAX_NESTING) {
          left += 1;
          parser.pause();
          return;
        }
        if (name === 'opml') isOpml = true;
        inTitle = name === 'title' && open.length === 0;
        if (name !== 'outline') return;
        const parent = open.at(-1);
        if (parent !== undefined) parent.isFolder = true;
        if (open.length === MAX_DEPTH) {
          tooDeep += 1;
          left += 1;
          return;
        }
        open.push(openedBy(attributes, parent, { line: lineAt(parser.startIndex), order: begun }));
        begun += 1;
      },
      ontext(data) {
        if (inTitle && title.length < LONGEST_TEXT) title += data;
      },
      onclosetag(name) {
        nesting -= 1;
        inTitle = false;
        if (name !== 'outline') return;
        if (tooDeep > 0) {
          tooDeep -= 1;
          return;
        }
        const closed = open.pop();
        if (closed === undefined || (closed.isFolder && closed.outline.address === null)) return;
        if (read.length < MAX_OUTLINES) read.push(closed);
        else left += 1;
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  if (!isOpml) return null;
  return {
    title: cleaned(title),
    outlines: read.sort((a, b) => a.order - b.order).map(({ outline }) => outline),
    left,
  };
};

const openedBy = (
  attributes: Attributes,
  parent: Opened | undefined,
  { line, order }: { readonly line: number; readonly order: number },
): Opened => {
  const text = cleaned(attributes.text ?? attributes.title);
  const folder = parent?.path ?? null;
  const address = attributes.htmlurl || attributes.xmlurl || attributes.url || null;
  const feed = attributes.xmlurl || address;
  const type = attributes.type?.toLowerCase();
  const outline: Outline = {
    line,
    text,
    folder,
    folderDescription: parent?.outline.description ?? '',
    description: cleaned(attributes.description),
    address,
    feed,
    isList: type === 'include' || (type === 'link' && /\.opml$/i.test(address ?? '')),
    tracker: attributes[KIND] === 'tracker' ? trackerOf(attributes) : null,
  };
  // The outer folder of every export of this product is not a folder of the user's.
  const isOurs = attributes[KIND] === 'all';
  const path = isOurs || text === '' ? folder : folder === null ? text : `${folder} / ${text}`.slice(0, LONGEST_TEXT);
  return { outline, path, order, isFolder: isOurs };
};

/** Numeric entities can stand for any character, including those that a request must not contain. */
const cleaned = (text = ''): string => cleanText(xmlCharacters(text.slice(0, LONGEST_TEXT)));

const trackerOf = (attributes: Attributes): Outline['tracker'] => ({
  frequency: attributes[FREQUENCY] ?? '',
  domains: splitAtSpaces(attributes[DOMAINS]),
  documents: splitAtSpaces(attributes[DOCUMENTS]),
  editor: attributes[EDITOR] ?? null,
});

const splitAtSpaces = (text = ''): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** The line, from 1, of ascending places in a text. */
const lineCounter = (text: string): ((offset: number) => number) => {
  let line = 1;
  // Kept, since looking for it again from each place would take quadratic time in a text without line breaks.
  let lineEnd = text.indexOf('\n');
  return (offset) => {
    while (lineEnd !== -1 && lineEnd < offset) {
      line += 1;
      lineEnd = text.indexOf('\n', lineEnd + 1);
    }
    return line;
  };
};
