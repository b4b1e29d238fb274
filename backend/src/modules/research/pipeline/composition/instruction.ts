import { startOfDay, type PlacedDate } from '../words/named-date';
import { anyOf, oneOf } from '../words/phrases';

/** Work that is finished once it is done. */
const work = oneOf(`
  develop submit prepare draft design devise review assess evaluate study identify recommend propose report convene appoint
  establish create update revise publish issue examine investigate consider explore coordinate conduct complete initiate
  launch begin start form
`);
const making = oneOf(`
  development creation establishment preparation formation appointment review assessment evaluation publication launch
  completion deployment issuance
`);
/** What such work results in, unlike `The Secretary shall establish the rate`. */
const product = oneOf(`
  plan strategy report roadmap recommendation recommendations proposal proposals assessment review study guidance guidelines
  inventory program programme framework office council commission board team force pilot panel partnership
`);
/** Public bodies: what companies are required or drivers directed to do goes on. */
const body = String.raw`(?:the \p{Lu}|(?:the |all |federal |executive )*${oneOf('agencies departments ministries officials heads government')}\b)`;

const instructing = anyOf(
  String.raw`
    (?:${oneOf('directs instructs urges')}|calls ${oneOf('on upon')}) (?:${body}|${oneOf('the a an its his her all')} |\p{Lu}\S*)
    calls for
    tasks ${oneOf('the a an its his her')} [^.;]{1,80}? (?:with (?:an? |\p{Ll}+ing )|to )
    ${oneOf('orders requires mandates')} ${body}[^.;]{0,80}? to (?:\p{Ll}+ly )?(?:${work}|draw up)
    ${oneOf('orders requires mandates')} (?:the |an? )?(?:\p{Ll}+ )?${making} of
    ${oneOf('shall must')}(?:,[^,;.]{1,80},)? (?:\p{Ll}+ly )?${work} (?:[^\s.;]+ ){0,8}?${product}
  `,
  'u',
);

/** What is in force from then on: a ban, an exemption, a rate, what is done again and again. */
const provision = anyOf(
  `
    ${oneOf(`
      stop cease halt pause suspend ban bar prohibit block deny withhold refuse reject impose collect charge exempt revoke
      rescind repeal apply enforce treat waive terminate eliminate remove keep maintain continue
    `)}
    (?<!the )end
    ${oneOf('annually annual yearly quarterly monthly periodically regularly every each any whenever')}
    ${oneOf('percent duty duties tariff tariffs minimum maximum majority quorum')}
  `,
  'iu',
);

/**
 * Where a text begins to tell somebody to do something, negative if it does not: `directs the Secretary to develop a plan`. Once
 * done or forgotten, that says nothing; a provision that is in force does.
 */
export const instructionIn = (text: string): number => {
  const at = text.search(instructing);
  return at < 0 || text.includes('%') || provision.test(text.slice(at)) ? -1 : at;
};

const DEADLINE = /\b(?:by|before|until|later than)(?: the end of)?(?: \p{Lu}\p{Ll}+day,)? $/u;

/** The last milliseconds of the days by which a text says that something is to be done. */
export const deadlinesIn = (text: string, dates: readonly PlacedDate[], writtenAt: number): readonly number[] =>
  dates
    .filter(({ to, offset }) => to >= startOfDay(writtenAt) && DEADLINE.test(text.slice(0, offset)))
    .map(({ to }) => to);
