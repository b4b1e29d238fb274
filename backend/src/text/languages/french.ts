import { stemmer } from '@orama/stemmers/french';
import type { Language } from './language';
import { wordList, openings, phrases, setOf } from './patterns';
import { yearDigits } from '../words/year';

const weekdays = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';

/** After `que` these may be subjunctives: `exige que le conseil abroge l’arrêté`. */
const present = wordList(`
  abroge abrogent annule annulent révoque révoquent retire retirent supprime suppriment lève lèvent invalide invalident casse cassent
  abolissent suspend suspendent abandonne abandonnent interrompt interrompent rappelle rappellent enterre enterrent stoppe stoppent
`);

export const french: Language = {
  code: 'fr',
  stem: stemmer,
  capitalisedNouns: false,
  compounds: false,
  weekday: new RegExp(weekdays, 'gu'),
  functionWords: setOf(`
    a à afin ainsi alors c d j l m n s t après au aucun aucune aujourd aussi autre autres aux avant avec avoir beaucoup bien car ce ceci cela celle
    celles celui cependant certains ces cet cette ceux chaque chez ci comme comment contre dans de depuis dernier dernière des
    désormais dès deux devant devrait doit doivent donc dont du elle elles en encore enfin entre environ est et étaient était
    été être eu eux faire fait fois font grâce hors hui il ils jusqu jusque la là laquelle le lequel les lesquels leur leurs
    lors lorsque lui mais malgré me même mêmes mes mieux moins mon ne ni non nos notamment notre nous nouveau on ont ou où par
    parce parmi pas pendant peu peut peuvent plus plusieurs pour pourrait près puis qu quand que quel quelle quelles quelque
    quelques quels qui quoi sa sans se selon sera seront ses seulement si soit son sont sous sur ta tandis tant te tel telle
    telles tels toujours tous tout toute toutefois toutes très trop tu un une vers via voire vont vos votre vous y
  `),
  alsoEnglish: setOf('car ci comment de doit eu hors ne ni non pas plus sans si son ta tous tout toute trop tu via'),
  frequent: 'le|la|les|du|et|est|une|un|pour|dans',
  abbreviations: setOf('mme mlle mgr art env av bd éd réf tél vol chap fig'),
  description: {
    instructions: setOf(`
      actualité actualités actu nouvelle nouvelles nouveau nouveaux nouveauté nouveautés information informations info infos suivre
      suivi suis surveiller veille alerte alertes article articles dernières derniers dernière récent récents récentes évolution
      évolutions développement développements tout toute sujet sujets thème point points important importants concernant
      changement changements annonce annonces
    `),
    scope: setOf(`
      gouvernement ministre ministère ministères etat état parlement assemblée sénat loi lois règle règles règlement mesure mesures
      décision décisions politique politiques public publics publique publiques national nationale nationaux européen européenne
      europe france français française françaises région régions ville villes entreprise entreprises société sociétés secteur
      secteurs marché marchés industrie pays local locale projet projets plan plans programme conséquence conséquences effet effets
      impact cas chiffres justice tribunal tribunaux
      réforme réformes débat débats négociation négociations discussion discussions coût coûts chiffre enjeux
      activité activités
    `),
    conjunctions: 'et|ou|ainsi que',
    prepositions: 'à|au|aux|chez|contre|dans|de|des|du|en|entre|par|pour|sur|avec|sous',
    interrogatives: 'quels?|quelles?|lesquel(?:le)?s|combien|pourquoi|comment',
  },
  numbers: {
    months: wordList('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    dateLinks: '',
    decimal: ',',
    thousand: 'mille|milliers',
    million: 'millions|million|M(?= ?[€$])',
    billion: 'milliards|milliard|mds?',
    trillion: 'billions|billion',
    currencies: { euro: 'euros?', dollar: 'dollars?', pound: 'livres', yen: 'yens?', other: 'francs|pesos|reais' },
    percent: 'pour cent|points? de pourcentage',
    unitLinks: "d’|d'|de ",
    from: '(?:de |d’|des )(?:quelque |environ )?',
    to: '(?:à |aux )(?:quelque |environ )?',
    insteadOf: 'au lieu (?:de |d’|des )|contre |plutôt que ',
    references: 'article|articles|alinéa|numéro|n°|nº|page|chapitre|ligne|lignes|voie|quai|niveau|phase|loi|décret',
  },
  pages: {
    wall: 'réservée? (?:à nos|aux) abonné|pour lire la suite\\b|il vous reste .{1,20}% de cet article',
    readMore: 'lire la suite',
    by: 'par',
    published: 'publié|mis en ligne',
    otherDay: 'modifié|jour|inscrit|membre depuis',
    spans: 'secondes?|min(?:utes?)?|heures?|h|jours?|semaines?|mois|ans?',
    afterHyphen: setOf('et ou'),
  },
  news: {
    verbs: wordList(`
      annonce annoncé adopte adopté approuve approuvé autorise autorisé interdit interdite interdisent décide décidé rejette rejeté
      refuse refusé suspend suspendu suspendent reporte reporté lance lancé ouvre ouvert ouvrent ferme fermé commence commencé débute
      débuté termine terminé augmente augmenté baisse baissé diminue diminué progresse progressé recule reculé hausse relève relevé
      réduit réduite passe passé condamne condamné juge jugé nomme nommé élit élu vote voté signe signé conclut conclu présente
      présenté publie publié dévoile dévoilé confirme confirmé dépose déposé appelle appelé lève levé prolonge prolongé démissionne
      démissionné meurt mort gagne gagné perd perdu achète acheté vend vendu verse versé accorde accordé supprime supprimé crée créé
      reprend repris maintient maintenu exige exigé demande demandé propose proposé saisit saisi ordonne ordonné valide validé annule
      annulé affirme affirmé indique indiqué déclare déclaré assure assuré circule circulé prévoit prévu rencontre rencontré
      touche touché tue tué blesse blessé découvre découvert atteint rétablit rétabli
    `),
    auxiliaries: setOf('a ont est sont été avait avaient fut furent aura'),
    participle:
      /^(?!(?:mille|elle|mais|depuis|puis|entre|très|après|plus|sous|nous|vous|jamais|alors)$)\p{Ll}{2,}(?:é|ée|és|ées|i|ie|is|ise|ises|it|ite|u|ue|us|ues|ert|erte|erts|aint|eint)$/u,
    participleLast: false,
    past: /^\p{Ll}{3,}(?:èrent|irent|urent)$/u,
    infinitive: /^\p{Ll}{2,}(?:er|ir|re)$/u,
    determiners: setOf(`
      le la les l un une des du de d au aux ce cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes chaque aucun aucune
      quelque quelques plusieurs tout toute en par sans pour sur nouvelle nouveau première dernier dernière
    `),
    future: /(?<!\p{L})(?:\p{Ll}{2,}(?:era|eront|ira|iront|dra|dront)|sera|seront|va|vont)(?!\p{L})/u,
    today: phrases(`
      aujourd[’']hui|hier|ce (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir)|cette semaine|cette nuit|hier soir
      ${weekdays}(?: (?:matin|soir|après-midi|dernier))?
    `),
    ownDay: phrases("aujourd[’']hui|hier|avant-hier|ce (?:matin|soir)|cette nuit"),
    dayBefore: phrases('hier'),
    takesEffect: phrases(
      "(?:entre|entrent|entrera|entreront|entré|entrée|entrés|entrées) en vigueur|prend effet|prendra effet|prennent effet|s[’']applique|s[’']appliquera",
    ),
    lookingBack: phrases(
      "il y a (?:\\S+ ){1,3}ans|depuis (?:\\S+ ){0,2}(?:années|décennies|longtemps)|à l[’']époque|autrefois|pour rappel",
    ),
    background: openings(`
      (?:en|depuis|dès|avant|fin|début) ${yearDigits}|depuis (?:\\S+ ){0,3}(?:ans|années|décennies|longtemps)|pour rappel|pour mémoire|rappelons
      à l[’']époque|jusqu[’']ici|jusqu[’']à présent|jusqu[’']alors|il y a (?:\\S+ ){1,3}ans|historiquement|traditionnellement|jadis|autrefois
    `),
    firstPerson: /(?<!\p{L})(?:je|j[’']|me|moi|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu,
    openingPronouns: setOf(
      'il elle ils elles ce ceci cela ça cet cette ces celui celle ceux celles son sa ses leur leurs lui y',
    ),
    // `C’est la mairie qui rouvrira la salle.`: what it is follows.
    ownSubject: /^C[’']est l(?:e |a |[’'])[^,;:]+ qui /u,
    connective: openings(`
      mais|or|donc|car|et|ou|ainsi|aussi|cependant|toutefois|pourtant|néanmoins|en revanche|par ailleurs|de plus|en outre|en effet
      par conséquent|c[’']est pourquoi|d[’']autre part|de son côté|de leur côté|pour sa part|pour leur part|ensuite|puis|enfin|d[’']abord
      par exemple|notamment|de même|à l[’']inverse|au contraire|dans ce (?:cas|contexte|cadre)|dans le même temps|parallèlement|alors
      là|ici|entre-temps|à cet? |pour cela|résultat
    `),
    opinionTitle: openings('tribune|opinion|éditorial|édito|chronique|point de vue|billet|courrier des lecteurs'),
    aside: openings(`
      lire aussi|à lire|a lire|voir aussi|à voir|photo|crédit|crédits|image|vidéo|source|légende|abonnez-vous|inscrivez-vous|retrouvez|suivez
      découvrez|cliquez|partagez|recevez|archives?|illustration|publicité|pour en savoir plus|en savoir plus
    `),
    undoing: phrases(
      'suspend|suspendu\\p{Ll}*|annul\\p{Ll}+|report[eé]\\p{Ll}*|rejet\\p{Ll}+|retir\\p{Ll}+|abandonn\\p{Ll}+|bloqu\\p{Ll}+|lev[eé]e?s?|abrog\\p{Ll}+',
    ),
  },
  endings: {
    done: '(?:abrog|annul|révoqu|retir|rapport|supprim|lev|invalid|cass|résili|abandonn|rappel|enterr|stopp|gel)ée?s?|abolie?s?|interrompue?s?|dissoute?s?|suspendue?s?|mise?s? fin à|déclarée?s? (?:nul|nulle|illégal|illégale)s?',
    passive: 'a été|ont été|est|sont|fut|furent',
    active: 'a|ont',
    finite: [
      ...present,
      ...wordList(
        'abrogea annula révoqua retira supprima leva invalida cassa abolit suspendit abandonna interrompit rappela enterra stoppa',
      ),
    ],
    over: 'n’ ?(?:est|a) plus (?:en vigueur|valable|applicable|cours)|ne s’ ?applique plus|a cessé (?:de s’ ?appliquer|d’ ?être en vigueur)|est (?:caduque?|devenue? caduque?|de l’ ?histoire ancienne)|a (?:échoué|expiré|capoté)|appartient au passé',
    openers: 'que?|qu’|qui|dont|où|quand',
    oblique: setOf(''),
    not: phrases(`
      ne|n|pas|non|jamais|aucune?|ni|presque|si|avant|jusqu|peut-être|prétendument|par erreur|à tort|brièvement
      partie|partiellement|en partie|parties|articles?|alinéas?|paragraphes?|projet|proposition|requête|certaines?|qu(?:e|’) [^,;:]*(?:${present.join('|')})
    `),
  },
};
