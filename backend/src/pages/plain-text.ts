import { decodeHTMLStrict } from 'entities';
import { normaliseText } from './normalise-text';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Inline tags, which do not separate words. */
const inline = setOf('a abbr b cite code em font i mark q s small span strong sub sup u wbr');
/** Other tags that texts are formatted with. */
const formatting = setOf('blockquote center div h1 h2 h3 h4 h5 h6 li ol p pre td tr ul');
const withoutContent = setOf('br embed hr img input wbr');

/** Bounded, so that many unclosed ones take linear time. */
const NOT_TEXT = /<(script|style)[\s>][\s\S]{0,2000}?<\/\1\s*>|<!--[\s\S]{0,2000}?(?:-->|$)/gi;

const TAG = /<(?<closes>\/?)(?<name>[a-z][a-z0-9-]*)(?<rest>[^<>]*)>/gi;

interface Tag {
  readonly offset: number;
  readonly text: string;
  readonly name: string;
  readonly closes: boolean;
  readonly rest: string;
}

const tagsIn = (text: string): readonly Tag[] =>
  [...text.matchAll(TAG)].map(({ 0: whole, index, groups }) => ({
    offset: index,
    text: whole,
    name: groups?.name?.toLowerCase() ?? '',
    closes: groups?.closes === '/',
    rest: groups?.rest ?? '',
  }));

/** Whether a tag stands between spaces or marks, as a word does: `the <b> element`. */
const standsAsWord = (text: string, { offset, text: written }: Tag): boolean =>
  /(?:^|[\s(“"'‘])$/.test(text.slice(Math.max(0, offset - 1), offset)) &&
  /^(?:$|[\s)”"'’.,:;!?])/.test(text.slice(offset + written.length, offset + written.length + 1)) &&
  offset > 0;

/** The tags that are markup. Others are what the text is about: `Using the <dialog> element`, `Vec<T>`. */
const markupIn = (text: string): readonly Tag[] => {
  const tags = tagsIn(text);
  const open = new Map<string, Tag[]>();
  const paired = new Set<Tag>();
  for (const each of tags) {
    const before = open.get(each.name) ?? [];
    open.set(each.name, before);
    if (!each.closes) before.push(each);
    const opening = each.closes ? before.pop() : undefined;
    if (opening !== undefined) paired.add(opening).add(each);
  }
  return tags.filter((each) => {
    const { name, rest } = each;
    // An address in angle brackets is not a word either.
    if (paired.has(each) || withoutContent.has(name) || /=|^\S*(?::\/\/|@)|\/$/.test(rest)) return true;
    return (inline.has(name) || formatting.has(name)) && !standsAsWord(text, each);
  });
};

const withoutTags = (text: string): string => {
  if (!text.includes('<')) return text;
  let plain = '';
  let from = 0;
  for (const { offset, text: written, name } of markupIn(text)) {
    plain += text.slice(from, offset) + (inline.has(name) ? '' : ' ');
    from = offset + written.length;
  }
  return plain + text.slice(from);
};

/** Plain text of a feed's title, which may contain markup, entities or both, even nested. */
export const plainText = (text: string | null | undefined): string =>
  normaliseText(
    // Strict: in an address, `&copy=2` is a parameter.
    decodeHTMLStrict(withoutTags(decodeHTMLStrict(text ?? '').replace(NOT_TEXT, ''))),
  );
