/** Words by which an order or a law gives its reasons and changes texts. */
import { anyOf, anyPiece, oneOf } from '../../words/phrases';

/** How a law's text is amended, not what the amendment does. */
export const technique = anyPiece(
  String.raw`
    ^The effective date of\b
    \b(?:is|are|shall be) (?:hereby )?amended by ${oneOf('deleting striking inserting adding replacing')}\b
    \bin lieu thereof\b
    \b(?:sub)?headings? \d{4}
    ^The (?:\S+ ){1,8}shall (?:also )?be modified (?:as|by|to)\b
  `,
  'i',
);

const didBefore = oneOf('imposed modified paused ordered signed issued suspended established directed revoked');
const source = String.raw`(?:Executive Order|Proclamation|Presidential Memorandum|section|Section)`;

/** Recitals and enacting formulas. */
export const recital = anyPiece(
  String.raw`
    \b(?:By the authority vested|hereby ordered|hereby proclaim|WHEREAS|IN WITNESS WHEREOF)\b
    \b(?:having considered|after considering|found that|advisors have|in my judgment|to the extent|in that order)\b
    \bpursuant to (?:Executive Order|Proclamation|section \d)\b
    \bas amended \(
    \bI (?:determined|declared|found|have received|received|set forth|${didBefore})\b
    ^(?:In|On|Pursuant to|Building on|Under|Consistent with) (?:\w+ \d{1,2}, \d{4}, )?${source} ?\d*
    ^(?:Federal law|(?:Section|Title|Article) \d+|The (?:[\w-]+ ){1,6}Act)\b[^,;]{0,40} ${oneOf('authorizes empowers permits allows entitles')}\b
  `,
  'i',
);

/** Describes what an earlier act did, which is another document's news. */
export const citation = anyOf(
  String.raw`
    (?:Executive Order|Proclamation) \d+ (?:also |further )?${oneOf(
      'directed authorized ordered established required instructed imposed modified declared',
    )}
    (?:issued|signed) (?:Executive Order|Proclamation) \d+
  `,
);

/** The end of a sentence that only ends something. */
export const bareRepeal = /\b(?:repeals|revokes|rescinds|abolishes|scraps|withdraws) [^,;]{1,90}\.$/;

/** The opening of a sentence about what replaces it. */
export const replaces =
  /^(?:It|They) (?:also |instead )?(?:replaces?|introduces?|establish(?:es)?|creates?|adopts?|sets?)\b/;
