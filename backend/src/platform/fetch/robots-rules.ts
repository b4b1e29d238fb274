import { parseUrl } from '#kernel/parse-url';
import { MAX_ADDRESS_CHARACTERS } from './address-length';
import { decodeText } from './decode-text';

/** The rules of a robots.txt for one agent. Can be sent to a thread. */
export interface RobotsRules {
  /** Longest pattern first; of equal length, `allow` first. */
  readonly rules: readonly RobotsRule[];
  /** The site's crawl delay, capped. */
  readonly crawlDelayMs: number;
  /** Absolute URLs. */
  readonly sitemaps: readonly string[];
}

export interface RobotsRule {
  readonly allows: boolean;
  /** Percent-encoded like URLs: `*` matches any characters, a final `$` the end of the path. */
  readonly pattern: string;
}

export interface RobotsFile {
  /** The URL of the robots.txt. */
  readonly url: string;
  readonly contentType: string;
  readonly body: Uint8Array;
  /** Our product token. */
  readonly agentName: string;
}

/** RFC 9309 lets a reader stop at 500 KiB. */
const MAX_BYTES = 500 * 1024;
/**
 * Maximum number of rules with wildcards, each of which is matched against the whole path. Sites use dozens; hosts with more
 * than this are not read.
 */
export const MAX_WILDCARD_RULES = 1000;
const MAX_SITEMAPS = 100;
/** A longer delay would take a whole run. */
const MAX_CRAWL_DELAY_MS = 10_000;

/** The rules for one agent, from all its groups in the file. */
interface Group {
  readonly rules: RobotsRule[];
  crawlDelaySeconds: number;
}

const emptyGroup = (): Group => ({ rules: [], crawlDelaySeconds: 0 });

const linesOf = ({ body, contentType }: RobotsFile): string[] => {
  const lines = decodeText(body.subarray(0, MAX_BYTES), contentType).split(/\r\n|\r|\n/);
  // A truncated rule would mean something else.
  return body.byteLength > MAX_BYTES ? lines.slice(0, -1) : lines;
};

/** Name and value of `Disallow: /a # why`. */
const fieldOf = (line: string): { readonly name: string; readonly value: string } | undefined => {
  const [rule = ''] = line.split('#', 1);
  const colon = rule.indexOf(':');
  if (colon === -1 || rule.length > MAX_ADDRESS_CHARACTERS) return undefined;
  return { name: rule.slice(0, colon).trim().toLowerCase(), value: rule.slice(colon + 1).trim() };
};

/** `Aidy/1.0` is matched by name only. */
const productToken = (agent: string): string => (agent.split('/', 1)[0] ?? '').trim().toLowerCase();

const withEscapesInCapitals = (text: string): string => text.replace(/%[0-9a-f]{2}/gi, (each) => each.toUpperCase());

const escaped = (pattern: string): string => {
  try {
    return withEscapesInCapitals(encodeURI(pattern).replace(/%25/g, '%'));
  } catch {
    return pattern;
  }
};

const mostSpecificFirst = (a: RobotsRule, b: RobotsRule): number =>
  b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows);

const hasWildcard = ({ pattern }: RobotsRule): boolean => pattern.includes('*');

/**
 * Null if there are too many wildcard rules to match against every URL. A hostile file keeps robots-parser, which
 * decides alike, busy for seconds: it compares each rule with every place of the path.
 */
export const readRobots = (file: RobotsFile): RobotsRules | null => {
  const own = emptyGroup();
  const everyones = emptyGroup();
  const sitemaps = new Set<string>();
  const addressed = new Set<Group>();
  let isAddressed = false;
  /** Whether the group may still name more agents: until its first rule, ignoring lines of other kinds. */
  let namesGoOn = false;
  for (const line of linesOf(file)) {
    const field = fieldOf(line);
    if (field === undefined) continue;
    const { name, value } = field;
    switch (name) {
      case 'user-agent': {
        if (!namesGoOn) addressed.clear();
        const token = productToken(value);
        if (token === productToken(file.agentName)) {
          addressed.add(own);
          isAddressed = true;
        } else if (token === '*') addressed.add(everyones);
        namesGoOn = true;
        break;
      }
      case 'allow':
      case 'disallow':
        namesGoOn = false;
        if (value !== '')
          for (const { rules } of addressed) rules.push({ allows: name === 'allow', pattern: escaped(value) });
        break;
      case 'crawl-delay':
        namesGoOn = false;
        for (const group of addressed) group.crawlDelaySeconds = Number(value) || 0;
        break;
      case 'sitemap':
        if (sitemaps.size < MAX_SITEMAPS) {
          const sitemap = parseUrl(value, file.url);
          if (sitemap !== null) sitemaps.add(sitemap.href);
        }
        break;
      default:
        break;
    }
  }
  const { rules, crawlDelaySeconds } = isAddressed ? own : everyones;
  if (rules.filter(hasWildcard).length > MAX_WILDCARD_RULES) return null;
  return {
    rules: rules.sort(mostSpecificFirst),
    crawlDelayMs: Math.min(MAX_CRAWL_DELAY_MS, Math.max(0, crawlDelaySeconds * 1000)),
    sitemaps: [...sitemaps],
  };
};

/** Knuth-Morris-Pratt search, in linear time on any text. -1: not found. */
const indexOf = (text: string, piece: string, from: number): number => {
  if (piece.length === 1) return text.indexOf(piece, from);
  const borders = new Int16Array(piece.length);
  for (let index = 1, border = 0; index < piece.length; index++) {
    const letter = piece.charCodeAt(index);
    while (border > 0 && letter !== piece.charCodeAt(border)) border = borders[border - 1] ?? 0;
    if (letter === piece.charCodeAt(border)) border += 1;
    borders[index] = border;
  }
  for (let offset = from, found = 0; offset < text.length; offset++) {
    const letter = text.charCodeAt(offset);
    while (found > 0 && letter !== piece.charCodeAt(found)) found = borders[found - 1] ?? 0;
    if (letter === piece.charCodeAt(found)) found += 1;
    if (found === piece.length) return offset - piece.length + 1;
  }
  return -1;
};

/** Taking the first match of each piece leaves the most text for the rest, so no backtracking is needed. */
const matches = (pattern: string, path: string): boolean => {
  if (!pattern.includes('*') && !pattern.endsWith('$')) return path.startsWith(pattern);
  const toTheEnd = pattern.endsWith('$');
  const [start = '', ...pieces] = (toTheEnd ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  if (pieces.length === 0) return !toTheEnd || path.length === start.length;
  const last = toTheEnd ? (pieces.pop() ?? '') : '';
  let offset = start.length;
  for (const piece of pieces.filter((each) => each !== '')) {
    const found = indexOf(path, piece, offset);
    if (found === -1) return false;
    offset = found + piece.length;
  }
  return path.length - last.length >= offset && path.endsWith(last);
};

/** RFC 9309: the longest matching rule decides; without one, the URL is allowed. */
export const allowsAddress = ({ rules }: RobotsRules, { pathname, search }: URL): boolean => {
  const path = withEscapesInCapitals(`${pathname}${search}`);
  return rules.find(({ pattern }) => matches(pattern, path))?.allows ?? true;
};
