import { oneOf, anyOf } from '../../words/phrases';

/** Verbs for work that ends when it is done. */
const work = oneOf(`
  develop submit prepare draft design devise review assess evaluate study identify recommend propose report convene appoint
  establish create update revise publish issue examine investigate consider explore coordinate conduct complete initiate
  launch begin start form
`);

const making = oneOf(`
  development creation establishment preparation formation appointment review assessment evaluation publication launch
  completion deployment issuance
`);

/** Results of such work, unlike `The Secretary shall establish the rate`. */
const product = oneOf(`
  plan strategy report roadmap recommendation recommendations proposal proposals assessment review study guidance guidelines
  inventory program programme framework office council commission board team force pilot panel partnership
`);

/** Public bodies: duties of companies or drivers are permanent. */
const body = String.raw`(?:the \p{Lu}|(?:the |all |federal |executive )*${oneOf('agencies departments ministries officials heads government')}\b)`;

/** Someone is told to do a piece of work. */
export const instructionPattern = anyOf(
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

/** Permanent provisions: a ban, an exemption, a rate, something done regularly. */
export const provision = anyOf(
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

/** The words up to the day by which something is to be done. */
export const beforeDeadline = /\b(?:by|before|until|later than)(?: the end of)?(?: \p{Lu}\p{Ll}+day,)? $/u;
