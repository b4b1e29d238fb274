/** Set phrases of legal acts, and words that ask about them: alternatives of patterns. */
export interface FormalLexicon {
  /** Asks who pays for the publication of the document; `publication`: words for a publication. */
  readonly asksPayer: string;
  readonly publication: string;
  /** Names who bears costs. */
  readonly borne: string;
  /** Asks whether somebody may sue over the document. */
  readonly asksClaim: string;
  /** Words for those who would be sued, the parties that the document binds. */
  readonly sued: string;
  /** States what rights the document creates. */
  readonly rights: string;
  /** Asks for the laws that the document is based on. */
  readonly asksAuthority: string;
  /** States the authority for the document. */
  readonly authority: string;
  readonly asksDecider: string;
  /** Names who decides something. */
  readonly decided: string;
  /** Asks how long before something; also the answer, after a length of time. */
  readonly asksAhead: string;
  readonly ahead: string;
  readonly asksSigned: string;
  readonly asksPublished: string;
  readonly asksNumber: string;
  /** Asks which of two has more time or came first. */
  readonly asksOrder: string;
  /** Asks what something is to do. */
  readonly asksPurpose: string;
  /** Words of the last three questions that name no other thing, such as another act. */
  readonly deeds: string;
}
