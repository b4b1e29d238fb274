/** Forms of the verbs that end acts, as alternatives of patterns. */
interface EndingForms {
  readonly base: string;
  readonly third: string;
  readonly done: string;
  readonly doing: string;
}

/** How a clause says that an act has ended. `mark` stands for that act, `other` for another one. */
export const endingPatterns = (mark: string, other: string, { base, third, done, doing }: EndingForms) => ({
  /** `REF is hereby revoked`. If several are listed, all are revoked. */
  passive: new RegExp(
    `${mark}[^,;:]{0,80}?\\b(?:is|are|was|were|has been|have been|been) (?:hereby |now |today |formally |immediately )?(?:${done})\\b`,
  ),
  /** `the order revokes REF`, `the President revoked REF`, `I hereby revoke REF`. */
  active: new RegExp(
    `(?:\\b(?:I|We|we) (?:hereby )?(?:${base})|\\b(?:hereby |today |formally |also )?(?:${third}|${done})) (?:and \\w+ |both |in full |the |earlier |previous |prior )*${mark}`,
  ),
  /** `signed an order revoking REF`, `voted to revoke REF`: in effect, because the order is signed. */
  carriedOut: new RegExp(
    `(?:\\b(?:signed|signs|issued|issues|published|adopted|enacted|approved)\\b[^,;:]{0,80}?\\b(?:(?:${doing})|to (?:${base}))|\\b(?:voted|decided|agreed)\\b(?! against)[^,;:]{0,40}? to (?:${base})) (?:and \\w+ |the |earlier |previous )*${mark}`,
  ),
  /** `duties on goods imposed under REF`: not the whole of it. */
  ofItsPart: new RegExp(
    `(?:\\b[Tt]he ((?:[\\p{L}-]+ ){0,4}?))?\\b(\\p{Ll}{3,}) (?:(?:on|of|for|against) (?:[\\p{L}-]+ ){1,6})?(?:imposed|established|ordered|required|granted|issued|provided|announced)\\b[^,;:]{0,60} (?:in|by|under|through) (?:the )?${mark}`,
    'u',
  ),
  /** `REF; another, and a third`: a statement about such a list applies to each item. */
  list: new RegExp(`(?:${mark}|${other})(?:(?:[;,] ?(?:and |or )?| and | or )(?:the )?(?:${mark}|${other}))+`, 'g'),
  /**
   * A verb apart from its act. If the act has no number, the verb must be next to it, since the name may be anyone's:
   * `The Bank of Norland said …`.
   */
  farFromName: new RegExp(`${mark} (?!(?:is|are|was|were|has|have) )[^,;:]*\\b(?:is|are|was|were|been)\\b`),
});

export const endOfClause = /[;:,]| — | – |\b(?:but|while|although|whereas|because|after|before)\b/;

/** Demands and proposals, which have not ended anything. */
export const noActYet = /\b(?:bill|proposal|petition|motion|lawsuit|nothing in this)\b/i;

/**
 * `the Overtime Pay Rule`, in English only: in other languages capitals show nouns, or a name may be a subject after
 * its verb.
 */
export const capitalisedNames = /\b[Tt]he ((?:\p{Lu}\p{Ll}+ (?:(?:of|and|for|on) )?){2,6}\p{Lu}\p{Ll}+)\b(?! \d)/gu;
