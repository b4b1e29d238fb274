import type { Sample } from './sample';

export const spanish: readonly Sample[] = [
  {
    topic: 'Tipos de interés del Banco de Torvia',
    page: 'El Banco de Torvia sube el tipo de interés al 4,5 %. El consejo encarece el crédito por tercera vez este año y alude a los precios de los alimentos.',
    later:
      'Pausa en la subida del crédito. Tras un año de aumentos, el comité monetario dejó el jueves el tipo sin cambios.',
  },
  {
    topic: 'Huelgas en los ferrocarriles de Kelmark',
    page: 'Los maquinistas de Kelmark paran dos días. El sindicato pide una semana más corta; la mayoría de los trenes regionales no circulará.',
    later:
      'Firmado el acuerdo salarial. Los maquinistas vuelven al trabajo el lunes después de que la empresa aceptara la semana de 36 horas.',
  },
  {
    topic: 'Brote de sarampión en el valle de Ostrin',
    page: 'Once niños enfermos de sarampión en Ostrin. La oficina de salud ha abierto un centro de vacunación en el ayuntamiento.',
    later:
      'Cierra el centro de vacunación. Desde hace tres semanas no se ha notificado ningún nuevo caso de sarampión en el valle.',
  },
  {
    topic: 'Incendios en las colinas de Serrado',
    page: 'Un incendio cerca de Serrado obliga a salir a 300 personas. Los bomberos esperan vientos fuertes hasta el fin de semana.',
    later:
      'La lluvia apaga el fuego y los vecinos regresan. Los últimos focos en las colinas sobre Serrado se extinguieron el domingo.',
  },
  {
    topic: 'Nuevo entrenador del FC Brunhaven',
    page: 'El FC Brunhaven ficha a Iversen como entrenador. El técnico de 48 años firma por dos temporadas y debuta en el partido de Dornau.',
    later:
      'Iversen, destituido tras seis derrotas. El club deja el equipo en manos del ayudante hasta el descanso de invierno.',
  },
  {
    topic: 'Demanda contra Datavia por datos de usuarios',
    page: 'Consumidores demandan a Datavia por datos de ubicación. La empresa habría vendido por dónde iban sus usuarios sin pedirles permiso.',
    later:
      'Los jueces ordenan borrar los datos de ubicación. Datavia deberá pagar además 400 euros a cada demandante, dictó el tribunal de apelación.',
  },
  {
    topic: 'Construcción del puente del Lune',
    page: 'Empiezan las obras del nuevo puente sobre el Lune. Costará 85 millones y tendrá cuatro carriles desde 2027.',
    later:
      'El puente se abre con un año de retraso. El paso costó 21 millones más de lo previsto porque el suelo de la orilla este era blando.',
  },
  {
    topic: 'Misión lunar Halden 2',
    page: 'El módulo Halden 2 despega hacia la Luna. La sonda buscará hielo cerca del polo sur.',
    later:
      'Se pierde el contacto con la sonda lunar. Los ingenieros no recibieron señal después de que empezara el descenso.',
  },
  {
    topic: 'Sequía y cosecha de trigo en Marenia',
    page: 'Los agricultores de Marenia temen por su trigo. En el sur no llueve desde hace nueve semanas y los pozos se secan.',
    later:
      'La menor cosecha de cereal en veinte años. El ministerio de Agricultura permite importar sin aranceles hasta la primavera.',
  },
  {
    topic: 'Robo en el museo de Arnfeld',
    page: 'Ladrones se llevan cuadros del museo de Arnfeld. Tres paisajes valorados en dos millones fueron cortados de sus marcos de noche.',
    later:
      'Hallados en un garaje los paisajes robados. La policía detuvo a un antiguo vigilante; los cuadros volverán a la galería antes de mayo.',
  },
];
