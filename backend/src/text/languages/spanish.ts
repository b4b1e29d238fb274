import { stemmer } from '@orama/stemmers/spanish';
import type { Language } from './language';
import { wordList, openings, phrases, setOf } from './patterns';
import { yearDigits } from '../words/year';

const weekdays = '(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)';

export const spanish: Language = {
  code: 'es',
  stem: stemmer,
  capitalisedNouns: false,
  compounds: false,
  weekday: new RegExp(weekdays, 'gu'),
  functionWords: setOf(`
    al algo algún alguna algunas algunos además ahora ante antes aquel aquella así aún aunque bajo bien cada casi como con contra
    cual cuales cualquier cuando cuanto cuya cuyo de del desde después donde dos durante e el él ella ellas ellos en entre era
    eran es esa esas ese eso esos esta está están estas este esto estos fue fueron ha había habían hace hacia han hasta hay la las
    le les lo los más me menos mi mientras mis mismo misma mucho muchos muy nada ni no nos nosotros nuestra nuestro nuevo o os
    otra otras otro otros para pero poco por porque pues puede pueden que qué quien quienes se sea sean según ser será serán si sí
    sido sin sino sobre solo sólo son su sus tal también tampoco tan tanto te tener tiene tienen toda todas todavía todo todos
    tras tu u un una unas uno unos usted va van varias varios y ya yo
  `),
  alsoEnglish: setOf('contra de ella era esa este ha mi nada ni sea si sin solo son tu usted van'),
  frequent: 'el|la|los|las|del|que|con|una|un',
  abbreviations: setOf('sr sra srta sres dr dra dña art arts núm núms pág págs tel avda av ee aprox ej gral prof uds'),
  description: {
    instructions: setOf(`
      noticia noticias novedad novedades actualidad información informaciones informe seguir seguimiento sigue alerta alertas
      últimas últimos última último reciente recientes avances avance evolución desarrollo desarrollos todo sobre tema temas
      importante importantes cambio cambios relacionado relacionadas anuncio anuncios
    `),
    scope: setOf(`
      gobierno ministerio ministro ministra estado congreso senado parlamento ley leyes norma normas reglamento medida medidas
      decisión decisiones política políticas público pública públicos públicas nacional nacionales europeo europea europa españa
      español española españolas españoles comunidad comunidades autónoma autónomas región regiones ciudad ciudades empresa empresas
      sector sectores mercado mercados industria país países local proyecto proyectos plan planes programa consecuencias efectos
      impacto caso casos cifras agencia agencias tribunal tribunales justicia
      reforma reformas debate debates negociación negociaciones coste costes cifra
      actividad actividades
    `),
    conjunctions: 'y|e|o|u|así como',
    prepositions: 'a|al|ante|con|contra|de|del|desde|en|entre|para|por|sobre|tras',
    interrogatives: 'qué|cuáles|cuál|cuánt[oa]s?|cómo|por qué',
  },
  numbers: {
    months: wordList('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    dateLinks: 'de |del ',
    decimal: ',',
    thousand: 'mil',
    million: 'millones|millón|M(?= ?[€$])',
    billion: 'mil millones|millardos',
    trillion: 'billones|billón',
    currencies: { euro: 'euros?', dollar: 'dólares', pound: 'libras', yen: 'yenes', other: 'francos|pesos|reales' },
    percent: 'por ciento|puntos porcentuales',
    unitLinks: 'de ',
    from: '(?:de |desde )(?:los |las )?(?:unos |unas )?',
    to: '(?:a |hasta )(?:los |las )?(?:unos |unas )?',
    insteadOf: 'en (?:lugar|vez) de (?:los |las )?|frente a (?:los |las )?',
    references: 'artículo|art\\.|ley|número|núm\\.|n\\.º|nº|página|capítulo|apartado|línea|fase|nivel|expediente',
  },
  pages: {
    wall: '(?:exclusivo|exclusiva|solo) para (?:suscriptores|abonados)|suscríbete para (?:seguir|continuar)',
    readMore: 'leer más',
    by: 'por',
    published: 'publicado|fecha',
    otherDay: 'registrado',
    spans: 'segundos?|min(?:utos?)?|horas?|h|días?|semanas?|mes(?:es)?|años?',
    afterHyphen: setOf('y o e'),
  },
  news: {
    verbs: wordList(`
      anuncia anunció aprueba aprobó autoriza autorizó prohíbe prohibió decide decidió rechaza rechazó suspende suspendió aplaza aplazó
      lanza lanzó abre abrió cierra cerró comienza comenzó empieza empezó termina terminó aumenta aumentó sube subió baja bajó
      reduce redujo crece creció cae cayó eleva elevó condena condenó nombra nombró elige eligió vota votó firma firmó acuerda acordó
      presenta presentó publica publicó revela reveló confirma confirmó convoca convocó prorroga prorrogó dimite dimitió muere murió
      gana ganó pierde perdió compra compró vende vendió paga pagó concede concedió suprime suprimió crea creó mantiene mantuvo exige
      exigió pide pidió propone propuso ordena ordenó anula anuló afirma afirmó declara declaró asegura aseguró financia financió
      incluye incluyó retira retiró recomienda recomendó alcanza alcanzó descubre descubrió amplía amplió inicia inició registra
      registró recibe recibió entra entró emite emitió avala avaló rebaja rebajó dicta dictó informa informó comunica comunicó
    `),
    auxiliaries: setOf('ha han había habían fue fueron es son está están sido queda quedan'),
    participle:
      /^\p{Ll}{2,}(?:ado|ada|ados|adas|ido|ida|idos|idas|ído|ída|isto|ierto|ierta|iertos|uesto|uesta|uestos|uelto|uelta|echo|echa|icho|crito|crita)$/u,
    participleLast: false,
    past: /^(?!(?:pero)$)\p{Ll}{2,}(?:ó|aron|ieron|eron|ujo|ujeron|uvo|uvieron|uso|usieron|ijo|izo)$/u,
    infinitive: /^\p{Ll}{2,}(?:ar|er|ir|arse|erse|irse)$/u,
    determiners: setOf(`
      el la los las un una unos unas del al de este esta estos estas ese esa esos esas su sus cada otro otra otros otras nuevo nueva
      en por sin para sobre con como primer primera último última mi nuestro nuestra
    `),
    future: /(?<!\p{L})\p{Ll}{2,}(?:ará|arán|erá|erán|irá|irán|drá|drán|brá|brán)(?!\p{L})/u,
    today: phrases(`
      hoy|ayer|anoche|esta (?:mañana|tarde|noche|semana)|(?:este|el|pasado) ${weekdays}
    `),
    ownDay: phrases('hoy|ayer|anteayer|anoche|esta (?:mañana|tarde|noche)'),
    dayBefore: phrases('ayer|anoche'),
    takesEffect: phrases(
      '(?:entra|entran|entrará|entrarán|entró|entraron) en vigor|surte efecto|surtirá efecto|en vigor (?:desde|el|a partir)',
    ),
    lookingBack: phrases(
      'hace (?:\\S+ ){1,3}años|desde hace (?:\\S+ ){1,3}(?:años|décadas)|en su día|por entonces|durante (?:años|décadas)',
    ),
    background: openings(`
      (?:en|desde|hasta|a finales de|a principios de) ${yearDigits}|desde hace|hace (?:\\S+ ){1,3}años|hasta ahora|hasta la fecha|históricamente
      tradicionalmente|cabe recordar|conviene recordar|en el pasado|por entonces
    `),
    firstPerson: /(?<!\p{L})(?:yo|mí|mi|mis|me|nosotros|nuestro|nuestra|nuestros|nuestras|nos)(?!\p{L})/iu,
    openingPronouns: setOf(
      'él ella ellos ellas este esta esto estos estas ese esa eso esos esas su sus aquel aquella lo ello',
    ),
    connective: openings(`
      pero|y|o|sin embargo|no obstante|además|asimismo|también|tampoco|por (?:eso|ello|tanto|su parte|otra parte|otro lado|lo tanto|ejemplo|último|consiguiente)
      así|entonces|(?:luego|después)(?! del? )|mientras tanto|en cambio|en consecuencia|en concreto|en particular|de hecho|de este modo|de esta (?:manera|forma)
      del mismo modo|a su vez|en este (?:sentido|caso|contexto)|al respecto|al mismo tiempo|primero|segundo|finalmente|igualmente|allí|aquí
      ambos|ambas|según (?:él|ella|explicó|ha explicado)
    `),
    opinionTitle: openings('opinión|editorial|tribuna|columna|carta(?:s)? al director|análisis'),
    aside: openings(`
      lea también|lee también|leer más|más información|ver también|foto|fotografía|imagen|vídeo|video|fuente|suscríbase|suscríbete|síganos|síguenos
      regístrese|regístrate|comparta|comparte|haga clic|archivo|publicidad|en la imagen|pie de foto|le puede interesar|te puede interesar
    `),
    undoing: phrases(
      'suspend\\p{Ll}+|anul\\p{Ll}+|aplaz\\p{Ll}+|rechaz\\p{Ll}+|retir\\p{Ll}+|cancel\\p{Ll}+|bloque\\p{Ll}+|deroga\\p{Ll}*|paraliz\\p{Ll}+',
    ),
  },
  endings: {
    done: '(?:derogad|anulad|revocad|retirad|suprimid|abolid|cancelad|invalidad|levantad|suspendid|rescindid|paralizad|abandonad|desconvocad|archivad|desechad|interrumpid|disuelt)[oa]s?|dejad[oa]s? sin efecto|declarad[oa]s? (?:nul[oa]|ilegal)e?s?',
    passive: 'fue|fueron|ha sido|han sido|es|son|queda|quedan|quedó|quedaron|está|están',
    active: 'ha|han',
    finite: [
      ...wordList(`
        derogó derogaron deroga derogan anuló anularon anula anulan revocó revocaron revoca revocan retiró retiraron retira retiran
        suprimió suprimieron suprime suprimen abolió abolieron canceló cancelaron cancela cancelan invalidó invalidaron invalida
        paralizó paralizaron paraliza desconvocó desconvocaron desconvoca abandonó abandonaron abandona archivó archivaron archiva interrumpió tumbó tumbaron tumba tumban
        levantó levantaron levanta levantan suspendió suspendieron suspende suspenden
      `),
      '(?:dejó|dejaron|deja|dejan) sin efecto',
    ],
    over: '(?:ya no|no) (?:está|es|sigue) (?:ya )?(?:en vigor|vigente|válid[oa])|ya no (?:rige|se aplica)|dejó de (?:regir|aplicarse|estar en vigor)|perdió (?:su )?vigencia|(?:ha |han )?queda(?:do|n|ron)? sin efecto|quedó sin efecto|es (?:ya )?(?:historia|inconstitucional)|era inconstitucional|fracasó|fracasaron|caducó|expiró',
    openers: 'que|quien|cuando|donde|porque',
    oblique: setOf(''),
    not: phrases(`
      no|nunca|jamás|ni|ningún|ninguna|casi|si|antes|hasta|quizás?|tal vez|supuestamente|presuntamente|por error|brevemente
      parte|partes|parcialmente|en parte|artículos?|apartados?|párrafos?|proyecto de ley|propuesta|proposición|ciertos|ciertas
    `),
  },
};
