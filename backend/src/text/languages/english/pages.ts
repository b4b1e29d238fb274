/** Title of a page that reports itself missing. */
export const missingPage =
  /^\W*(?:(?:error\W*)?404\b|(?:page|file|article|content) (?:was |is )?(?:not found|no longer (?:available|here))|not found$|(?:sorry\W+)?(?:this|that|the) page (?:can(?:not|['’]t) be found|could(?: not|n['’]t) be found|does(?: not|n['’]t) exist|is(?: not|n['’]t) (?:available|here)|you(?: are|['’]re) looking for))/i;

/** Title of a page that first asks for consent. */
export const consentWall =
  /^\W*(?:we (?:value|respect) your privacy|before you continue|your privacy choices|cookie (?:consent|settings|preferences))\b/i;

/** A page that shows nothing without scripts, or doubts that its reader is human. */
export const needsScripts =
  /\b(?:enable|requires?|turn on|without) (?:javascript|js)\b|\bjavascript (?:is|must be|to be|has been|appears to be) |\b(?:verify(?:ing)?|confirm) (?:that )?you(?: are|['’]re) (?:a )?human|checking your browser|just a moment/i;

/** Word endings that are not words themselves. */
export const endOfWord =
  /^(?:t?ations?|[csz]ations?|izations?|[ts]ions?|ments?|mental|mentation|it(?:y|ies)|ness|[ae]nces?|ing|tives?|tively|sively|bly|[ct]ial|tures?)$/u;
