import { stemmer } from '@orama/stemmers/italian';
import type { Language } from './language';
import { wordList, openings, phrases, setOf } from './patterns';
import { yearDigits } from '../words/year';

const weekdays = '(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)';

export const italian: Language = {
  code: 'it',
  stem: stemmer,
  capitalisedNouns: false,
  compounds: false,
  weekday: new RegExp(weekdays, 'gu'),
  functionWords: setOf(`
    a abbiamo ad agli ai al alcuna alcune alcuni all alla alle allo altra altre altri altro anche ancora anzi appena avere aveva
    avevano c che chi ci ciascun ciò coi col come con contro così cui da dagli dai dal dall dalla dalle dallo davanti degli dei del
    dell della delle dello dentro di dopo dove due dunque durante e è ed ella entro era erano essere essi fa fino fra fu furono già
    gli ha hanno ho i il in infatti intanto io l la là le lei li lo loro lui ma mai mentre mi mia mio molte molti molto ne né negli
    nei nel nell nella nelle nello nessun nessuna niente noi non nostra nostro nuovo o ogni oltre oppure ora per perché però più poco
    poi può possono prima presso pure qua quale quali qualche quando quanto quasi quella quelle quelli quello quest questa queste
    questi questo qui quindi quel sarà saranno se sé secondo sei senza si sia siano sempre solo sono sopra sotto sta stata state
    stati stato su sua sue sugli sui sul sull sulla sulle sullo suo suoi tra tre troppo tutta tutte tutti tutto un una uno va
    vengono verso vi viene voi
  `),
  alsoEnglish: setOf(
    'ad ai ci come dei due ed ella era fa ha ho mi ne non pure qua quasi sei si sia solo sta state sue sui vi voi',
  ),
  frequent: 'il|la|di|che|della|nel|per|gli',
  abbreviations: setOf('sig sigg sig.ra dott dott.ssa ing avv geom prof prof.ssa art artt pag pagg tel cfr mons p.za'),
  description: {
    instructions: setOf(`
      notizia notizie novità attualità informazione informazioni aggiornamento aggiornamenti aggiornami seguire segui monitorare
      monitoraggio avviso avvisi ultime ultimi ultima ultimo recente recenti evoluzione sviluppo sviluppi tutto su tema temi
      importante importanti cambiamento cambiamenti relativo relativa annuncio annunci
    `),
    scope: setOf(`
      governo ministero ministro ministra stato parlamento camera senato legge leggi norma norme regolamento misura misure decisione
      decisioni politica politiche pubblico pubblica pubblici pubbliche nazionale nazionali europeo europea europa italia italiano
      italiana italiani italiane regione regioni comune comuni città azienda aziende impresa imprese settore settori mercato mercati
      industria paese paesi locale progetto progetti piano piani programma conseguenze effetti impatto caso casi cifre agenzia
      tribunale giustizia
      riforma riforme dibattito trattativa trattative negoziato negoziati costo costi cifra
      attività
    `),
    conjunctions: 'e|ed|o|oppure|nonché',
    prepositions:
      'a|ad|al|alla|ai|agli|alle|con|contro|da|dal|dalla|dei|degli|del|della|delle|di|in|nel|nella|per|su|sul|sulla|tra|fra',
    interrogatives: 'quali|quale|quant[oaie]|perché',
  },
  numbers: {
    months: wordList('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
    dateLinks: 'di |del ',
    decimal: ',',
    thousand: 'mila',
    million: 'milioni|milione|mln',
    billion: 'miliardi|miliardo|mld',
    trillion: 'bilioni|bilione',
    currencies: { euro: 'euro', dollar: 'dollari', pound: 'sterline', yen: 'yen', other: 'franchi|pesos' },
    percent: 'per cento|punti percentuali',
    unitLinks: "di |d’|d'",
    from: '(?:da |dai |dal |dalle |dagli )(?:circa )?',
    to: '(?:a |ai |al |alle |agli )(?:circa )?',
    insteadOf: '(?:invece|al posto) d(?:i|ei|el|elle) |anziché |contro (?:i |le )?|rispetto a(?:i|l|lle)? ',
    references:
      'articolo|art\\.|legge|numero|n\\.|pagina|capitolo|comma|linea|fase|livello|decreto|molo|banchina|binario',
  },
  pages: {
    wall: '(?:riservato|solo) (?:agli|per gli) abbonati',
    readMore: 'leggi tutto',
    by: 'di',
    published: 'pubblicato|data',
    otherDay: 'registrato',
    spans: 'second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]',
    afterHyphen: setOf('e ed o'),
  },
  news: {
    verbs: wordList(`
      annuncia annunciato approva approvato autorizza autorizzato vieta vietato decide deciso respinge respinto sospende sospeso rinvia
      rinviato lancia lanciato apre aperto chiude chiuso comincia cominciato inizia iniziato avvia avviato termina terminato aumenta
      aumentato sale salito scende sceso cala calato riduce ridotto cresce cresciuto cade caduto condanna condannato nomina nominato
      elegge eletto vota votato firma firmato presenta presentato pubblica pubblicato rivela rivelato conferma confermato convoca
      convocato proroga prorogato dimette dimesso muore morto vince vinto perde perso compra comprato vende venduto paga pagato concede
      concesso crea creato mantiene mantenuto chiede chiesto propone proposto ordina ordinato annulla annullato afferma affermato
      dichiara dichiarato finanzia finanziato stanzia stanziato raggiunge raggiunto scopre scoperto amplia ampliato registra registrato
      riceve ricevuto entra entrato accoglie accolto deposita depositato rilascia rilasciato aggiudica aggiudicato assegna assegnato
      ricorre impugna impugnato comunica comunicato passa passato slitta slittato
    `),
    auxiliaries: setOf('ha hanno è sono stato stata stati state aveva avevano era erano viene vengono fu furono'),
    participle:
      /^(?!(?:quando|mentre|entro|sotto|sopra|verso|contro|molto|tutto|questo|stesso|presso|spesso)$)\p{Ll}{2,}(?:ato|ata|ati|ate|ito|ita|iti|ite|uto|uta|uti|ute|so|sa|si|se|tto|tta|tti|tte|rto|rta|rti|rte|lto|lta|lti|lte|nto|nta|nti|nte|sto|sta|sti|ste)$/u,
    participleLast: false,
    past: /^\p{Ll}{2,}(?:ò|arono|irono|erono|ettero|isse|issero)$/u,
    infinitive: /^\p{Ll}{2,}(?:are|ere|ire|arre|orre|urre|arsi|ersi|irsi)$/u,
    determiners: setOf(`
      il lo la i gli le l un uno una del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle
      nel nello nella nei negli nelle sul sulla sui sulle di questo questa questi queste quello quella suo sua suoi sue loro ogni altro
      altra nuovo nuova in per senza su con come primo prima ultimo ultima nostro nostra
    `),
    future: /(?<!\p{L})\p{Ll}{2,}(?:erà|eranno|irà|iranno|rrà|rranno|drà|dranno|arà|aranno)(?!\p{L})/u,
    today: phrases(`
      oggi|ieri|stamattina|stamani|stasera|stanotte|questa (?:mattina|sera|settimana)|(?:nella (?:giornata|mattinata|serata) di )?${weekdays}
    `),
    ownDay: phrases('oggi|ieri|stamattina|stamani|stasera|stanotte|questa (?:mattina|sera|notte)'),
    dayBefore: phrases('ieri'),
    takesEffect: phrases(
      '(?:entra|entrano|entrerà|entreranno|entrato|entrata|entrate) in vigore|ha effetto|avrà effetto|in vigore (?:dal|da|a partire)',
    ),
    lookingBack: phrases(
      "(?:\\S+ ){1,2}anni fa|da (?:\\S+ ){0,2}(?:anni|decenni)|all[’']epoca|allora|per (?:anni|decenni)|in passato",
    ),
    background: openings(`
      (?:nel|dal|fino al|entro il|già nel) ${yearDigits}|da (?:\\S+ ){0,3}(?:anni|decenni|tempo)|finora|fino a oggi|storicamente|tradizionalmente
      va ricordato|si ricorda|in passato|all[’']epoca|un tempo
    `),
    firstPerson: /(?<!\p{L})(?:io|mio|mia|miei|mie|mi|noi|nostro|nostra|nostri|nostre)(?!\p{L})/iu,
    openingPronouns: setOf(
      'lui lei loro essi esse questo questa questi queste quello quella quelli ciò suo sua suoi sue egli ella',
    ),
    connective: openings(`
      ma|e|ed|o|però|tuttavia|inoltre|anche|per questo|perciò|pertanto|quindi|dunque|così|allora|poi|intanto|nel frattempo|invece|infatti
      di conseguenza|in particolare|in concreto|ad esempio|per esempio|infine|al contrario|allo stesso (?:modo|tempo)|in questo (?:senso|caso|contesto)
      a sua volta|a loro volta|dal canto suo|dal canto loro|da parte sua|in primo luogo|in secondo luogo|lì|qui|entrambi|entrambe|insomma|del resto
    `),
    opinionTitle: openings('opinione|opinioni|editoriale|commento|lettere? al direttore|corsivo|rubrica|analisi'),
    aside: openings(`
      leggi anche|leggi di più|vedi anche|guarda anche|per saperne di più|foto|fotografia|immagine|video|fonte|abbonati|iscriviti|seguici|condividi
      registrati|clicca|archivio|pubblicità|nella foto|nell[’']immagine|didascalia|scopri
    `),
    undoing: phrases(
      'sospe\\p{Ll}+|annull\\p{Ll}+|rinvi\\p{Ll}+|resping\\p{Ll}+|respint\\p{Ll}+|ritir\\p{Ll}+|cancell\\p{Ll}+|blocc\\p{Ll}+|revoc\\p{Ll}+|bocci\\p{Ll}+',
    ),
  },
  endings: {
    done: '(?:abrogat|annullat|revocat|ritirat|soppress|abolit|cancellat|invalidat|cassat|bocciat|sospes|archiviat|bloccat|interrott|abbandonat|richiamat|accantonat|sciolt)[oaei]|dichiarat[oaei] (?:null|illegittim|incostituzional)[oaei]',
    passive: 'è stat[oa]|sono stat[ie]|è|sono|fu|furono|viene|vengono',
    active: 'ha|hanno',
    finite: wordList(`
      revoca revocano revocò revocarono abroga abrogano abrogò annulla annullano annullò annullarono ritira ritirano ritirò
      ritirarono sopprime soppresse abolisce aboliscono abolì cancella cancellano cancellò boccia bocciò sospende sospendono sospese blocca bloccò abbandona abbandonò archivia archiviò interrompe interruppe richiama richiamò
    `),
    over: 'non (?:è|sono) più (?:in vigore|valid[oaei])|non (?:si applica|vige) più|ha cessato di (?:avere effetto|applicarsi)|ha perso efficacia|(?:è|sono) (?:ormai )?(?:storia|decadut[oaie]|saltat[oaie]|fallit[oaie]|scadut[oaie]|finit[oaie])',
    openers: 'che|cui|chi|quando|dove|perché',
    oblique: setOf(''),
    not: phrases(`
      non|mai|nessuna?|né|quasi|se|prima|fino|finché|forse|presunt\\p{Ll}+|per errore|brevemente
      parte|parti|parzialmente|in parte|articol[oi]|comm[ai]|paragraf[oi]|disegno di legge|proposta|cert[ei]
    `),
  },
};
