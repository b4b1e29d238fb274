import { setOf } from '../patterns';

/** Written with a period and hardly ever last in a sentence. */
export const neverLast = setOf(`
    mr mrs ms dr prof hon rev gen lt col sgt capt cmdr adm maj sen rep gov pres messrs mme st
    sec secs art arts para paras sect ch chs cl no nos vol vols pp fig figs pt pts ann app ed eds
    e.g i.e cf viz vs v al ca approx est seq supp dhr drs mevr
  `);

/** Written with a period and sometimes last in a sentence: the next word decides. */
export const sometimesLast = setOf(`
  inc corp co ltd llc plc bros jr sr esq u.s u.k u.n e.u d.c a.m p.m ph.d m.d b.a m.a ll.m etc dept univ assn
  jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun ft mt gal lbs oz
`);

/**
 * Words that begin sentences and rarely continue names: after `U.S.` or an initial, one of these starts a new sentence.
 */
export const starters = setOf(`
  a about according accordingly additionally after all also although amid among an and another any as at because before
  besides both but by consequently currently despite during each earlier even every few finally first following for from
  further furthermore given had has have he her here his how however i if importantly in indeed instead is it its just
  last later many meanwhile more moreover most my neither nevertheless next no none nonetheless nor not notably nothing
  now of officials on once one only or other others our over people perhaps rather recently second several she similarly
  since so some specifically still subsequently such than thanks that the their them then there therefore these they this
  those though through thus to today together tomorrow under unless until upon we what when whenever where whereas whether
  which while who why with within without yesterday yet you your
`);

/** Before a single capital these form a numbered thing (`Annex A.`); after other words it is an initial. */
export const takeLetter = setOf(`
  annex appendix article chapter class column exhibit group group's grade level list option panel part phase plan route
  schedule section table team tier title type vitamin war world
`);
