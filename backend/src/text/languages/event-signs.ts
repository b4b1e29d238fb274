import { both, type EventKind, type Signs } from './english/event-signs';
import type { LanguageCode } from './language';

/** Words for events and how news tells of them without these, as for English in english/event-signs.ts. */
interface EventWordsOf {
  readonly qualifiers: string;
  /** Words for the same event in each line. */
  readonly same: string;
  readonly kinds: readonly EventKind[];
}

interface Words {
  readonly qualifiers: string;
  readonly same: string;
  readonly fighting: Signs;
  readonly unrest: Signs;
  readonly trouble: Signs;
  readonly disaster: Signs;
  readonly attack: Signs;
  readonly flood: Signs;
  readonly fire: Signs;
  readonly election: Signs;
  readonly talks: Signs;
  readonly events: {
    readonly war: string;
    readonly revolt: string;
    readonly protest: string;
    readonly crisis: string;
    readonly disaster: string;
    readonly attack: string;
    readonly flood: string;
    readonly fire: string;
    readonly election: string;
    readonly talks: string;
  };
}

const eventWordsFrom = ({ qualifiers, same, events, ...signs }: Words): EventWordsOf => ({
  qualifiers,
  same,
  kinds: [
    { events: events.war, signs: signs.fighting },
    { events: events.revolt, signs: both(signs.unrest, signs.fighting) },
    { events: events.protest, signs: signs.unrest },
    { events: events.crisis, signs: both(signs.trouble, signs.unrest, signs.fighting) },
    { events: events.disaster, signs: signs.disaster },
    { events: events.attack, signs: signs.attack },
    { events: events.flood, signs: signs.flood },
    { events: events.fire, signs: signs.fire },
    { events: events.election, signs: signs.election },
    { events: events.talks, signs: signs.talks },
  ],
});

const spanish = eventWordsFrom({
  qualifiers: `
    civil civiles político política políticas armado armada humanitario humanitaria militar étnico étnica interno interna presidencial
    presidenciales parlamentarias legislativas generales regionales municipales norte sur este oeste
  `,
  same: `
    protesta manifestación revuelta levantamiento revolución disturbios
    guerra conflicto
    terremoto seísmo sismo
  `,
  events: {
    war: 'guerra conflicto violencia combates hostilidades insurgencia seguridad paz tropas ejército',
    revolt: 'disturbios levantamiento revuelta rebelión revolución',
    protest: 'protesta manifestación',
    crisis: 'crisis emergencia',
    disaster: 'desastre catástrofe terremoto',
    attack: 'atentado tiroteo ataque',
    flood: 'inundación inundaciones tormenta huracán ciclón tifón',
    fire: 'incendio incendios',
    election: 'elecciones votación referéndum',
    talks: 'negociaciones conversaciones relaciones',
  },
  fighting: {
    clear: `
      guerra conflicto violencia tropas soldados milicia milicianos paramilitares combatientes rebeldes insurgentes yihadistas bombardeo
      bombardeos artillería tregua hostilidades disparos francotiradores masacre matanza rehenes asediada cascos secuestrado
    `,
    faint: `
      combates batalla ataque ejército militares bomba proyectiles misil cohete dron tanque ofensiva asedio enfrentamientos muertos heridos
      desplazados
    `,
  },
  unrest: {
    clear: `
      disturbios levantamiento revuelta manifestantes manifestación represión toque disidentes junta dictador barricadas violencia saqueos
      lacrimógenos
    `,
    faint: `
      revolución protesta marcha oposición activistas régimen enfrentamientos antidisturbios policía detenidos muertos
    `,
  },
  trouble: {
    clear: 'crisis refugiados desplazados sanciones destituido golpe hambruna humanitaria desnutrición cólera rescate',
    faint: 'emergencia escasez colapso ayuda hambre dimisión dimite parlamento ministro gobierno',
  },
  disaster: {
    clear: 'terremoto seísmo inundación huracán tsunami explosión erupción supervivientes escombros réplicas evacuados',
    faint: 'tormenta vertido accidente víctimas rescate ayuda derrumbe',
  },
  attack: {
    clear: 'atacante pistolero sospechoso balas tiros disparos explosión apuñalado heridos rehenes terrorista',
    faint: 'muertos policía fuego víctimas arma',
  },
  flood: {
    clear: 'lluvias aguacero torrencial inundado anegado sumergido desbordado dique deslizamiento evacuados rachas',
    faint: 'lluvia río agua viento temporal aviso víctimas casas barro ahogado',
  },
  fire: { clear: 'llamas bomberos forestal hectáreas evacuados', faint: 'fuego quemado humo viento seco casas' },
  election: {
    clear: 'elecciones votantes urnas sondeo candidato escrutinio coalición participación electoral',
    faint: 'voto campaña escaños parlamento partido presidente',
  },
  talks: {
    clear: 'negociadores negociaciones tratado pacto acuerdo enviados embajador embajada mediadores delegación diplomáticos tregua',
    faint: 'conversaciones cumbre frontera ministros líderes firmado',
  },
});

const french = eventWordsFrom({
  qualifiers: `
    civil civile civils politique politiques armé armée humanitaire militaire ethnique interne présidentielle présidentielles
    parlementaires législatives générales régionales municipales nord sud est ouest
  `,
  same: `
    protestation manifestation contestation révolte soulèvement révolution émeutes
    guerre conflit
    séisme tremblement
  `,
  events: {
    war: 'guerre conflit violence violences combats hostilités insurrection sécurité paix troupes',
    revolt: 'troubles soulèvement révolte révolution émeutes',
    protest: 'manifestation protestation contestation',
    crisis: 'crise urgence',
    disaster: 'désastre catastrophe séisme',
    attack: 'attentat fusillade attaque',
    flood: 'inondation inondations tempête ouragan cyclone typhon',
    fire: 'incendie incendies',
    election: 'élections élection scrutin référendum',
    talks: 'négociations pourparlers relations',
  },
  fighting: {
    clear: `
      guerre conflit violences troupes soldats milice miliciens paramilitaires combattants rebelles insurgés djihadistes bombardement
      bombardements artillerie trêve hostilités tirs snipers massacre otages assiégée casques enlevé
    `,
    faint: `
      combats bataille attaque armée militaires bombe obus missile roquette drone char offensive siège affrontements tués morts blessés
      déplacés
    `,
  },
  unrest: {
    clear: `
      troubles soulèvement révolte manifestants manifestation répression couvre-feu dissidents junte dictateur barricades violences
      pillages lacrymogènes
    `,
    faint: `
      révolution protestation rassemblement marche opposition militants régime heurts affrontements émeute police arrêtés morts
    `,
  },
  trouble: {
    clear: 'crise réfugiés déplacés sanctions destitué putsch famine humanitaire malnutrition choléra sauvetage',
    faint: 'urgence pénurie effondrement aide faim démission démissionne parlement ministre gouvernement',
  },
  disaster: {
    clear: 'séisme inondation ouragan tsunami explosion éruption survivants décombres répliques évacués',
    faint: 'tempête marée accident victimes secours aide effondrement',
  },
  attack: {
    clear: 'assaillant tireur suspect balles tirs explosion poignardé blessés otages terroriste',
    faint: 'tués morts police feu victimes arme',
  },
  flood: {
    clear: 'pluies averses torrentielles inondé submergé débordé crue digue glissement évacués rafales',
    faint: 'pluie rivière eau vent tempête alerte victimes maisons boue noyé',
  },
  fire: { clear: 'flammes pompiers forêt hectares évacués', faint: 'feu brûlé fumée vent sec maisons' },
  election: {
    clear: 'élections électeurs urnes sondage candidat scrutin coalition participation électoral',
    faint: 'vote campagne sièges parlement parti président',
  },
  talks: {
    clear: 'négociateurs négociations traité pacte accord émissaires ambassadeur ambassade médiateurs délégation diplomates trêve',
    faint: 'pourparlers sommet frontière ministres dirigeants signé',
  },
});

const italian = eventWordsFrom({
  qualifiers: `
    civile civili politico politica politiche armato armata umanitario umanitaria militare etnico etnica interno interna presidenziali
    parlamentari legislative generali regionali comunali nord sud est ovest
  `,
  same: `
    protesta manifestazione rivolta sollevazione rivoluzione disordini
    guerra conflitto
    terremoto sisma
  `,
  events: {
    war: 'guerra conflitto violenza violenze combattimenti ostilità insurrezione sicurezza pace truppe esercito',
    revolt: 'disordini sollevazione rivolta rivoluzione tumulti',
    protest: 'protesta manifestazione',
    crisis: 'crisi emergenza',
    disaster: 'disastro catastrofe terremoto',
    attack: 'attentato sparatoria attacco',
    flood: 'alluvione alluvioni inondazione tempesta uragano ciclone tifone',
    fire: 'incendio incendi',
    election: 'elezioni voto referendum',
    talks: 'negoziati trattative colloqui relazioni',
  },
  fighting: {
    clear: `
      guerra conflitto violenza truppe soldati milizia miliziani paramilitari combattenti ribelli insorti jihadisti bombardamento
      bombardamenti artiglieria tregua ostilità spari cecchini massacro strage ostaggi assediata caschi rapito
    `,
    faint: `
      combattimenti battaglia attacco esercito militari bomba granate missile razzo drone carro offensiva assedio scontri morti uccisi
      feriti sfollati
    `,
  },
  unrest: {
    clear: `
      disordini sollevazione rivolta manifestanti manifestazione repressione coprifuoco dissidenti giunta dittatore barricate violenza
      saccheggi lacrimogeni
    `,
    faint: 'rivoluzione protesta corteo marcia opposizione attivisti regime scontri polizia arrestati uccisi morti',
  },
  trouble: {
    clear: 'crisi rifugiati profughi sfollati sanzioni deposto golpe carestia umanitaria malnutrizione colera salvataggio',
    faint: 'emergenza carenza crollo aiuti fame dimissioni parlamento ministro governo',
  },
  disaster: {
    clear: 'terremoto sisma alluvione uragano tsunami esplosione eruzione superstiti macerie scosse evacuati',
    faint: 'tempesta incidente vittime soccorsi aiuti crollo',
  },
  attack: {
    clear: 'attentatore aggressore sospetto proiettili spari esplosione accoltellato feriti ostaggi terrorista',
    faint: 'uccisi morti polizia fuoco vittime arma',
  },
  flood: {
    clear: 'piogge nubifragio torrenziale allagato sommerso esondato argine frana evacuati raffiche',
    faint: 'pioggia fiume acqua vento maltempo allerta vittime case fango annegato',
  },
  fire: { clear: 'fiamme pompieri boschivo ettari evacuati', faint: 'fuoco bruciato fumo vento secco case' },
  election: {
    clear: 'elezioni elettori urne sondaggio candidato scrutinio coalizione affluenza elettorale',
    faint: 'voto campagna seggi parlamento partito presidente',
  },
  talks: {
    clear: 'negoziatori negoziati trattato patto accordo inviati ambasciatore ambasciata mediatori delegazione diplomatici tregua',
    faint: 'colloqui vertice confine ministri leader firmato',
  },
});

const portuguese = eventWordsFrom({
  qualifiers: `
    civil civis político política políticas armado armada humanitário humanitária militar étnico étnica interno interna presidencial
    presidenciais parlamentares legislativas gerais regionais municipais norte sul leste oeste
  `,
  same: `
    protesto manifestação revolta levante revolução distúrbios
    guerra conflito
    terremoto sismo
  `,
  events: {
    war: 'guerra conflito violência combates hostilidades insurgência segurança paz tropas exército',
    revolt: 'distúrbios levante revolta rebelião revolução',
    protest: 'protesto manifestação',
    crisis: 'crise emergência',
    disaster: 'desastre catástrofe terremoto',
    attack: 'atentado tiroteio ataque',
    flood: 'inundação inundações cheia enchente tempestade furacão ciclone tufão',
    fire: 'incêndio incêndios',
    election: 'eleições votação referendo',
    talks: 'negociações conversações relações',
  },
  fighting: {
    clear: `
      guerra conflito violência tropas soldados milícia milicianos paramilitares combatentes rebeldes insurgentes jihadistas bombardeio
      bombardeamento artilharia trégua hostilidades tiros massacre reféns sitiada sequestrado
    `,
    faint: `
      combates batalha ataque exército militares bomba míssil foguete drone tanque ofensiva cerco confrontos mortos feridos deslocados
    `,
  },
  unrest: {
    clear: `
      distúrbios levante revolta manifestantes manifestação repressão dissidentes junta ditador barricadas violência saques lacrimogéneo
      lacrimogêneo
    `,
    faint: 'revolução protesto marcha oposição ativistas regime confrontos polícia detidos mortos',
  },
  trouble: {
    clear: 'crise refugiados deslocados sanções destituído golpe humanitária desnutrição cólera resgate',
    faint: 'emergência escassez colapso ajuda fome demissão demite parlamento ministro governo',
  },
  disaster: {
    clear: 'terremoto sismo inundação furacão tsunami explosão erupção sobreviventes escombros réplicas retirados',
    faint: 'tempestade acidente vítimas resgate ajuda desabamento',
  },
  attack: {
    clear: 'atacante atirador suspeito balas tiros disparos explosão esfaqueado feridos reféns terrorista',
    faint: 'mortos polícia fogo vítimas arma',
  },
  flood: {
    clear: 'chuvas aguaceiro torrencial inundado alagado submerso transbordou dique deslizamento desalojados rajadas',
    faint: 'chuva rio água vento temporal alerta vítimas casas lama afogado',
  },
  fire: { clear: 'chamas bombeiros florestal hectares evacuados', faint: 'fogo queimado fumo fumaça vento seco casas' },
  election: {
    clear: 'eleições eleitores urnas sondagem candidato apuração coligação abstenção eleitoral',
    faint: 'voto campanha assentos parlamento partido presidente',
  },
  talks: {
    clear: 'negociadores negociações tratado pacto acordo enviados embaixador embaixada mediadores delegação diplomatas trégua',
    faint: 'conversações cimeira cúpula fronteira ministros líderes assinado',
  },
});

/** Not of languages that write all nouns with capitals, whose descriptions show no names. */
export const eventWords: Partial<Record<LanguageCode, EventWordsOf>> = {
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
};
