const list = `
  cut lower reduce trim slash reduction · fall drop decline decrease · raise increase hike lift boost
  rise climb grow growth · approve clear authorise authorize endorse adopt pass · reject refuse
  buy acquire purchase acquisition bought · sell sale sold · begin start commence began begun · end finish conclude
  kill die death dead died · injure hurt wound injury · car vehicle automobile · company firm business
  worker employee staff · tariff duty · import importation · agreement deal accord · money fund funding
  plan scheme programme program intend intention · ban prohibit bar · pick choose select chosen chose
  name appoint appointment · quit resign resignation · fine penalty · probe investigate investigation inquiry
  order instruct direct tell told · recall withdraw · build construct construction built · leave depart departure
  arrive arrival · publish release issue · law act legislation · rule regulation · yearly annual annually
  month monthly · quarter quarterly · home house · shut close closure · chief head · help aid assist assistance
  let allow permit · need require requirement · keep hold held kept · pay payment paid · lose loss lost
  win won victory · find found discover · send sent · give gave given grant · show showed shown · spend spent spending
  test trial · extend prolong extension · postpone delay defer · launch lift-off · doctor physician · lawyer attorney
  drug medicine medication · halt stop · establish create form set · employ work · replace succeed successor
  hire recruit · dismiss sack · arrest detain custody · accuse charge · sentence jail imprison prison · resume restart
  open reopen · stay remain · move relocate · join enter · hit strike struck · evacuate evacuation · rescue save
  predict forecast · estimate reckon · offer bid · merge merger combine · invest investment · loan lend lent
  borrow credit · price cost · profit earnings · revenue turnover · share stock · owner own · customer client
  resident inhabitant · child kid children · teacher educator · student pupil · school classroom
  illness disease sickness · vaccine vaccination · case infection · storm hurricane · flood flooding · earthquake quake
  plane aircraft jet · ship vessel boat · lorry truck · road highway · railway rail train · airport airfield · city town
  area region district · border frontier · minister secretary · lawmaker legislator · parliament legislature
  vote ballot · election poll · court judge tribunal · ruling verdict judgment · suit lawsuit sue · appeal challenge
  agency authority regulator · committee panel · council board · army military troops · attack assault · truce ceasefire
  talk negotiation negotiate · treaty pact · visit trip · meet meeting met · speech address · letter note
  study research · scientist researcher · result finding · game match · beat defeat · score goal · team side
  coach manager · player athlete · film movie · museum gallery · concert gig · bridge viaduct · site location
  size scale · amount sum · rate level · limit cap · quota allotment · supply provide provision · deliver delivery
  produce manufacture production · repair fix · remove withdrawal · add addition
  change modify modification alter amend amendment · adjust adjustment · update revise revision · decide decision
  agree agreed · promise pledge · warn warning · confirm confirmation · reveal disclose · explain explanation
  urge press · support back · criticise criticize · celebrate mark · cancel scrap · suspend suspension · ease relax
  tighten toughen · expand widen expansion · shrink contract contraction · double twofold · triple threefold
  speed accelerate · slow slowdown · fire blaze wildfire · uphold affirm · overturn quash annul · key main benchmark
  initial first · job post position · man men · woman women · person people · maker manufacturer · choice option
  destroy destruction · explode explosion blast · collide collision · admit admission · submit submission
  receive receipt · prove proof · solve solution · analyse analyze analysis · invade invasion · divide division
  strong strength · safe safety · high height · long length · survey questionnaire · rain rainfall · snow snowfall
  protest demonstration demonstrate · labour labor · centre center · defence defense · licence license · tyre tire
  colour color · organise organize · metre meter · kilometre kilometer · tonne ton
`;

/** Words that may replace each other without changing what a sentence says; each word is in one group at most. */
export const synonyms: readonly string[] = list.trim().split(/ *[·\n] */);
