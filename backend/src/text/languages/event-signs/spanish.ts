import { eventWordsFrom } from './words';

export const spanish = eventWordsFrom({
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
    clear:
      'negociadores negociaciones tratado pacto acuerdo enviados embajador embajada mediadores delegación diplomáticos tregua',
    faint: 'conversaciones cumbre frontera ministros líderes firmado',
  },
});
