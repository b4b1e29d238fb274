import type { LanguageExamples } from './language-examples';

export const spanish: LanguageExamples = {
  prose: ['El ayuntamiento aprobó el presupuesto de la ciudad para el próximo año.'],
  days: [['El pleno es el 3 de abril de 2026 en la sede.', ['2026-04-03']]],
  figures: [['El coste de la obra sube a 3.400 millones de euros, un 4 % más.', ['€3400 million', '4%']]],
  events: [['El ayuntamiento cerró el puente a los camiones.', 'El puente es un símbolo de la ciudad.']],
  leaning: ['Sin embargo, el alcalde rechazó la propuesta de los vecinos.'],
  sameStems: [['los medicamentos autorizados por la agencia', 'el medicamento autorizado por las agencias']],
  sentences: ['El ayuntamiento encargó la obra al Sr. Gómez y a la Dra. Ruiz.', 'El pleno votó el lunes.'],
  changes: [['La obra costará 3.000 euros.', 'El coste de la obra sube de 3.000 a 3.400 euros.', '3.000 euros']],
  unchanged: [['La obra costará 3.000 horas.', 'El coste de la obra sube de 3.000 a 3.400 euros.']],
  walls: ['Contenido exclusivo para suscriptores', 'Suscríbete para seguir leyendo'],
  byline: 'Por Juana Gómez',
  published: 'Publicado el 4 de mayo de 2026',
  reversal: {
    description: 'Prácticos del puerto de Marreta',
    title: 'Tarifa fija para los prácticos de Marreta',
    act: 'La Ordenanza 118/2024 fija en 24 coronas por buque la tarifa de los prácticos de Marreta.',
    more: 'La autoridad portuaria la aprobó el lunes después de dos días de conversaciones con los armadores. Hasta ahora los prácticos negociaban su tarifa.',
    later: 'Los prácticos de Marreta pierden su tarifa',
    end: 'La autoridad portuaria de Marreta derogó el viernes la Ordenanza 118/2024 sobre los prácticos.',
    after: 'Los armadores de once buques se habían quejado de la tarifa. Los prácticos hablarán de nuevo con ellos.',
  },
};
