import { eventWordsFrom } from './words';

export const portuguese = eventWordsFrom({
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
    clear:
      'negociadores negociações tratado pacto acordo enviados embaixador embaixada mediadores delegação diplomatas trégua',
    faint: 'conversações cimeira cúpula fronteira ministros líderes assinado',
  },
});
