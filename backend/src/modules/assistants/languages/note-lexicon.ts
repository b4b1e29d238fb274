import type { LanguageCode } from '#text/languages/language';

/** How a question asks for the notes of a record besides its fields: alternatives of patterns, in lower case. */
export interface NoteLexicon {
  /** Asks what a figure includes or measures. */
  readonly basis: string;
  /** Words for a figure of the budget, of the staff, or any figure. */
  readonly budget: string;
  readonly staff: string;
  readonly figure: string;
  /** Asks where the money comes from. */
  readonly funding: string;
  /** Asks how something began or got its name. */
  readonly origin: string;
  readonly name: string;
  /** Asks what became of it. */
  readonly fate: string;
  /** Words before what something is part of. */
  readonly under: string;
  /** Words for any department, or for independence. */
  readonly standing: string;
  /** Words for agencies as parts of another. */
  readonly bodies: string;
}

export const noteLexicon: Readonly<Record<LanguageCode, NoteLexicon>> = {
  en: {
    basis:
      'includ(?:es?|ed|ing)|exclud(?:es?|ed|ing)|count(?:s|ed)|covers?|covered|contains?|contained|measur(?:es?|ed|ing)|made up of|in (?:the|its|their|that|this) (?:\\p{L}+ )?(?:figures?|numbers?|budget|head ?count)|why|how come',
    budget: 'budget|money|funding|spending|dollars|fees?|billions?|millions?',
    staff: 'staff|staffing|employees|head ?count|workforce|personnel|workers|people|soldiers|military|civilians',
    figure: 'figures?|numbers?|sums?|totals?|counts?',
    funding:
      'where(?: \\p{L}+){0,6} (?:money|funds|funding|budget|cash|income|revenue)(?: \\p{L}+)? (?:from|come from)|where(?: \\p{L}+){0,6} gets?(?: \\p{L}+){0,2} (?:money|funds|funding|cash)|who (?:pays for|funds|finances|bankrolls)|how (?:is|are)(?: \\p{L}+){1,6} (?:funded|financed|paid for)|(?:funded|financed|paid for) by (?:who|what|whom)',
    origin: 'exist(?:s|ed)?|creat(?:es?|ed|ion)|set up|establish(?:ed|es)?|founded|founding|started|began',
    name: 'names?|named|called|call it|renam(?:ed?|ing)|titles?|nickname',
    fate: '(?:took|takes?|taken) over(?: (?:its|their|the) (?:work|jobs?|duties|functions|tasks))?|shut down|abolished|closed|merged|dissolved|scrapped|happened|where (?:did|has|have) .{2,40} (?:go|gone)|gone|defunct|still|any ?more|any longer|left of',
    under: 'under|part of|belongs? to|reports? to|within|run by|in',
    standing:
      '(?:an?|any|another|some|which|what) (?:\\p{L}+ )?(?:department|ministry)|independent(?:ly)?|stand-?alone|(?:on|by) its(?:elf| own)',
    bodies:
      '(?:sub-?)?(?:agenc(?:y|ies)|bureaus?|offices?|components?|units?|bod(?:y|ies)|administrations?|organi[sz]ations?)',
  },
  de: {
    basis: 'umfass\\p{L}*|enthalten|enthält|zähl\\p{L}*|gezählt|einbezogen|mitgerechnet|eingerechnet|misst|warum|wieso',
    budget: 'budget|haushalt\\p{L}*|geld\\p{L}*|mittel|gebühren|milliarden|millionen',
    staff: 'mitarbeiter\\p{L}*|personal|beschäftigte\\p{L}*|angestellte\\p{L}*|leute|soldaten',
    figure: 'zahl(?:en)?|summe|betrag',
    funding: 'woher(?: \\p{L}+){0,6} (?:geld|mittel)|wer (?:bezahlt|finanziert)|wie(?: \\p{L}+){0,5} finanziert|wovon',
    origin: 'existiert|besteht|gibt es|geschaffen|gegründet|eingerichtet|ins leben gerufen',
    name: 'name|namen|genannt|heißt|heißen|hieß|umbenannt|umbenennung|titel|bezeichnung',
    fate: 'übernommen|geschlossen|aufgelöst|abgeschafft|passiert|geworden|geblieben|noch',
    under: 'unter|teil (?:des|der|von)|gehört (?:zum|zur|zu)|untersteht (?:dem|der)',
    standing:
      '(?:einem|einer|ein|eines|welchem|irgendeinem) (?:\\p{L}+ )?ministeriums?|unabhängig\\p{L}*|(?:eigen|selbst)ständig\\p{L}*',
    bodies: '(?:unter)?behörden?|ämter|dienststellen|einrichtungen|stellen',
  },
  fr: {
    basis: 'compr\\p{L}*|inclu\\p{L}*|exclu\\p{L}*|compt\\p{L}*|couvre|mesure|pourquoi',
    budget: 'budget|argent|fonds|redevances|milliards|millions',
    staff: 'personnel|employés|effectifs?|agents|soldats',
    figure: 'chiffres?|nombre|montant',
    funding: "d’où vient|d[’']où(?: \\p{L}+){0,5} (?:argent|fonds)|qui finance|comment(?: [\\p{L}-]+){0,5} financée?",
    origin: 'existe|créée?|création|fondée?|établie?',
    name: 'nom|nommée?|appel\\p{L}*|renommée?|titre',
    fate: 'repris\\p{L}*|fermée?|aboli\\p{L}*|dissou\\p{L}*|deven\\p{L}*|reste|encore|toujours',
    under: 'sous|partie d[eu]|dépend d[eu]|relève d[eu]',
    standing: '(?:un|quel|aucun) (?:\\p{L}+ )?(?:ministère|département)|indépendante?|autonome',
    bodies: 'agences?|bureaux|organismes?|services?|entités',
  },
  es: {
    basis: 'inclu\\p{L}*|exclu\\p{L}*|cuent\\p{L}*|contad\\p{L}*|abarca|cubre|mide|por qué',
    budget: 'presupuesto|dinero|fondos|tasas|millones',
    staff: 'personal|empleados|plantilla|soldados|trabajadores',
    figure: 'cifras?|número|monto|suma',
    funding: 'de dónde(?: \\p{L}+){0,5} (?:dinero|fondos|presupuesto)|quién (?:paga|financia)|cómo se financia',
    origin: 'existe|cread[oa]|creó|creación|fundad[oa]|fundó|establecid[oa]',
    name: 'nombre|llama\\p{L}*|renombr\\p{L}*|título|denomina\\p{L}*',
    fate: 'absorb\\p{L}*|cerrad[oa]|cerró|disuelt[oa]|eliminad[oa]|pasó|pasado|queda|sigue|todavía|aún',
    under: 'bajo|parte de|pertenece a|depende de',
    standing: '(?:un|qué|algún) (?:\\p{L}+ )?(?:departamento|ministerio)|independiente|autónom[ao]',
    bodies: 'agencias?|oficinas?|organismos?|entidades|dependencias',
  },
  pt: {
    basis: 'inclu\\p{L}*|exclu\\p{L}*|cont\\p{L}*|abrange|cobre|mede|por que',
    budget: 'orçamento|dinheiro|fundos|taxas|milhões|bilhões',
    staff: 'pessoal|funcionários|empregados|soldados|servidores',
    figure: 'cifra|número|valor|soma',
    funding:
      'de onde(?: \\p{L}+){0,5} (?:dinheiro|fundos|orçamento)|quem (?:paga|financia)|como(?: \\p{L}+){0,4} financiad[oa]',
    origin: 'existe|criad[oa]|criou|criação|fundad[oa]|estabelecid[oa]',
    name: 'nome|chama\\p{L}*|renome\\p{L}*|título|denomina\\p{L}*',
    fate: 'absorv\\p{L}*|fechad[oa]|extint[oa]|dissolvid[oa]|aconteceu|resta|ainda',
    under: 'sob|parte d[oae]|pertence a[o]?|subordinad[oa] a[o]?',
    standing: '(?:um|que|qual|algum) (?:\\p{L}+ )?(?:departamento|ministério)|independente|autônom[ao]',
    bodies: 'agências?|escritórios?|órgãos?|entidades',
  },
  it: {
    basis: 'inclu\\p{L}*|esclu\\p{L}*|compres[oaie]|cont\\p{L}*|copre|misura|perché',
    budget: 'bilancio|budget|denaro|soldi|fondi|tasse|milioni|miliardi',
    staff: 'personale|dipendenti|organico|soldati',
    figure: 'cifra|numero|somma',
    funding:
      'da dove(?: \\p{L}+){0,5} (?:soldi|fondi|denaro)|chi (?:paga|finanzia)|come(?: \\p{L}+){0,4} finanziat[oa]',
    origin: 'esiste|creat[oa]|creò|fondat[oa]|istituit[oa]',
    name: 'nome|chiama\\p{L}*|rinominat[oa]|titolo',
    fate: 'assorbit[oa]|chius[oa]|abolit[oa]|sciolt[oa]|success[oa]|resta|ancora',
    under: 'sotto|parte del(?:la|lo)?|appartiene al(?:la|lo)?|dipende dal(?:la|lo)?',
    standing: '(?:un|quale|qualche) (?:\\p{L}+ )?(?:dipartimento|ministero)|indipendente|autonom[ao]',
    bodies: 'agenzi[ae]|uffici|enti|organismi',
  },
  nl: {
    basis: 'omvat|inbegrepen|meegeteld|telt|uitgesloten|dekt|meet|waarom',
    budget: 'begroting|budget|geld|fondsen|middelen|miljoen|miljard|heffingen',
    staff: 'personeel|medewerkers|werknemers|mensen|soldaten',
    figure: 'cijfers?|getal|bedrag',
    funding:
      'waar(?: \\p{L}+){0,5} geld(?: \\p{L}+){0,2} vandaan|wie (?:betaalt|financiert)|hoe(?: \\p{L}+){0,4} gefinancierd',
    origin: 'bestaat|opgericht|gecreëerd|ingesteld|gesticht',
    name: 'naam|heet|heette|genoemd|hernoemd|titel',
    fate: 'overgenomen|gesloten|opgeheven|afgeschaft|gebeurd|over|nog',
    under: 'onder|deel van|hoort bij|valt onder',
    standing: '(?:een|welk) (?:\\p{L}+ )?(?:departement|ministerie)|onafhankelijke?|zelfstandige?',
    bodies: 'agentschappen|diensten|bureaus|kantoren|organisaties',
  },
};
