import type { LanguageCode } from '#text/languages/language';

/** Set phrases of legal acts, and words that ask about them: alternatives of patterns. */
export interface FormalLexicon {
  /** Asks who pays for the publication of the document; `publication`: words for a publication. */
  readonly asksPayer: string;
  readonly publication: string;
  /** Names who bears costs. */
  readonly borne: string;
  /** Asks whether somebody may sue over the document. */
  readonly asksClaim: string;
  /** Words for those who would be sued: whoever the document binds. */
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

export const formalLexicon: Readonly<Record<LanguageCode, FormalLexicon>> = {
  en: {
    asksPayer:
      'who(?:se)?(?: \\p{L}+){0,3} (?:pay|pays|paying|paid|foots?|bears?|covers?|finances?|picks? up|cost|costs|expense|money)',
    publication: 'publi(?:sh|shed|shing|cation)|print(?:ed|ing)?',
    borne: '(?:costs?|expenses?)(?: \\p{L}+){1,8} (?:borne|paid|met|covered|defrayed) by',
    asksClaim:
      'sue|sued|suing|go(?:es)? to court|(?:take|bring|haul)(?: \\p{L}+){1,4} (?:to|before) (?:a |the )?(?:court|judge)|lawsuits?|enforce(?:able)?(?: \\p{L}+){0,2} in court|legal claims?|claim (?:a|any) rights?',
    rights: '(?:rights?|benefits?)[^.]* enforceable (?:at law|in|by|against)|private right of action',
    asksAuthority:
      '(?:which|what|list|name|on what|under what)(?: \\p{L}+){0,4} (?:laws?|statutes?|acts?|authorit(?:y|ies)|powers?|legal (?:basis|bases|grounds?))(?: \\p{L}+){0,6} (?:rel(?:y|ies|ied|ying)|based?|rests?|invokes?|invoked|cites?|cited|stands?|uses?|used|empowers?|allows?|lean(?:s|ed)?)|(?:what|which)(?: \\p{L}+){0,3} legal (?:basis|authority|grounds?)|under (?:which|what) (?:law|authority|statute)',
    authority:
      '(?:by|under|pursuant to)(?: \\p{L}+){0,3} (?:authority|authorities|powers?) (?:vested in|of|granted|conferred)',
    asksDecider:
      'who(?: \\p{L}+)? (?:decides?|determines?|makes? (?:the|that) (?:call|decision|determination)|gets? to (?:say|decide)|has the (?:say|last word))',
    decided:
      '(?:determinations?|decisions?|designations?) (?:shall|will|must|may|is to|are to|is|are) (?:be )?made by|(?:shall|will|may) (?:decide|determine)',
    asksAhead:
      'how (?:long|far|much|many \\p{L}+|early)(?: [^?]*)? (?:before|beforehand|ahead|in advance|earlier|prior)',
    ahead: 'before|prior to|ahead of|in advance of',
    asksSigned:
      '(?:when|(?:what|which|on what|on which) (?:day|date))(?: \\p{L}+){0,4} (?:signed|sign|dated|date)|date(?: \\p{L}+){0,3} (?:signed|signature|signing)|date (?:is )?on (?:it|this|the (?:order|document|paper))',
    asksPublished:
      '(?:when|(?:what|which|on what|on which) (?:day|date|issue))(?: \\p{L}+){0,4} (?:published|publish|appear(?:ed)?|come out|came out|printed)|publication date|date of publication',
    asksNumber:
      "(?:what|which)(?: is| [’']s|s)?(?: \\p{L}+){0,4} number|(?:number|no\\.) of (?:this|the) (?:order|proclamation|document|notice|rule)|(?:what|which) number",
    deeds:
      'sign(?:ed|ing|ature)?|dated?|publi(?:sh|shed|cation)|appear(?:ed)?|c[ao]me|out|print(?:ed)?|issued?|presidents?|(?:federal )?register|gazette|number|has|have|bear|carry',
    asksOrder:
      'which (?:one |of (?:them|these|the two) )?(?:has|gets|is given|takes) (?:more time|longer|less time)|who (?:has|gets|is given) (?:more time|longer|less time)|which (?:one )?(?:is|comes|came|was) (?:first|earlier|later|sooner)|which (?:one )?is due (?:first|earlier|later|sooner)',
    asksPurpose:
      'what (?:does|do|will|would|should|is|are|was)(?: \\p{L}+){1,7} (?:do|for(?! \\p{L})|meant to|supposed to|achieve|accomplish)(?: (?:do|be|achieve|accomplish))?',
    sued: 'government|administration|united states|agenc(?:y|ies)|president|state',
  },
  de: {
    asksPayer:
      'wer(?: \\p{L}+){0,3} (?:zahlt|bezahlt|bezahlen|trägt|übernimmt|finanziert)|auf wessen kosten|wer (?:be)?zahlt',
    publication: '(?:ver)?öffentlich\\p{L}*|druck\\p{L}*|abdruck\\p{L}*|bekanntmachung',
    borne: 'kosten(?: \\p{L}+){1,8} (?:trägt|tragen|getragen|übernommen)',
    asksClaim: 'klagen|verklagen|klage|vor gericht|rechtsanspruch|einklagen',
    rights: 'rechte?[^.]* (?:einklagbar|durchsetzbar)|kein(?:e|en)? rechtsanspr\\p{L}*',
    asksAuthority:
      '(?:auf welche[nsrm]?|welche[srn]?|auf welcher)(?: \\p{L}+){0,3} (?:gesetze?n?|rechtsgrundlagen?|befugnis(?:se)?)(?: \\p{L}+){0,4} (?:stützt|beruft|beruht|fußt|basiert)|welche rechtsgrundlage',
    authority: '(?:aufgrund|kraft|gemäß)(?: \\p{L}+){0,3} (?:befugnis|befugnisse|ermächtigung)',
    asksDecider: 'wer (?:\\p{L}+ )?(?:entscheidet|bestimmt|legt fest)',
    decided: '(?:entscheidung|bestimmung|feststellung)(?: \\p{L}+){0,6} (?:trifft|getroffen)',
    asksAhead: 'wie (?:lange|weit|viele \\p{L}+|früh)(?: [^?]*)? (?:vorher|zuvor|vor|bevor|im voraus)',
    ahead: 'vor|bevor|im voraus',
    asksSigned:
      '(?:wann|an welchem tag)(?: \\p{L}+){0,5} (?:unterzeichnet|unterschrieben|datiert)|datum der unterzeichnung',
    asksPublished: '(?:wann|an welchem tag)(?: \\p{L}+){0,5} (?:veröffentlicht|erschienen|abgedruckt|erschien)',
    asksNumber: 'welche nummer|wie lautet die nummer',
    deeds:
      'unterzeichn\\p{L}*|unterschr\\p{L}*|datiert|datum|veröffentlich\\p{L}*|erschien\\p{L}*|abgedruckt|präsident\\p{L}*|(?:bundes)?register|amtsblatt|bundesgesetzblatt|nummer|lautet|trägt',
    asksOrder:
      'wer (?:hat|bekommt) (?:mehr|länger) zeit|was (?:ist|kam|kommt) (?:zuerst|früher|später)|was war (?:zuerst|früher)',
    asksPurpose:
      'was (?:soll|sollen|macht|tut)(?: \\p{L}+){1,6}(?: (?:tun|leisten|erreichen|bewirken))?|wozu (?:dient|dienen)',
    sued: 'regierung|staat|behörden?|verwaltung|vereinigten staaten|präsidenten',
  },
  fr: {
    asksPayer: 'qui(?: \\p{L}+){0,3} (?:paie|paye|payer|finance|prend en charge|supporte)|aux frais de qui',
    publication: 'publi\\p{L}*|impr\\p{L}*|parution',
    borne: '(?:frais|coûts?|dépenses)(?: \\p{L}+){1,8} (?:à la charge|supportés|pris en charge)',
    asksClaim: 'poursuivre|en justice|au tribunal|devant (?:un|le) (?:juge|tribunal)|recours',
    rights: 'droits?[^.]* (?:opposables?|exécutoires?)',
    asksAuthority:
      '(?:sur |en vertu de )?quel(?:le)?s?(?: \\p{L}+){0,3} (?:lois?|textes?|bases? juridiques?|pouvoirs?)(?: [\\p{L}-]+){0,5} (?:appuie|fonde|repose|base)|quelle base juridique|en vertu de quelle loi',
    authority: '(?:en vertu|aux termes)(?: \\p{L}+){0,3} (?:pouvoirs?|autorité)',
    asksDecider: 'qui (?:\\p{L}+ )?(?:décide|détermine)',
    decided: '(?:décision|détermination)(?: \\p{L}+){0,3} (?:prise|faite) par',
    asksAhead: "combien de (?:temps|jours|mois)(?: [^?]*)? (?:avant|à l[’']avance)",
    ahead: "avant|à l[’']avance",
    asksSigned: '(?:quand|quel jour|à quelle date)(?: [\\p{L}-]+){0,5} (?:signée?|daté)|date de signature',
    asksPublished: '(?:quand|quel jour|à quelle date)(?: [\\p{L}-]+){0,5} (?:publiée?|parue?)|date de publication',
    asksNumber: 'quel(?: est le)? numéro',
    deeds: 'sign\\p{L}*|datée?|publi\\p{L}*|par[au]\\p{L}*|président|journal officiel|registre|numéro|porte',
    asksOrder: 'qui a plus de temps|lequel (?:vient|est venu) en premier|laquelle (?:vient|est venue) en premier',
    asksPurpose: '(?:que (?:fait|doit faire)|à quoi sert)',
    sued: 'gouvernement|état|administration|agences?|président',
  },
  es: {
    asksPayer: 'quién(?: \\p{L}+){0,3} (?:paga|pagar|financia|asume|costea|corre)|a costa de quién',
    publication: 'publi\\p{L}*|impr\\p{L}*',
    borne: '(?:costos?|costes?|gastos)(?: \\p{L}+){1,8} (?:a cargo|sufragad\\p{L}*|pagad\\p{L}*|cubiert\\p{L}*)',
    asksClaim: 'demandar|demanda|ir a juicio|tribunales?|ante (?:un|el) juez|reclamar (?:un|algún) derecho',
    rights: 'derechos?[^.]* (?:exigibles?|ejecutables?)',
    asksAuthority:
      '(?:en |bajo )?qué(?: \\p{L}+){0,3} (?:leyes|ley|base legal|poderes|autoridad)(?: \\p{L}+){0,4} (?:apoya|basa|fundamenta|ampara|funda)|bajo qué (?:ley|autoridad)|qué base legal',
    authority: '(?:en virtud|en uso)(?: \\p{L}+){0,3} (?:autoridad|facultades|poderes)',
    asksDecider: 'quién (?:\\p{L}+ )?(?:decide|determina)',
    decided: '(?:decisión|determinación)(?: \\p{L}+){0,4} (?:tomada|hecha|adoptada) por',
    asksAhead: 'cuánt[oa]s? (?:tiempo|días|meses)?(?: [^?]*)? (?:antes|de antelación|con antelación)',
    ahead: 'antes|de antelación',
    asksSigned:
      '(?:cuándo|qué día|en qué fecha)(?: \\p{L}+){0,4} (?:firmó|firmad[oa]|firma|fechad[oa])|fecha de (?:la )?firma',
    asksPublished:
      '(?:cuándo|qué día|en qué fecha)(?: \\p{L}+){0,4} (?:publicó|publicad[oa]|apareció|salió)|fecha de publicación',
    asksNumber: '(?:qué|cuál es el) número',
    deeds:
      'firm\\p{L}*|fechad[oa]|fecha|public\\p{L}*|aparec\\p{L}*|apareció|salió|presidente|registro(?: federal)?|diario oficial|boletín oficial|número|lleva',
    asksOrder: 'quién tiene más tiempo|cuál (?:fue|es|vino) (?:primero|antes)',
    asksPurpose: '(?:qué hace|para qué sirve|qué debe hacer)',
    sued: 'gobierno|estado|administración|agencias?|presidente',
  },
  pt: {
    asksPayer: 'quem(?: \\p{L}+){0,3} (?:paga|pagar|financia|custeia|arca)|às custas de quem',
    publication: 'publi\\p{L}*|impr\\p{L}*',
    borne: '(?:custos?|despesas)(?: \\p{L}+){1,8} (?:a cargo|custead\\p{L}*|pag[oa]s?)',
    asksClaim: 'processar|processo judicial|tribunal|tribunais|na justiça|reivindicar (?:um|algum) direito',
    rights: 'direitos?[^.]* (?:exigíve(?:l|is)|executáve(?:l|is))',
    asksAuthority:
      '(?:em |sob )?que(?: \\p{L}+){0,3} (?:leis?|base legal|poderes|autoridade)(?: \\p{L}+){0,4} (?:apoia|baseia|fundamenta|ampara)|sob que (?:lei|autoridade)|que base legal',
    authority: '(?:em virtude|no uso)(?: \\p{L}+){0,3} (?:autoridade|poderes|atribuições)',
    asksDecider: 'quem (?:\\p{L}+ )?(?:decide|determina)',
    decided: '(?:decisão|determinação)(?: \\p{L}+){0,4} (?:tomada|feita) por',
    asksAhead: 'quant[oa]s? (?:tempo|dias|meses)?(?: [^?]*)? (?:antes|de antecedência|com antecedência)',
    ahead: 'antes|de antecedência',
    asksSigned:
      '(?:quando|que dia|em que (?:dia|data))(?: \\p{L}+){0,4} (?:assinou|assinad[oa]|datad[oa])|data da assinatura',
    asksPublished:
      '(?:quando|que dia|em que (?:dia|data))(?: \\p{L}+){0,4} (?:publicou|publicad[oa]|saiu)|data de publicação',
    asksNumber: '(?:que|qual é o|qual o) número',
    deeds: 'assin\\p{L}*|datad[oa]|data|public\\p{L}*|saiu|presidente|diário oficial|registro|número|leva',
    asksOrder: 'quem tem mais tempo|qual (?:foi|é|veio) (?:primeiro|antes)',
    asksPurpose: '(?:o que faz|para que serve)',
    sued: 'governo|estado|administração|agências?|presidente',
  },
  it: {
    asksPayer: 'chi(?: \\p{L}+){0,3} (?:paga|pagare|finanzia|sostiene)|a spese di chi',
    publication: 'pubblica\\p{L}*|stamp\\p{L}*',
    borne: '(?:costi|spese)(?: \\p{L}+){1,8} (?:a carico|sostenut\\p{L}*|pagat\\p{L}*)',
    asksClaim: 'fare causa|citare in giudizio|in tribunale|davanti al giudice|rivendicare un diritto',
    rights: 'diritt[oi][^.]* (?:azionabil[ei]|esigibil[ei])',
    asksAuthority:
      '(?:su |in base a )?qual[ei](?: \\p{L}+){0,3} (?:legg[ei]|base giuridica|poter[ei])(?: \\p{L}+){0,4} (?:basa|fonda|poggia)|in base a quale legge|quale base giuridica',
    authority: '(?:in virtù|ai sensi)(?: \\p{L}+){0,3} (?:autorità|poteri)',
    asksDecider: 'chi (?:\\p{L}+ )?(?:decide|determina|stabilisce)',
    decided: '(?:decisione|determinazione)(?: \\p{L}+){0,4} (?:presa|adottata) da',
    asksAhead: 'quant[oi](?: tempo| giorni| mesi)?(?: [^?]*)? (?:prima|in anticipo)',
    ahead: 'prima|in anticipo',
    asksSigned: '(?:quando|che giorno|in che data)(?: \\p{L}+){0,4} (?:firmat[oa]|datat[oa])|data della firma',
    asksPublished:
      '(?:quando|che giorno|in che data)(?: \\p{L}+){0,4} (?:pubblicat[oa]|uscit[oa])|data di pubblicazione',
    asksNumber: '(?:che|qual è il) numero',
    deeds:
      'firm\\p{L}*|datat[oa]|data|pubblic\\p{L}*|uscit[oa]|presidente|gazzetta(?: ufficiale)?|registro|numero|porta',
    asksOrder: 'chi ha più tempo|quale (?:è|viene|è venuto) prima',
    asksPurpose: '(?:che cosa fa|a che serve)',
    sued: 'governo|stato|amministrazione|agenzi[ae]|presidente',
  },
  nl: {
    asksPayer: 'wie(?: \\p{L}+){0,3} (?:betaalt|betalen|draagt|bekostigt)|op wiens kosten',
    publication: '(?:publi|publicatie)\\p{L}*|druk\\p{L}*|bekendmaking',
    borne: 'kosten(?: \\p{L}+){1,8} (?:gedragen|betaald|rekening)',
    asksClaim: 'aanklagen|naar de rechter|voor de rechter|rechtszaak|recht opeisen',
    rights: 'recht(?:en)?[^.]* afdwingbaar',
    asksAuthority:
      '(?:op )?welke(?: \\p{L}+){0,3} (?:wet(?:ten)?|rechtsgrond(?:en)?|bevoegdhe(?:id|den))(?: \\p{L}+){0,4} (?:baseert|gebaseerd|beroept|berust)|welke rechtsgrond',
    authority: '(?:krachtens|op grond van)(?: \\p{L}+){0,3} (?:bevoegdheid|bevoegdheden)',
    asksDecider: 'wie (?:\\p{L}+ )?(?:beslist|bepaalt)',
    decided: '(?:beslissing|besluit)(?: \\p{L}+){0,4} (?:genomen|gemaakt) door',
    asksAhead: 'hoe (?:lang|ver|veel \\p{L}+)(?: [^?]*)? (?:vooraf|van tevoren|voor|voordat)',
    ahead: 'voor|voordat|van tevoren',
    asksSigned:
      '(?:wanneer|op welke (?:dag|datum))(?: \\p{L}+){0,5} (?:ondertekend|getekend|gedateerd)|datum van ondertekening',
    asksPublished: '(?:wanneer|op welke (?:dag|datum))(?: \\p{L}+){0,5} (?:gepubliceerd|verschenen)|publicatiedatum',
    asksNumber: 'welk nummer|wat is het nummer',
    deeds:
      'onderteken\\p{L}*|getekend|gedateerd|datum|publi\\p{L}*|gepubliceerd|verschenen|president|staatsblad|staatscourant|register|nummer|heeft',
    asksOrder: 'wie heeft meer tijd|wat (?:kwam|was) (?:eerst|eerder)',
    asksPurpose: '(?:wat doet|waartoe dient|waarvoor dient)',
    sued: 'regering|overheid|staat|instanties|president',
  },
};
