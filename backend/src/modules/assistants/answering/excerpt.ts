/** In characters: of an offered passage, and of the part of it before the words asked for. */
const LONGEST = 700;
const BEFORE = 200;
/** In characters, of the lead. */
const LONGEST_LEAD = 240;

const CUT = '…';

/** The words of a text between two positions. No word is split, and cuts are marked. */
const cut = (text: string, from: number, to: number): string => {
  const begin = from <= 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = to >= text.length ? text.length : text.lastIndexOf(' ', to);
  return [
    begin === 0 ? '' : `${CUT} `,
    text.slice(begin, Math.max(begin, end)),
    end === text.length ? '' : ` ${CUT}`,
  ].join('');
};

/** The positions of the marks in a text. */
const placesOf = (text: string, marks: readonly string[]): readonly number[] =>
  marks.flatMap((mark) => {
    const places: number[] = [];
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) places.push(at);
    return places;
  });

/** An offered passage. Of a long one, the part with most of the words asked for. */
export const excerptOf = (text: string, marks: readonly string[]): string => {
  if (text.length <= LONGEST + BEFORE) return text;
  const places = placesOf(text, marks);
  const around = (at: number): number => places.filter((each) => each >= at && each < at + LONGEST - BEFORE).length;
  const [best = 0] = [...places].sort((one, other) => around(other) - around(one) || one - other);
  const from = Math.max(0, Math.min(best - BEFORE, text.length - LONGEST));
  return cut(text, from, from + LONGEST);
};

/** The lead of an offered passage. Of a long one, the end. */
export const excerptOfLead = (lead: string): string =>
  lead.length <= LONGEST_LEAD + BEFORE ? lead : cut(lead, lead.length - LONGEST_LEAD, lead.length);
