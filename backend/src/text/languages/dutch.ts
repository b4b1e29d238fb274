import { stemmer } from '@orama/stemmers/dutch';
import type { Language } from './language';
import { wordList, openings, phrases, setOf } from './patterns';
import { yearDigits } from '../words/year';

const weekdays = '(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)';

/**
 * The stemmer yields `brugg`, `huiz`, `blikjes` and `haven` for `bruggen`, `huizen`, `blikjes` and `havens`, but
 * `brug`, `huis`, `blikj` and `hav` for their other forms.
 */
const stem = (word: string): string =>
  stemmer(stemmer(word.replace(/jes$/u, 'je')))
    .replace(/([bdfgklmnprst])\1$/u, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's');

export const dutch: Language = {
  code: 'nl',
  stem,
  capitalisedNouns: false,
  compounds: true,
  weekday: new RegExp(weekdays, 'gu'),
  // Without `de`, `den`, `der`, `na`, `of` and `u`, which are function words of other languages and would count less
  // there.
  functionWords: setOf(`
    aan achter af al aldus alle allebei alleen alles als alsnog altijd ander andere anderen beide beiden ben bent bij bijna
    binnen boven buiten daar daarbij daardoor daarin daarmee daarna daarnaast daarom daarop daarover daartoe daarvan daarvoor
    dan dat degene degenen deze dezelfde die dit doch doen doet door dus echter een eens eerst elk elkaar elke en
    enige enkele er erg ervan ervoor eveneens gaan gaat geen geworden had hadden heb hebben hebt heeft heel hem hen het
    hetgeen hetzelfde hier hierbij hierdoor hiermee hij hoe hoewel hun iedere ieder iedereen iemand iets ik in indien is ja je
    jij jou jouw jullie kan kon konden kunnen kunt langs maar me mee meer meerdere men met mij mijn moest moesten moet moeten
    mocht mochten naar naast nadat namelijk nee niemand niet niets noch nog nooit nu ofwel om omdat onder ondanks ons onze
    ook op opnieuw over reeds rond samen sinds slechts sommige steeds te tegen ten tenzij ter terwijl thans tijdens toch toen
    tot tussen uit uw vaak van vanaf vanuit vanwege veel verder via vol volgens voor vooral voordat waar waaraan waarbij
    waardoor waarin waarmee waarom waarop waarvan waarvoor wanneer want waren was wat we wel welk welke werd werden wie wij
    wil willen word worden wordt wou zal ze zeer zei zelf zelfs zich zij zijn zo zoals zonder zou zouden zowel zullen
  `),
  alsoEnglish: setOf('bent dan die door elk heel hem hen hun men met nu om ten tot van vol want wil word'),
  frequent: 'de|het|een|van|en|dat|voor|naar|niet|aan|bij|ook|zijn|wordt|werd',
  abbreviations: setOf(`
    afb art bijv blz ca dhr dr drs ds excl evt ing inkl incl ir jl jhr mevr mgr mln mld mr mw nr nrs par pag plm prof resp sr st
    vgl vs zgn zr
  `),
  description: {
    instructions: setOf(`
      nieuw nieuwe nieuws nieuwtjes bericht berichten berichtgeving actueel actuele actualiteit actualiteiten laatste ontwikkeling
      ontwikkelingen stand onderwerp onderwerpen thema alles belangrijk belangrijke belangrijkste volg volgen houd hou bijhouden
      hoogte toon zoek vind informeer informatie overzicht samenvatting update updates tracker wijziging wijzigingen verandering
      veranderingen verandert rondom meld
    `),
    scope: setOf(`
      regering kabinet overheid parlement kamer tweede eerste senaat staat staten rijk provincie provincies gemeente gemeenten
      gemeenteraad land landen stad steden autoriteit autoriteiten instantie instanties ministerie ministeries minister ministers
      staatssecretaris politiek wet wetten wetgeving wetsvoorstel recht regel regels regeling regelingen verordening besluit
      besluiten beslissing beslissingen beslissen beslist maatregel maatregelen uitspraak uitspraken vonnis vonnissen rechter
      rechters rechtbank rechtbanken bedrijf bedrijven onderneming ondernemingen firma markt markten sector branche economie
      nederland nederlandse nederlands nederlanders belgië belgische belgisch belgen vlaanderen vlaamse suriname surinaamse europa
      europese eu vereniging organisatie organisaties regio gevolg gevolgen effect effecten geval gevallen zaak zaken plan plannen
      project projecten programma cijfer cijfers hervorming hervormingen debat discussie voorstel voorstellen onderhandeling
      onderhandelingen eis eisen kosten
      activiteit activiteiten
    `),
    conjunctions: 'en|of|alsook|evenals|alsmede',
    prepositions:
      'aan|bij|binnen|door|in|langs|met|na|naar|om|onder|op|over|per|rond|sinds|te|tegen|tot|tussen|uit|van|vanaf|voor|volgens|zonder',
    interrogatives: 'welke?|hoeveel|waarom',
  },
  numbers: {
    months: wordList('januari februari maart april mei juni juli augustus september oktober november december'),
    dateLinks: '',
    decimal: ',',
    thousand: 'duizend',
    million: 'miljoen|mln\\.?',
    billion: 'miljard|mld\\.?',
    trillion: 'biljoen',
    currencies: {
      euro: "euro(?:['’]?s)?",
      dollar: 'dollars?',
      pound: 'pond',
      yen: 'yen',
      other: 'kronen|frank|franken|pesos?',
    },
    percent: 'procent|procentpunt|procentpunten|percent|pct\\.?',
    unitLinks: '',
    from: 'van (?:nu |momenteel |eerst )?',
    to: '(?:naar|tot|op) (?:nu |voortaan )?',
    insteadOf: 'in plaats van (?:de huidige |nu )?|tegen (?:nu|eerst|voorheen) ',
    references:
      'artikel|artikelen|art\\.|§|§§|lid|nummer|nr\\.|paragraaf|pagina|blz\\.|hoofdstuk|bijlage|kamerstuk|zaaknummer|lijn|spoor|perron',
  },
  pages: {
    wall: '(?:alleen|uitsluitend|exclusief|enkel) voor (?:onze )?abonnees|met .{1,30} verder ?lezen|(?:log in|neem een abonnement|word abonnee) om (?:dit|verder)',
    readMore: 'lees verder|verder lezen|lees meer',
    by: 'door',
    published: 'gepubliceerd|geplaatst|publicatiedatum|verschenen|aangemaakt',
    otherDay: 'bijgewerkt|gewijzigd|laatste wijziging|aangepast|geboren|geregistreerd|lid sinds',
    spans: 'seconden?|min(?:uut|uten)|uur|uren|dag(?:en)?|week|weken|maand(?:en)?|jaar|jaren',
    afterHyphen: setOf('en of tot dan als evenals'),
  },
  news: {
    verbs: wordList(`
      besluit besloot beslist besliste keurt keurde kondigt kondigde verklaart verklaarde meldt meldde bericht berichtte geeft gaf
      stemt stemde verwerpt verwierp wijst wees staat stond verbiedt verbood verlengt verlengde stelt stelde stopt stopte begint
      begon start startte eindigt eindigde beëindigt beëindigde opent opende sluit sloot stijgt steeg daalt daalde groeit groeide
      valt viel verhoogt verhoogde verlaagt verlaagde heft hief schrapt schrapte veroordeelt veroordeelde oordeelt oordeelde klaagt
      klaagde benoemt benoemde kiest koos wint won verliest verloor treedt trad ondertekent ondertekende bereikt bereikte legt legde
      eist eiste neemt nam koopt kocht verkoopt verkocht betaalt betaalde roept riep staakt staakte bevestigt bevestigde trekt trok
      voert voerde wijzigt wijzigde sterft stierf overlijdt overleed doodt doodde ontdekt ontdekte publiceert publiceerde waarschuwt
      waarschuwde dreigt dreigde rekent rekende brengt bracht verleent verleende legt legde noemt noemde ligt lag deelt deelde
      zet zette vordert vorderde vervalt verviel geldt gold krijgt kreeg presenteert presenteerde onthult onthulde weigert weigerde
      gaat ging komt kwam lanceert lanceerde dient diende plant plande verplicht verplichtte beperkt beperkte steunt steunde
      blokkeert blokkeerde schort schortte ontslaat ontsloeg arresteert arresteerde houdt hield bouwt bouwde vraagt vroeg zegt zei
      ontvangt ontving stuurt stuurde verlaat verliet vindt vond blijkt bleek debatteert debatteerde
    `),
    auxiliaries: setOf('heeft hebben had hadden is zijn was waren werd werden'),
    participle:
      /^(?!(?:\p{Ll}*(?:ge(?:bied|bieden|bit|bouwen|breken|beuren|bruiken|dachten|deelten|dicht|dichten|duld|heimen|laat|ld|lden|lid|loven|luid|luiden|meenten|moed|nieten|not|recht|rechten|rucht|ruchten|schikt|schillen|slacht|sprekken|tallen|tuigen|vangenen|vecht|vechten|volgen|weld|west|westen|wicht|wichten|wonden|zicht|zichten|zinnen|zond)|ge\p{Ll}*(?:schappen|nissen|heden|ingen)|heid|[vo]\p{Ll}*land|leid|verband|stand|bod|bewind)|verleden|gericht|(?:on)?bekend|bereid|beroemd|bericht|berichten|besluit|beest|beurt|gemeend|verdriet|verzet|overwicht|overzicht|onderwijs|ondergrond|verstand|herfst|ernst|eerst|best|berust)$)(?:(?:aan|achter|af|bekend|bij|binnen|deel|dood|door|gelijk|goed|hoog|in|klaar|los|mee|mis|na|neer|om|onder|op|open|over|plaats|rond|samen|schoon|stil|stop|tegemoet|tegen|terecht|terug|toe|tussen|uit|vast|vol|voor|voort|vrij|waar|weg)?ge(?:\p{Ll}{2,}(?:d|t|en)|staan|gaan|daan|zien)|(?:aan|af|in|op|uit|voor)?(?:be|ver|ont|her|over|onder)(?:\p{Ll}{2,}(?:d|[fkps]t|cht)|zet|kort|groot|moet|sloten|wezen|gonnen|volen|boden|bonden|broken|lopen|loren|laten|kregen|dwenen|geven|schenen|streken|dronken|trokken|worven|vangen|kozen|slagen|nomen|staan|zien|roepen|leden|vallen|vonden|schreden|streden|sproken|schreven|worpen|kocht|scholen|houden|grepen|raden|heven))$/u,
    participleLast: true,
    past: /^(?!ge|(?:\p{Ll}*(?:waarde|voorwaarde|ziekte|hoogte|diepte|liefde|vreugde)|derde|vierde|aarde|woorden|zelfde|hetzelfde|dezelfde|vijfde|twaalfde|midden|bekende|beroemde|gemiddelde|zogenoemde|jarige|drukte|sterkte|hitte|hatte|lengte)n?$)(?:\p{Ll}{2,}(?:eerde|igde|chtte|ntte|rtte|stte|dde|mde|kte|pte|rde|lgde|rgde|fde)n?|(?:\p{Ll}+)?(?:stelde|deelde|telde|handelde|opende|tekende|rekende|kende|legde|zette|maakte|zegde|daalde|haalde|betaalde|regelde|eiste|plaatste)n?)$/u,
    infinitive:
      /^(?!\p{Ll}*(?:ingen|heden|euren|teiten|isten|dagen|jaren|weken|maanden|mensen)$)(?:\p{Ll}{3,}en|\p{Ll}*(?:gaan|staan|slaan|zien|doen))$/u,
    determiners: setOf(`
      de het een geen deze dit die dat haar hun onze ons mijn jouw uw elk elke ieder iedere alle sommige enkele beide veel meer
      tussen diverse
    `),
    future: phrases('zal|zullen|gaat|gaan'),
    today: phrases(`
      vandaag|gisteren|vanmorgen|vanochtend|vanmiddag|vanavond|vannacht|gister(?:en)?(?:ochtend|middag|avond)
      (?:op |afgelopen )?${weekdays}(?:ochtend|morgen|middag|avond)?|deze week|in de nacht van ${weekdays} op ${weekdays}
    `),
    ownDay: phrases(
      'vandaag|gisteren|eergisteren|vanmorgen|vanochtend|vanmiddag|vanavond|vannacht|gister(?:en)?(?:ochtend|middag|avond)',
    ),
    dayBefore: phrases('gisteren|gister(?:en)?(?:ochtend|middag|avond)'),
    takesEffect: phrases(`
      treedt(?: \\S+){0,8} in werking|treden(?: \\S+){0,8} in werking|trad(?: \\S+){0,8} in werking
      in werking (?:treedt|treden|trad|getreden)|(?:geldt|gelden) (?:vanaf|per|sinds|tot)|van kracht (?:wordt|worden|is|zijn)
      (?:wordt|worden|werd)(?: \\S+){0,6} van kracht|gaat(?: \\S+){0,6} in(?=[.,;]|$)|(?:is|zijn)(?: \\S+){0,6} ingegaan|loopt(?: \\S+){0,4} af
    `),
    lookingBack: phrases(
      '(?:\\S+ ){0,2}jaar geleden|decennialang|jarenlang|al jaren|al decennia|sinds jaar en dag|al vorig jaar',
    ),
    background: openings(`
      sinds (?:de |het )?(?:\\S+ )?${yearDigits}|in (?:het jaar )?${yearDigits}|al in ${yearDigits}|${yearDigits}|achtergrond
      tot nu toe|tot dusver|tot op heden|vroeger|destijds|al jaren|jarenlang|eerder|voorheen|in het verleden|(?:\\S+ ){1,2}jaar geleden
      in principe|eigenlijk|momenteel|van oudsher
    `),
    firstPerson: /(?<!\p{L})(?:ik|mij|me|mijn|wij|we|ons|onze)(?!\p{L})/iu,
    openingPronouns: setOf('hij zij ze dit dat deze die zijn haar hun hen hem'),
    connective: openings(`
      ook|bovendien|daarnaast|daarom|toch|echter|maar|niettemin|desondanks|daardoor|daarbij|daarmee|daarvoor|daartegen|daartegenover
      daarover|daarop|daarna|dan|daarin|daarvan|verder|voorts|evenzo|eveneens|dus|want|en|of|zo|nu|daar|hier|hierbij|hiermee|hierdoor
      tegelijk|tegelijkertijd|intussen|ondertussen|inmiddels|in plaats daarvan|met name|bijvoorbeeld|ten eerste|ten tweede|tot slot
      ten slotte|uiteindelijk|overigens|wel|volgens (?:hem|haar|hen)|in ruil (?:daarvoor|hiervoor)|op (?:zijn|haar|hun) beurt
      in (?:dat|dit) (?:geval|verband|stuk|rapport)|in de (?:brief|tekst)
    `),
    opinionTitle: openings(
      'opinie|mening|commentaar|column|ingezonden(?: brief| brieven)?|lezersbrief|lezersbrieven|hoofdredactioneel|gastbijdrage|standpunt',
    ),
    aside: openings(`
      lees (?:ook|meer|verder|hier)|leestip|meer over|zie ook|bekijk|luister|foto|beeld|bron|video|grafiek|archieffoto|illustratie
      advertentie|abonneer|meld (?:je|u) aan|schrijf (?:je|u) in|volg ons|deel dit|klik hier|reageer|op de foto
    `),
    undoing: phrases(`
      ingetrokken|trekt(?: \\S+){0,6} in|opgeschort|schort(?: \\S+){0,6} op|stopgezet|zet(?: \\S+){0,6} stop|stopt|afgelast|gelast(?: \\S+){0,6} af
      afgewezen|wijst(?: \\S+){0,6} af|verworpen|verwerpt|opgeheven|heft(?: \\S+){0,6} op|teruggedraaid|draait(?: \\S+){0,6} terug
      geschrapt|schrapt|uitgesteld|stelt(?: \\S+){0,6} uit|vernietigd|vernietigt|mislukt
    `),
  },
  endings: {
    done: 'ingetrokken|opgeheven|afgeschaft|herroepen|vernietigd|geschrapt|teruggedraaid|geannuleerd|opgeschort|stopgezet|afgelast|afgeblazen|beëindigd|gestaakt|gestopt|teruggeroepen|geseponeerd|verworpen|opgegeven|ontbonden|buiten werking gesteld|(?:nietig|ongeldig|onrechtmatig|onverbindend|ongrondwettig) verklaard',
    passive: 'is|zijn|werd|werden',
    active: 'heeft|hebben',
    finite: [
      ...wordList(
        'herriep herriepen herroept vernietigde vernietigden vernietigt schrapte schrapten schrapt annuleerde annuleerden annuleert beëindigde beëindigden beëindigt staakte staakten staakt seponeerde stopte stopten verwierp',
      ),
      '(?:trok|trokken|trekt|trekken) … in(?! (?:de|het|een|\\d))',
      '(?:hief|hieven|heft|heffen) … op(?! (?:de|het|een|\\d))',
      '(?:schafte|schaften|schaft|schaffen) … af',
      '(?:gelastte|gelastten|gelast|blies|bliezen|blaast|blazen) … af',
      '(?:riep|riepen|roept|roepen) … terug',
      '(?:gaf|gaven|geeft|geven) … op',
      '(?:draaide|draaiden|draait|draaien) … terug',
      '(?:schortte|schortten|schort|schorten) … op(?! (?:de|het|een|\\d))',
      '(?:zette|zetten|zet) … stop',
      '(?:stelde|stelden|stelt|stellen) … buiten werking',
      '(?:verklaarde|verklaarden|verklaart|verklaren) … (?:nietig|ongeldig|onrechtmatig|onverbindend|ongrondwettig)',
    ],
    over: '(?:is|zijn)(?: \\S+){0,4} (?:vervallen|van de baan|verleden tijd|geschiedenis|mislukt)|(?:geldt|gelden)(?: \\S+){0,3} niet (?:meer|langer)|niet (?:meer|langer) (?:van kracht|geldig|in werking)',
    openers: 'dat|omdat|doordat|zodat|waardoor',
    oblique: setOf('der des'),
    not: phrases(`
      niet|nooit|geen|noch|nauwelijks|bijna|vrijwel|als|indien|mits|tenzij|of|voordat|tot|totdat|naar verluidt|vermoedelijk|mogelijk
      misschien|wellicht|abusievelijk|per ongeluk|deel|delen|gedeeltelijk|deels|artikel|artikelen|lid|paragraaf|§+|hoofdstuk|ontwerp
      aanvraag|verzoek|voorstel|destijds|ooit|toen|even|tijdelijk
    `),
  },
};
