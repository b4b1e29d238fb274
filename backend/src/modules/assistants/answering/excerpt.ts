/** Most characters of a passage that is only offered, and how many of them may stand before what was asked for. */
const LONGEST = 700;
const BEFORE = 200;
/** Most characters of what it continues. */
const LONGEST_LEAD = 240;

const CUT = '…';

/** The words of a text from one character on to another, without pieces of words, and with marks where it is cut. */
const cut = (text: string, from: number, to: number): string => {
  const begin = from <= 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = to >= text.length ? text.length : text.lastIndexOf(' ', to);
  return [
    begin === 0 ? '' : `${CUT} `,
    text.slice(begin, Math.max(begin, end)),
    end === text.length ? '' : ` ${CUT}`,
  ].join('');
};

/** Where the marks stand in a text. */
const placesOf = (text: string, marks: readonly string[]): readonly number[] =>
  marks.flatMap((mark) => {
    const places: number[] = [];
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) places.push(at);
    return places;
  });

/** A passage that is only offered: as it is, or if it is long, the part that has most of the words that were asked for. */
export const excerptOf = (text: string, marks: readonly string[]): string => {
  if (text.length <= LONGEST + BEFORE) return text;
  const places = placesOf(text, marks);
  const around = (at: number): number => places.filter((each) => each >= at && each < at + LONGEST - BEFORE).length;
  const [best = 0] = [...places].sort((one, other) => around(other) - around(one) || one - other);
  const from = Math.max(0, Math.min(best - BEFORE, text.length - LONGEST));
  return cut(text, from, from + LONGEST);
};

/** What an offered passage continues: as it is, or the end of it. */
export const excerptOfLead = (lead: string): string =>
  lead.length <= LONGEST_LEAD + BEFORE ? lead : cut(lead, lead.length - LONGEST_LEAD, lead.length);
