import { stemmer } from '@orama/stemmers/german';
import type { Language } from './language';
import { wordList, openings, phrases, setOf } from './patterns';
import { yearDigits } from '../words/year';

const weekdays = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';

export const german: Language = {
  code: 'de',
  stem: stemmer,
  capitalisedNouns: true,
  compounds: true,
  weekday: new RegExp(weekdays, 'gu'),
  functionWords: setOf(`
    ab aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus außer außerdem bei beide
    beiden beim bereits bis bisher da dabei dadurch dafür dagegen daher damit danach dann daran darauf darin darüber darum das
    dass dazu dem den denen denn dennoch der deren des deshalb dessen dich die dies diese diesem diesen dieser dieses doch dort
    durch ein eine einem einen einer eines einige einigen er erst es etwa etwas für gegen gegenüber gemäß habe haben hat hatte
    hatten her heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in indem innerhalb ins ist ja je
    jede jedem jeden jeder jedes jedoch jene jener jetzt kann kein keine keinem keinen keiner können könnte könnten künftig man
    mehr mehrere mich mir mit möchte muss müssen nach nachdem neben nicht nichts noch nun nur ob oder ohne pro rund sehr sei
    sein seine seinem seinen seiner seit sich sie sind so sogar soll sollen sollte sollten somit sondern sowie statt über um und
    uns unser unter vom von vor war waren was wegen weil weiter weitere weiteren weiterhin welche welcher wenn wer werde werden
    wie wieder will wir wird wo wollen worden wurde wurden würde würden zu zudem zum zur zwar zwischen
  `),
  alsoEnglish: setOf('bis die dies hat hier hin ins man nun pro sei so war will wo'),
  frequent: 'der|die|das|den|dem|des|und|ist|im|von|mit|zu|am|auf|für|ein|eine',
  beforeOrdinals: setOf('ab am beim bis das dem der des die im ins jeden jeder jedes nach seit vom zum zur'),
  abbreviations: setOf(
    'abs art bspw bzgl bzw dipl evtl exkl ggf hr hrsg inkl insb jhd mio mrd nr rd sog tsd vgl zzgl st prof dr',
  ),
  description: {
    instructions: setOf(`
      neu neue neuen neuer neues neuigkeit neuigkeiten nachricht nachrichten meldung meldungen aktuell aktuelle aktuellen
      aktuelles bericht berichte berichterstattung entwicklung entwicklungen stand thema themen alles wichtige wichtiges
      wichtigste verfolge verfolgen beobachte beobachten zeige finde informiere information informationen überblick
      zusammenfassung update updates tracker änderung änderungen rund
    `),
    scope: setOf(`
      regierung bundesregierung bundestag bundesrat land länder ländern bund staat staaten behörde behörden amt ämter ministerium
      minister politik gesetz gesetze gesetzen recht regel regeln verordnung verordnungen maßnahme maßnahmen entscheidung
      entscheidungen beschluss beschlüsse beschließen urteil urteile gericht gerichte unternehmen firma firmen markt märkte
      branche wirtschaft deutschland deutsche deutschen deutscher europa europäische europäischen eu stadt
      städte gemeinde gemeinden kommune kommunen verband verbände region regionen folgen auswirkungen fall fälle plan pläne
      projekt projekte programm programme zahl zahlen
      reform reformen neuregelung debatte streit vorhaben verhandlung verhandlungen forderung forderungen kosten streitfall
      aktivität aktivitäten
    `),
    conjunctions: 'und|oder|sowie|bzw\\.|beziehungsweise',
    prepositions: 'an|auf|aus|bei|beim|durch|für|gegen|im|in|mit|nach|über|um|unter|von|vom|zu|zum|zur|zwischen',
    interrogatives: 'welche[rmns]?|wie ?viele?|warum|weshalb|wieso|ob',
  },
  numbers: {
    months: wordList('januar februar märz april mai juni juli august september oktober november dezember'),
    dateLinks: '',
    decimal: ',',
    thousand: 'tausend|tsd\\.?',
    million: 'millionen|million|mio\\.?',
    billion: 'milliarden|milliarde|mrd\\.?',
    trillion: 'billionen|billion',
    currencies: { euro: 'euros?', dollar: 'dollars?', pound: 'pfund', yen: 'yen', other: 'franken|pesos' },
    percent: 'prozent|prozentpunkte|prozentpunkten|v\\. ?h\\.',
    unitLinks: '',
    from: 'von (?:bisher |zuvor |derzeit )?',
    to: 'auf (?:nun |jetzt |künftig )?',
    insteadOf: '(?:an)?statt (?:wie )?(?:bisher |zuvor )?|nach (?:bisher|zuvor) ',
    references:
      'artikel|art\\.|§|§§|absatz|abs\\.|nummer|nr\\.|paragraf|paragraph|seite|kapitel|drucksache|az\\.|linie|gleis|raum',
  },
  pages: {
    wall: 'weiterlesen mit\\b|nur für abonnent|artikel (?:jetzt )?freischalten|mit .{1,30} weiterlesen',
    readMore: 'weiterlesen',
    by: 'von',
    published: 'veröffentlicht|erstellt|datum|geschrieben|gespeichert|eingestellt',
    otherDay: 'stand|aktualisiert|aktualisierung|änderung|geändert|geboren|registriert|beigetreten|mitglied seit',
    spans: 'sekunden?|minuten?|min\\.?|stunden?|std\\.?|tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?',
    afterHyphen: setOf('und oder bis bzw sowie wie'),
  },
  news: {
    verbs: wordList(`
      beschließt beschloss beschlossen billigt billigte kündigt kündigte verkündet verkündete erklärt erklärte meldet meldete
      berichtet berichtete gibt gab stimmt stimmte verabschiedet verabschiedete lehnt lehnte genehmigt genehmigte erlaubt erlaubte
      verbietet verbot untersagt untersagte verlängert verlängerte verschiebt verschob verschoben stoppt stoppte beginnt begann
      startet startete endet endete beendet beendete eröffnet eröffnete schließt schloss steigt stieg gestiegen sinkt sank gesunken
      wächst wuchs fällt fiel erhöht erhöhte senkt senkte hebt hob kürzt kürzte verurteilt verurteilte entscheidet entschied
      entschieden urteilt urteilte klagt klagte verklagt ernennt ernannte ernannt wählt wählte gewinnt gewann verliert verlor
      verloren tritt trat unterzeichnet unterzeichnete einigt einigten legt legte stellt stellte fordert forderte plant plante
      übernimmt übernahm kauft kaufte verkauft verkaufte zahlt zahlte ruft rief streikt streikten bestätigt bestätigte zieht zog
      nimmt nahm führt führte ändert änderte stirbt starb gestorben verletzt getötet tötete entdeckt entdeckte veröffentlicht
      veröffentlichte warnt warnte droht drohte rechnet rechnete bringt brachte erteilt erteilte verhängt verhängte weist wies
      nennt nannte liegt lag teilt teilte setzt setzte bewilligt bewilligte vereinbart vereinbarten fordern entfällt gilt
    `),
    auxiliaries: setOf('hat haben habe ist sind sei seien wurde wurden worden hatte hatten war waren'),
    participle:
      /^(?:\p{Ll}{0,6}ge\p{Ll}{2,}(?:t|en)|(?:be|ver|er|ent|zer|miss|über|unter|wider)\p{Ll}{3,}(?:t|en)|\p{Ll}{2,}iert)$/u,
    participleLast: true,
    past: /^(?!(?:letzte|heute|beste|erste|rechte|gute|weite|breite|späte|dritte|zweite|vierte|fünfte|sechste|achte|neunte|zehnte|nächste|meiste|sollte|könnte|müsste|möchte|hätte|wollte|konnte|durfte|musste|bitte|mitte|seite|hunderte|dutzende|bekannte|sogenannte|geplante|leichte|feste|harte|echte|alte)n?$)\p{Ll}{3,}ten?$/u,
    infinitive: /^(?!\p{Ll}*(?:ten)$)\p{Ll}{3,}(?:en|ern|eln)$/u,
    determiners: setOf(`
      der die das des dem den ein eine einen einem einer eines kein keine keinen seine seiner seinen ihre ihrer ihren unsere diese
      dieser dieses diesen jede jeder alle aller allen im am zum zur vom beim ins ans
    `),
    future: phrases('wird|werden|soll|sollen'),
    today: phrases(`
      heute|gestern|am (?:frühen |späten )?${weekdays}(?:abend|morgen|nachmittag|vormittag|mittag)?|in dieser woche|diese woche
      in der nacht (?:zu|auf) ${weekdays}|heute|am abend
    `),
    ownDay: phrases('heute|gestern|vorgestern|am heutigen \\p{Lu}\\p{Ll}+'),
    dayBefore: phrases('gestern'),
    takesEffect: phrases(`
      tritt(?: \\S+){0,8} in kraft|treten(?: \\S+){0,8} in kraft|trat(?: \\S+){0,8} in kraft|in kraft (?:tritt|treten|getreten)
      gilt (?:ab|seit|bis)|gelten (?:ab|seit|bis)|läuft(?: \\S+){0,4} aus
    `),
    lookingBack: phrases(
      'vor (?:\\S+ ){0,2}jahren|jahrzehntelang|seit jahren|seit langem|seit jahrzehnten|bereits im vorjahr',
    ),
    background: openings(`
      seit (?:dem |der |den )?(?:\\S+ )?${yearDigits}|im jahr ${yearDigits}|schon ${yearDigits}|bereits ${yearDigits}|${yearDigits}
      hintergrund|bisher|bislang|früher|damals|seit jahren|seit langem|zuletzt hatte|zuvor|vor (?:\\S+ ){0,2}jahren|grundsätzlich|eigentlich
    `),
    firstPerson: /(?<!\p{L})(?:ich|mir|mich|wir|uns|unser|unsere|unserer|unserem|unseren|mein|meine|meiner)(?!\p{L})/iu,
    openingPronouns: setOf(
      'er sie es dies diese dieser dieses diesen diesem das sein seine ihr ihre ihren seinen deren dessen jene',
    ),
    // The article of a noun: `Das Verbot gilt nicht mehr.`
    ownSubject: /^Das \p{Lu}/u,
    connective: openings(`
      auch|außerdem|zudem|dennoch|trotzdem|jedoch|aber|doch|allerdings|daher|deshalb|deswegen|damit|dabei|dazu|dafür|dagegen|darüber
      daraufhin|danach|dann|darin|davon|hinzu|ferner|ebenso|weiterhin|somit|also|denn|und|oder|so|nun|dort|hier|zugleich|gleichzeitig
      zum beispiel|unterdessen|inzwischen|stattdessen|insbesondere|erstens|zweitens|schließlich|am ende|in diesem zusammenhang|hierbei
      hierzu|demnach|im gegenzug|in dem (?:fall|papier|schreiben|brief|text|bericht)
    `),
    opinionTitle: openings('kommentar|meinung|leitartikel|gastbeitrag|kolumne|glosse|leserbriefe?|standpunkt'),
    aside: openings(`
      lesen sie|lesetipp|mehr zum thema|mehr dazu|weiterlesen|zum thema|foto|bild|quelle|video|grafik|archivbild|symbolbild|anzeige|abonnieren
      melden sie sich|jetzt (?:anmelden|abonnieren|testen|lesen)|folgen sie|teilen sie|hier geht es|(?:auf dem|das) (?:foto|bild)
    `),
    undoing: phrases(`
      ausgesetzt|setzt(?: \\S+){0,6} aus|gestoppt|stoppt|abgesagt|sagt(?: \\S+){0,6} ab|abgelehnt|lehnt(?: \\S+){0,6} ab|aufgehoben
      hebt(?: \\S+){0,6} auf|zurückgezogen|zurückgenommen|gekippt|kippt|verschoben|verschiebt|gescheitert|scheitert
    `),
  },
  endings: {
    done: 'aufgehoben|widerrufen|zurückgezogen|zurückgenommen|abgeschafft|annulliert|kassiert|gekippt|gestrichen|ausgesetzt|gestoppt|abgesagt|abgebrochen|beendet|eingestellt|zurückgerufen|fallen ?gelassen|verworfen|aufgegeben|aufgelöst|außer kraft gesetzt|für (?:nichtig|ungültig|unwirksam|rechtswidrig|verfassungswidrig) erklärt',
    passive: 'wurde|wurden|ist|sind|sei|seien',
    active: 'hat|haben|habe',
    finite: [
      ...wordList(
        'widerrief widerriefen widerruft stoppte stoppten stoppt beendete beendeten beendet verwarf verwarfen verwirft kippte kippten kippt annullierte annullierten annulliert kassierte kassierten kassiert',
      ),
      '(?:hob|hoben|hebt|heben) … auf(?! (?:die|den|das|dem|der|ein|\\d))',
      '(?:zog|zogen|zieht|ziehen|nahm|nahmen|nimmt|nehmen) … zurück',
      '(?:sagte|sagten|sagt|sagen|brach|brachen|bricht|brechen) … ab',
      '(?:stellte|stellten|stellt|stellen) … ein',
      '(?:rief|riefen|ruft|rufen) … zurück',
      '(?:ließ|ließen|lässt|lassen) … fallen',
      '(?:gab|gaben|gibt|geben) … auf',
      '(?:schaffte|schafften|schafft|schaffen) … ab',
      '(?:setzte|setzten|setzt|setzen) … (?:aus(?! (?:dem|der|den|einem|einer|\\d))|außer kraft)',
      '(?:erklärte|erklärten|erklärt|erklären) … für (?:nichtig|ungültig|unwirksam|rechtswidrig|verfassungswidrig)',
    ],
    over: '(?:ist|sind|trat|traten)(?: \\S+){0,4} außer kraft(?: getreten)?|(?:gilt|gelten|gelte|galt|galten)(?: \\S+){0,3} nicht mehr|(?:ist|sind)(?: \\S+){0,2} (?:vom tisch|geschichte|hinfällig|gescheitert|geplatzt|vorbei)|scheiterte|scheiterten|platzte|platzten|nicht mehr (?:in kraft|gültig)',
    openers: 'dass|damit|indem',
    oblique: setOf('der des dem eines einer einem dieser dieses diesem'),
    not: phrases(`
      nicht|nie|niemals|kein\\p{Ll}*|weder|kaum|fast|beinahe|wenn|falls|sofern|ob|bevor|bis|angeblich|vermutlich|möglicherweise|vielleicht
      irrtümlich|fälschlich|teile?|teilweise|teils|zum teil|artikel|absatz|paragraf|§+|abschnitt|entwurf|antrag|vorschlag|damals|einst|kurzzeitig
    `),
  },
};
