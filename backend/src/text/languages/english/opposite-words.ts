import { setOf } from '../patterns';

/** Words, as stems, for opposite events: a source with one cannot support a sentence with the other. */
export const oppositeWords: readonly (readonly [one: ReadonlySet<string>, other: ReadonlySet<string>])[] = [
  [
    setOf('increas rais rose rise risen grew grow grown climb jump surg soar expand higher widen upward up'),
    setOf('decreas reduc lower cut fell fall fallen drop declin shrink shrank slip slash narrow downward down'),
  ],
  [setOf('begin began begun start resum reopen launch'), setOf('end stop halt close finish ceas suspend')],
  [
    setOf(
      'uphold upheld affirm admit authoris author confirm allow approv grant pass accept kept keep ratifi endors restor retain maintain',
    ),
    setOf(
      'overturn dismiss prohibit reject annul revok repeal block deni quash void refus rescind scrap withdraw withdrew',
    ),
  ],
  [setOf('ahead earlier'), setOf('behind later delay')],
  [setOf('win won victori'), setOf('lose lost defeat')],
  [setOf('upstream'), setOf('downstream')],
  [setOf('north northern'), setOf('south southern')],
  [setOf('east eastern'), setOf('west western')],
  [setOf('convict guilti'), setOf('acquit clear')],
  [setOf('longer lengthen'), setOf('shorter shorten')],
  [setOf('primari'), setOf('secondari')],
  [setOf('serious sever'), setOf('slight minor')],
  [setOf('import'), setOf('export')],
  [setOf('first'), setOf('last')],
  [setOf('morn'), setOf('even night afternoon')],
];
